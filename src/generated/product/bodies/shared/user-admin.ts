// Generated from schemas/admin/user-admin.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../runtime/model.ts';

/** What bodies of user-admin have in common. */
export const properties = {
  username: { type: 'string', notBlank: true, maxLength: 200 },
  role: { type: 'integer', enum: [2, 3, 4, 5] },
};

export const messages: CompiledBody['messages'] = {
  '/username': { required: 'Please Fill all Fields', notBlank: 'Please Fill all Fields' },
  '/role': { required: 'Please Fill all Fields' },
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
        if(!/\S/.test(data0)){
          vErrors = fault(vErrors, instancePath+"/username", "notBlank", {});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/username", "type", {type: "string"});
      }
    }
    if(data.role !== undefined){
      let data1 = data.role;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        vErrors = fault(vErrors, instancePath+"/role", "type", {type: "integer"});
      }
      if(!((((data1 === 2) || (data1 === 3)) || (data1 === 4)) || (data1 === 5))){
        vErrors = fault(vErrors, instancePath+"/role", "enum", {allowedValues: [2,3,4,5]});
      }
    }
    if(data.username === undefined || data.username === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "username"});
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
