// Generated from schemas/approval/approval.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
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
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.user_id !== undefined){
      let data0 = data.user_id;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        const err0 = {instancePath:instancePath+"/user_id",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.role !== undefined){
      let data1 = data.role;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        const err1 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.user_id === undefined || data.user_id === null || data.user_id === ""){
      const err2 = {instancePath,keyword:"filled",params:{missingProperty: "user_id"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.role === undefined || data.role === null || data.role === ""){
      const err3 = {instancePath,keyword:"filled",params:{missingProperty: "role"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
  }
  else {
    const err4 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
