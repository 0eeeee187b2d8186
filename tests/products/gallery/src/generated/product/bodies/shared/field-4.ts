// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../../../../../src/runtime/model.ts';

/** What bodies of field have in common. */
export const properties = { long: { type: 'string' }, wrong: { type: 'string', maxLength: 5 } };

export const messages: CompiledBody['messages'] = { '/wrong': { maxLength: 'At most 5 characters.' } };

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.long !== undefined){
      if(typeof data.long !== "string"){
        vErrors = fault(vErrors, instancePath+"/long", "type", {type: "string"});
      }
    }
    if(data.wrong !== undefined){
      let data1 = data.wrong;
      if(typeof data1 === "string"){
        if(func2(data1) > 5){
          vErrors = fault(vErrors, instancePath+"/wrong", "maxLength", {limit: 5});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/wrong", "type", {type: "string"});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
