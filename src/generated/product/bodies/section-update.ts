// Generated from schemas/section/section.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../runtime/core/validation/ajv-runtime.ts';
import { together } from '../../../runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import * as sharedSection from './shared/section.ts';

/** Body of section.update. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['id', 'title'],
  properties: {
    id: { type: 'integer' },
    title: sharedSection.properties.title,
    type: { type: 'string', enum: ['product', 'category', 'brand'] },
  },
};

export const messages: CompiledBody['messages'] = {
  ...sharedSection.messages,
  '/id': { required: 'Please fill all fields.' },
};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id !== undefined){
      let data0 = data.id;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = fault(vErrors, instancePath+"/id", "type", {type: "integer"});
      }
    }
    if(data.type !== undefined){
      let data1 = data.type;
      if(typeof data1 !== "string"){
        vErrors = fault(vErrors, instancePath+"/type", "type", {type: "string"});
      }
      if(!(((data1 === "product") || (data1 === "category")) || (data1 === "brand"))){
        vErrors = fault(vErrors, instancePath+"/type", "enum", {allowedValues: ["product","category","brand"]});
      }
    }
    if(data.id === undefined || data.id === null || data.id === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "id"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = together(schema, [sharedSection.validate, validate10 as unknown as Validator]);
