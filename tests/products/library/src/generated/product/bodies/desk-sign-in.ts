// Generated from schemas/desk/desk.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';

/** Body of desk.sign-in. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['username', 'password'],
  properties: { username: { type: 'string' }, password: { type: 'string' } },
};

export const messages: CompiledBody['messages'] = {};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.username !== undefined){
      if(typeof data.username !== "string"){
        vErrors = fault(vErrors, instancePath+"/username", "type", {type: "string"});
      }
    }
    if(data.password !== undefined){
      if(typeof data.password !== "string"){
        vErrors = fault(vErrors, instancePath+"/password", "type", {type: "string"});
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
