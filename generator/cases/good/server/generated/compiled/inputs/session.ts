// Generated from schemas/session/session.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { Validator } from '../../../../../../../core/model.ts';
import { fault } from '../../../../../../../core/validation/ajv-runtime.ts';

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate0.errors = vErrors;
  return vErrors === null;
}

export const sessionSignInParams: Validator = validate0 as unknown as Validator;
export const sessionSignInQuery: Validator = validate0 as unknown as Validator;
