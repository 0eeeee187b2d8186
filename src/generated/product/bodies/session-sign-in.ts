// Generated from schemas/session/session.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';

/** Body of session.sign-in. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['username', 'password'],
  properties: {
    username: { type: 'string', minLength: 1, maxLength: 200 },
    password: { type: 'string', minLength: 1, maxLength: 2000 },
    remember: { type: 'boolean', description: 'Ours: a longer session.' },
  },
};

export const messages: CompiledBody['messages'] = {
  '/username': { required: 'Email or password cannot empty.', minLength: 'Email or password cannot empty.' },
  '/password': { required: 'Email or password cannot empty.', minLength: 'Email or password cannot empty.' },
};

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.username !== undefined){
      let data0 = data.username;
      if(typeof data0 === "string"){
        if(func2(data0) > 200){
          vErrors = fault(vErrors, instancePath+"/username", "maxLength", {limit: 200});
        }
        if(func2(data0) < 1){
          vErrors = fault(vErrors, instancePath+"/username", "minLength", {limit: 1});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/username", "type", {type: "string"});
      }
    }
    if(data.password !== undefined){
      let data1 = data.password;
      if(typeof data1 === "string"){
        if(func2(data1) > 2000){
          vErrors = fault(vErrors, instancePath+"/password", "maxLength", {limit: 2000});
        }
        if(func2(data1) < 1){
          vErrors = fault(vErrors, instancePath+"/password", "minLength", {limit: 1});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/password", "type", {type: "string"});
      }
    }
    if(data.remember !== undefined){
      if(typeof data.remember !== "boolean"){
        vErrors = fault(vErrors, instancePath+"/remember", "type", {type: "boolean"});
      }
    }
    if(data.username === undefined || data.username === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "username"});
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
