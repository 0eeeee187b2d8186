// Generated from schemas/admin/user-admin.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../runtime/core/validation/ajv-runtime.ts';
import { together } from '../../../runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import * as sharedUserAdmin from './shared/user-admin.ts';

/** Body of user-admin.create. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['username', 'role', 'password', 'password_confirmation'],
  properties: {
    username: sharedUserAdmin.properties.username,
    role: sharedUserAdmin.properties.role,
    password: { type: 'string', minLength: 1, maxLength: 1000 },
    password_confirmation: { type: 'string', minLength: 1, maxLength: 1000, sameAs: 'password' },
  },
};

export const messages: CompiledBody['messages'] = {
  ...sharedUserAdmin.messages,
  '/password': { required: 'Please Fill all Fields', minLength: 'Please Fill all Fields' },
  '/password_confirmation': {
    required: 'Please Fill all Fields',
    minLength: 'Please Fill all Fields',
    sameAs: 'Password confirmation does not match.',
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
        if(func2(data0) < 1){
          vErrors = fault(vErrors, instancePath+"/password", "minLength", {limit: 1});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/password", "type", {type: "string"});
      }
    }
    if(data.password_confirmation !== undefined){
      let data1 = data.password_confirmation;
      if(typeof data1 === "string"){
        if(func2(data1) > 1000){
          vErrors = fault(vErrors, instancePath+"/password_confirmation", "maxLength", {limit: 1000});
        }
        if(func2(data1) < 1){
          vErrors = fault(vErrors, instancePath+"/password_confirmation", "minLength", {limit: 1});
        }
        const other0 = data.password;
        if(other0 !== undefined && data1 !== other0){
          vErrors = fault(vErrors, instancePath+"/password_confirmation", "sameAs", {});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/password_confirmation", "type", {type: "string"});
      }
    }
    if(data.password === undefined || data.password === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "password"});
    }
    if(data.password_confirmation === undefined || data.password_confirmation === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "password_confirmation"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = together(schema, [sharedUserAdmin.validate, validate10 as unknown as Validator]);
