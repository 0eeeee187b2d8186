// Generated from schemas/product/product.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../runtime/core/validation/ajv-runtime.ts';
import { together } from '../../../runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import * as sharedProduct from './shared/product.ts';

/** Body of product.bulk-action. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['file', 'action'],
  properties: {
    file: sharedProduct.properties.file,
    action: { type: 'string', enum: ['active', 'deactive'] },
  },
};

export const messages: CompiledBody['messages'] = {
  ...sharedProduct.messages,
  '/action': { required: 'Please fill all fields.' },
};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.action !== undefined){
      let data0 = data.action;
      if(typeof data0 !== "string"){
        vErrors = fault(vErrors, instancePath+"/action", "type", {type: "string"});
      }
      if(!((data0 === "active") || (data0 === "deactive"))){
        vErrors = fault(vErrors, instancePath+"/action", "enum", {allowedValues: ["active","deactive"]});
      }
    }
    if(data.action === undefined || data.action === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "action"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = together(schema, [sharedProduct.validate, validate10 as unknown as Validator]);
