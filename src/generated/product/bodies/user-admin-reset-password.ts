// Generated from schemas/admin/user-admin.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { ucs2length } from '../../../runtime/validation/ajv-runtime.ts';

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
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.password !== undefined){
      let data0 = data.password;
      if(typeof data0 === "string"){
        if(func2(data0) > 1000){
          const err0 = {instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 1000}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(func2(data0) < 8){
          const err1 = {instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 8}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/password",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.password === undefined || data.password === null){
      const err3 = {instancePath,keyword:"filled",params:{missingProperty: "password"}};
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
