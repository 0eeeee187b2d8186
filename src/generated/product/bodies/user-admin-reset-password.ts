// Generated from schemas/admin/user-admin.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';

/** Body of user-admin.reset-password. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['password'],
  properties: { password: { type: 'string', minLength: 8, maxLength: 1000 } },
};

export const messages: CompiledBody['messages'] = {
  '/password': {
    required: 'Give a temporary password of at least {limit} characters.',
    minLength: 'Give a temporary password of at least {limit} characters.',
  },
};

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.password !== undefined){
      let data0 = data.password;
      if(typeof data0 === "string"){
        if(func2(data0) > 1000){
          vErrors = fault(vErrors, instancePath+"/password", "maxLength", {limit: 1000});
        }
        if(func2(data0) < 8){
          vErrors = fault(vErrors, instancePath+"/password", "minLength", {limit: 8});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/password", "type", {type: "string"});
      }
    }
    if(data.password === undefined || data.password === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "password"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
