// Generated from schemas/approval/approval-edit.screen.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';

/** Body of the form approval-edit. */
export const schema: CompiledBody['schema'] = { type: 'object', required: ['role'], properties: { role: { type: 'integer' } } };

export const messages: CompiledBody['messages'] = { '/role': { required: 'Role cannot empty.' } };

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.role !== undefined){
      let data0 = data.role;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        const err0 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.role === undefined || data.role === null || data.role === ""){
      const err1 = {instancePath,keyword:"filled",params:{missingProperty: "role"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
