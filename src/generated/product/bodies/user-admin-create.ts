// Generated from schemas/admin/user-admin.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { ucs2length } from '../../../runtime/validation/ajv-runtime.ts';

/** Body of user-admin.create. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['username', 'role', 'password', 'password_confirmation'],
  properties: {
    username: { type: 'string', notBlank: true, maxLength: 200 },
    role: { type: 'integer', enum: [2, 3, 4, 5] },
    password: { type: 'string', minLength: 1, maxLength: 1000 },
    password_confirmation: { type: 'string', minLength: 1, maxLength: 1000, sameAs: 'password' },
  },
};

export const messages: CompiledBody['messages'] = {
  '/username': { required: 'Please Fill all Fields', notBlank: 'Please Fill all Fields' },
  '/role': { required: 'Please Fill all Fields' },
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
        if(!/\S/.test(data0)){
          const err1 = {instancePath:instancePath+"/username",keyword:"notBlank",params:{}};
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
    if(data.role !== undefined){
      let data1 = data.role;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        const err3 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
      if(!((((data1 === 2) || (data1 === 3)) || (data1 === 4)) || (data1 === 5))){
        const err4 = {instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: [2,3,4,5]}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.password !== undefined){
      let data2 = data.password;
      if(typeof data2 === "string"){
        if(func2(data2) > 1000){
          const err5 = {instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 1000}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(func2(data2) < 1){
          const err6 = {instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/password",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.password_confirmation !== undefined){
      let data3 = data.password_confirmation;
      if(typeof data3 === "string"){
        if(func2(data3) > 1000){
          const err8 = {instancePath:instancePath+"/password_confirmation",keyword:"maxLength",params:{limit: 1000}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        if(func2(data3) < 1){
          const err9 = {instancePath:instancePath+"/password_confirmation",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err9);
          errors++;
        }
        const other0 = data.password;
        if(other0 !== undefined && data3 !== other0){
          const err10 = {instancePath:instancePath+"/password_confirmation",keyword:"sameAs",params:{}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/password_confirmation",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.username === undefined || data.username === null){
      const err12 = {instancePath,keyword:"filled",params:{missingProperty: "username"}};
      (vErrors ??= []).push(err12);
      errors++;
    }
    if(data.role === undefined || data.role === null || data.role === ""){
      const err13 = {instancePath,keyword:"filled",params:{missingProperty: "role"}};
      (vErrors ??= []).push(err13);
      errors++;
    }
    if(data.password === undefined || data.password === null){
      const err14 = {instancePath,keyword:"filled",params:{missingProperty: "password"}};
      (vErrors ??= []).push(err14);
      errors++;
    }
    if(data.password_confirmation === undefined || data.password_confirmation === null){
      const err15 = {instancePath,keyword:"filled",params:{missingProperty: "password_confirmation"}};
      (vErrors ??= []).push(err15);
      errors++;
    }
  }
  else {
    const err16 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err16);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
