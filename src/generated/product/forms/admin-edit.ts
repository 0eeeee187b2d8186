// Generated from schemas/admin/admin-edit.screen.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../runtime/core/validation/ajv-runtime.ts';
import { together } from '../../../runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import * as sharedUserAdmin from '../bodies/shared/user-admin.ts';

/** Body of the form admin-edit. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['username', 'role'],
  requiredWhen: {
    password: { field: 'password_confirmation', exists: true },
    password_confirmation: { field: 'password', exists: true },
  },
  properties: {
    username: sharedUserAdmin.properties.username,
    role: sharedUserAdmin.properties.role,
    password: { type: 'string', minLength: 1, maxLength: 1000 },
    password_confirmation: { type: 'string', minLength: 1, maxLength: 1000, sameAs: 'password' },
  },
};

export const messages: CompiledBody['messages'] = {
  ...sharedUserAdmin.messages,
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
        vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "password"});
        errors++;
      }
    }
    var _valid0 = _errs8 === errors;
    valid1 = _valid0;
  }
  if(!valid1){
    vErrors = fault(vErrors, instancePath, "if", {failingKeyword: "then"});
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
        vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "password_confirmation"});
        errors++;
      }
    }
    var _valid1 = _errs16 === errors;
    valid4 = _valid1;
  }
  if(!valid4){
    vErrors = fault(vErrors, instancePath, "if", {failingKeyword: "then"});
    errors++;
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.password !== undefined){
      let data2 = data.password;
      if(typeof data2 === "string"){
        if(func2(data2) > 1000){
          vErrors = fault(vErrors, instancePath+"/password", "maxLength", {limit: 1000});
          errors++;
        }
        if(func2(data2) < 1){
          vErrors = fault(vErrors, instancePath+"/password", "minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/password", "type", {type: "string"});
        errors++;
      }
    }
    if(data.password_confirmation !== undefined){
      let data3 = data.password_confirmation;
      if(typeof data3 === "string"){
        if(func2(data3) > 1000){
          vErrors = fault(vErrors, instancePath+"/password_confirmation", "maxLength", {limit: 1000});
          errors++;
        }
        if(func2(data3) < 1){
          vErrors = fault(vErrors, instancePath+"/password_confirmation", "minLength", {limit: 1});
          errors++;
        }
        const other0 = data.password;
        if(other0 !== undefined && data3 !== other0){
          vErrors = fault(vErrors, instancePath+"/password_confirmation", "sameAs", {});
          errors++;
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/password_confirmation", "type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = together(schema, [sharedUserAdmin.validate, validate10 as unknown as Validator]);
