// Generated from schemas/section/section-edit.screen.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../runtime/core/validation/ajv-runtime.ts';
import { together } from '../../../runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import * as sharedSection from '../bodies/shared/section.ts';

/** Body of the form section-edit. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['title'],
  properties: {
    title: sharedSection.properties.title,
    type: { type: 'string', enum: ['product', 'category', 'brand'] },
  },
};

export const messages: CompiledBody['messages'] = {
  ...sharedSection.messages,
};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
      let data0 = data.type;
      if(typeof data0 !== "string"){
        vErrors = fault(vErrors, instancePath+"/type", "type", {type: "string"});
      }
      if(!(((data0 === "product") || (data0 === "category")) || (data0 === "brand"))){
        vErrors = fault(vErrors, instancePath+"/type", "enum", {allowedValues: ["product","category","brand"]});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = together(schema, [sharedSection.validate, validate10 as unknown as Validator]);
