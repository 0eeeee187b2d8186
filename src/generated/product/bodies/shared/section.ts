// Generated from schemas/section/section.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../runtime/model.ts';

/** What bodies of section have in common. */
export const properties = { title: { type: 'string', notBlank: true, maxLength: 200 } };

export const messages: CompiledBody['messages'] = { '/title': { required: 'Please fill all fields.', notBlank: 'Please fill all fields.' } };

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.title !== undefined){
      let data0 = data.title;
      if(typeof data0 === "string"){
        if(func2(data0) > 200){
          vErrors = fault(vErrors, instancePath+"/title", "maxLength", {limit: 200});
        }
        if(!/\S/.test(data0)){
          vErrors = fault(vErrors, instancePath+"/title", "notBlank", {});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/title", "type", {type: "string"});
      }
    }
    if(data.title === undefined || data.title === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "title"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
