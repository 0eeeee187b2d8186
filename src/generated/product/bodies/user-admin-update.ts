// Generated from schemas/admin/user-admin.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { ucs2length } from '../../../runtime/validation/ajv-runtime.ts';

/** Body of user-admin.update. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['id', 'username', 'role'],
  requiredWhen: {
    password: { field: 'password_confirmation', exists: true },
    password_confirmation: { field: 'password', exists: true },
  },
  properties: {
    id: { type: 'integer' },
    username: { type: 'string', notBlank: true, maxLength: 200 },
    role: { type: 'integer', enum: [2, 3, 4, 5] },
    password: { type: 'string', minLength: 1, maxLength: 1000 },
    password_confirmation: { type: 'string', minLength: 1, maxLength: 1000, sameAs: 'password' },
  },
};

export const messages: CompiledBody['messages'] = {
  '/id': { required: 'Please Fill all Fields' },
  '/username': { required: 'Please Fill all Fields', notBlank: 'Please Fill all Fields' },
  '/role': { required: 'Please Fill all Fields' },
  '/password': { required: 'Password confirmation does not match.', minLength: 'Please Fill all Fields' },
  '/password_confirmation': {
    required: 'Password confirmation does not match.',
    minLength: 'Please Fill all Fields',
    sameAs: 'Password confirmation does not match.',
  },
};

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if(errors === _errs3){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.password_confirmation === undefined) && (missing0 = "password_confirmation")){
        const err0 = {};
        (vErrors ??= []).push(err0);
        errors++;
      }
      else {
        if(data.password_confirmation !== undefined){
          let data0 = data.password_confirmation;
          const _errs6 = errors;
          const _errs7 = errors;
          if(!((data0 === null) || (data0 === ""))){
            const err1 = {};
            (vErrors ??= []).push(err1);
            errors++;
          }
          var valid3 = _errs7 === errors;
          if(valid3){
            const err2 = {};
            (vErrors ??= []).push(err2);
            errors++;
          }
          else {
            errors = _errs6;
            if(vErrors !== null){
              if(_errs6){
                vErrors.length = _errs6;
              }
              else {
                vErrors = null;
              }
            }
          }
        }
      }
    }
    else {
      const err3 = {};
      (vErrors ??= []).push(err3);
      errors++;
    }
  }
  var _valid0 = _errs3 === errors;
  errors = _errs2;
  if(vErrors !== null){
    if(_errs2){
      vErrors.length = _errs2;
    }
    else {
      vErrors = null;
    }
  }
  if(_valid0){
    const _errs8 = errors;
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.password === undefined || data.password === null || data.password === ""){
        const err4 = {instancePath,keyword:"filled",params:{missingProperty: "password"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    var _valid0 = _errs8 === errors;
    valid1 = _valid0;
  }
  if(!valid1){
    const err5 = {instancePath,keyword:"if",params:{failingKeyword: "then"}};
    (vErrors ??= []).push(err5);
    errors++;
  }
  const _errs10 = errors;
  let valid4 = true;
  const _errs11 = errors;
  if(errors === _errs11){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing1;
      if((data.password === undefined) && (missing1 = "password")){
        const err6 = {};
        (vErrors ??= []).push(err6);
        errors++;
      }
      else {
        if(data.password !== undefined){
          let data1 = data.password;
          const _errs14 = errors;
          const _errs15 = errors;
          if(!((data1 === null) || (data1 === ""))){
            const err7 = {};
            (vErrors ??= []).push(err7);
            errors++;
          }
          var valid6 = _errs15 === errors;
          if(valid6){
            const err8 = {};
            (vErrors ??= []).push(err8);
            errors++;
          }
          else {
            errors = _errs14;
            if(vErrors !== null){
              if(_errs14){
                vErrors.length = _errs14;
              }
              else {
                vErrors = null;
              }
            }
          }
        }
      }
    }
    else {
      const err9 = {};
      (vErrors ??= []).push(err9);
      errors++;
    }
  }
  var _valid1 = _errs11 === errors;
  errors = _errs10;
  if(vErrors !== null){
    if(_errs10){
      vErrors.length = _errs10;
    }
    else {
      vErrors = null;
    }
  }
  if(_valid1){
    const _errs16 = errors;
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.password_confirmation === undefined || data.password_confirmation === null || data.password_confirmation === ""){
        const err10 = {instancePath,keyword:"filled",params:{missingProperty: "password_confirmation"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    var _valid1 = _errs16 === errors;
    valid4 = _valid1;
  }
  if(!valid4){
    const err11 = {instancePath,keyword:"if",params:{failingKeyword: "then"}};
    (vErrors ??= []).push(err11);
    errors++;
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id !== undefined){
      let data2 = data.id;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        const err12 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if(data.username !== undefined){
      let data3 = data.username;
      if(typeof data3 === "string"){
        if(func2(data3) > 200){
          const err13 = {instancePath:instancePath+"/username",keyword:"maxLength",params:{limit: 200}};
          (vErrors ??= []).push(err13);
          errors++;
        }
        if(!/\S/.test(data3)){
          const err14 = {instancePath:instancePath+"/username",keyword:"notBlank",params:{}};
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
      else {
        const err15 = {instancePath:instancePath+"/username",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if(data.role !== undefined){
      let data4 = data.role;
      if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
        const err16 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err16);
        errors++;
      }
      if(!((((data4 === 2) || (data4 === 3)) || (data4 === 4)) || (data4 === 5))){
        const err17 = {instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: [2,3,4,5]}};
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if(data.password !== undefined){
      let data5 = data.password;
      if(typeof data5 === "string"){
        if(func2(data5) > 1000){
          const err18 = {instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 1000}};
          (vErrors ??= []).push(err18);
          errors++;
        }
        if(func2(data5) < 1){
          const err19 = {instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err19);
          errors++;
        }
      }
      else {
        const err20 = {instancePath:instancePath+"/password",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if(data.password_confirmation !== undefined){
      let data6 = data.password_confirmation;
      if(typeof data6 === "string"){
        if(func2(data6) > 1000){
          const err21 = {instancePath:instancePath+"/password_confirmation",keyword:"maxLength",params:{limit: 1000}};
          (vErrors ??= []).push(err21);
          errors++;
        }
        if(func2(data6) < 1){
          const err22 = {instancePath:instancePath+"/password_confirmation",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err22);
          errors++;
        }
        const other0 = data.password;
        if(other0 !== undefined && data6 !== other0){
          const err23 = {instancePath:instancePath+"/password_confirmation",keyword:"sameAs",params:{}};
          (vErrors ??= []).push(err23);
          errors++;
        }
      }
      else {
        const err24 = {instancePath:instancePath+"/password_confirmation",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err24);
        errors++;
      }
    }
    if(data.id === undefined || data.id === null || data.id === ""){
      const err25 = {instancePath,keyword:"filled",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err25);
      errors++;
    }
    if(data.username === undefined || data.username === null){
      const err26 = {instancePath,keyword:"filled",params:{missingProperty: "username"}};
      (vErrors ??= []).push(err26);
      errors++;
    }
    if(data.role === undefined || data.role === null || data.role === ""){
      const err27 = {instancePath,keyword:"filled",params:{missingProperty: "role"}};
      (vErrors ??= []).push(err27);
      errors++;
    }
  }
  else {
    const err28 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err28);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
