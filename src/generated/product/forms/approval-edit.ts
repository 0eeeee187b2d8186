// Generated from schemas/approval/approval-edit.screen.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';

/** Body of the form approval-edit. */
export const schema: CompiledBody['schema'] = { type: 'object', required: ['role'], properties: { role: { type: 'integer' } } };

export const messages: CompiledBody['messages'] = { '/role': { required: 'Role cannot empty.' } };

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.role !== undefined){
      let data0 = data.role;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = fault(vErrors, instancePath+"/role", "type", {type: "integer"});
      }
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
