// Generated from schemas/loan/loan.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../core/model.ts';
import { fault } from '../../../../../../../core/validation/ajv-runtime.ts';

/** Body of loan.note. */
export const schema: CompiledBody['schema'] = { type: 'object', properties: { text: { type: 'string' } } };

export const messages: CompiledBody['messages'] = {};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.text !== undefined){
      if(typeof data.text !== "string"){
        vErrors = fault(vErrors, instancePath+"/text", "type", {type: "string"});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate0.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate0 as unknown as Validator;
