// Generated from schemas/session/session.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { ucs2length } from '../../../runtime/validation/ajv-runtime.ts';

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
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.username !== undefined){
      let data0 = data.username;
      if(typeof data0 === "string"){
        if(func2(data0) > 200){
          const err0 = {instancePath:instancePath+"/username",keyword:"maxLength",params:{limit: 200}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(func2(data0) < 1){
          const err1 = {instancePath:instancePath+"/username",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/username",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.password !== undefined){
      let data1 = data.password;
      if(typeof data1 === "string"){
        if(func2(data1) > 2000){
          const err3 = {instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 2000}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(func2(data1) < 1){
          const err4 = {instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/password",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.remember !== undefined){
      if(typeof data.remember !== "boolean"){
        const err6 = {instancePath:instancePath+"/remember",keyword:"type",params:{type: "boolean"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.username === undefined || data.username === null){
      const err7 = {instancePath,keyword:"filled",params:{missingProperty: "username"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    if(data.password === undefined || data.password === null){
      const err8 = {instancePath,keyword:"filled",params:{missingProperty: "password"}};
      (vErrors ??= []).push(err8);
      errors++;
    }
  }
  else {
    const err9 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err9);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
