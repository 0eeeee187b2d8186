// Generated from schemas/config/config.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';

/** Body of config.update. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['key'],
  properties: { key: { type: 'string', maxLength: 200 }, value: { type: 'string', maxLength: 10000 } },
  if: { required: ['key'], properties: { key: { const: 'chat_config' } } },
  then: { required: ['value'], properties: { value: { type: 'string', enum: ['true', 'false'] } } },
};

export const messages: CompiledBody['messages'] = { '/value': { required: 'Please input false or true value.', enum: 'Please input false or true value.' } };

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if(errors === _errs2){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.key !== undefined){
        const _errs4 = errors;
        if("chat_config" !== data.key){
          const err0 = {};
          (vErrors ??= []).push(err0);
          errors++;
        }
        var valid1 = _errs4 === errors;
      }
      else {
        var valid1 = true;
      }
      if(valid1){
        if(data.key === undefined || data.key === null || data.key === ""){
          const err1 = {};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
    }
    else {
      const err2 = {};
      (vErrors ??= []).push(err2);
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if(vErrors !== null){
    if(_errs1){
      vErrors.length = _errs1;
    }
    else {
      vErrors = null;
    }
  }
  if(_valid0){
    const _errs5 = errors;
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.value !== undefined){
        let data1 = data.value;
        if(typeof data1 !== "string"){
          vErrors = fault(vErrors, instancePath+"/value", "type", {type: "string"});
          errors++;
        }
        if(!((data1 === "true") || (data1 === "false"))){
          vErrors = fault(vErrors, instancePath+"/value", "enum", {allowedValues: ["true","false"]});
          errors++;
        }
      }
      if(data.value === undefined || data.value === null){
        vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "value"});
        errors++;
      }
    }
    else {
      vErrors = fault(vErrors, instancePath, "type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
  }
  if(!valid0){
    vErrors = fault(vErrors, instancePath, "if", {failingKeyword: "then"});
    errors++;
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.key !== undefined){
      let data2 = data.key;
      if(typeof data2 === "string"){
        if(func2(data2) > 200){
          vErrors = fault(vErrors, instancePath+"/key", "maxLength", {limit: 200});
          errors++;
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/key", "type", {type: "string"});
        errors++;
      }
    }
    if(data.value !== undefined){
      let data3 = data.value;
      if(typeof data3 === "string"){
        if(func2(data3) > 10000){
          vErrors = fault(vErrors, instancePath+"/value", "maxLength", {limit: 10000});
          errors++;
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/value", "type", {type: "string"});
        errors++;
      }
    }
    if(data.key === undefined || data.key === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "key"});
      errors++;
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
