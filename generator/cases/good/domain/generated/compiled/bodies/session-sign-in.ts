// Generated from schemas/session/session.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../core/model.ts';
import { fault, ucs2length } from '../../../../../../../core/validation/ajv-runtime.ts';

/** Body of session.sign-in. */
export const schema: CompiledBody['schema'] = { type: 'object', required: ['name'], properties: { name: { type: 'string', minLength: 1 } } };

export const messages: CompiledBody['messages'] = {};

const func0 = ucs2length;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func0(data0) < 1){
          vErrors = fault(vErrors, instancePath+"/name", "minLength", {limit: 1});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/name", "type", {type: "string"});
      }
    }
    if(data.name === undefined || data.name === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "name"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate0.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate0 as unknown as Validator;
