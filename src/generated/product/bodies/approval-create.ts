// Generated from schemas/approval/approval.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';

/** Body of approval.create. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['user_id', 'role'],
  properties: { user_id: { type: 'integer' }, role: { type: 'integer' } },
};

export const messages: CompiledBody['messages'] = {
  '/user_id': { required: 'User or Role cannot empty.' },
  '/role': { required: 'User or Role cannot empty.' },
};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.user_id !== undefined){
      let data0 = data.user_id;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = fault(vErrors, instancePath+"/user_id", "type", {type: "integer"});
      }
    }
    if(data.role !== undefined){
      let data1 = data.role;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        vErrors = fault(vErrors, instancePath+"/role", "type", {type: "integer"});
      }
    }
    if(data.user_id === undefined || data.user_id === null || data.user_id === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "user_id"});
    }
    if(data.role === undefined || data.role === null || data.role === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "role"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
