// Generated from schemas/book/book.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../core/model.ts';
import { fault, hasType, ucs2length } from '../../../../../../../core/validation/ajv-runtime.ts';
import { together } from '../../../../../../../core/validation/together.ts';
import * as sharedBook from './shared/book.ts';

/** Body of book.create. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['title', 'lent'],
  properties: {
    title: sharedBook.properties.title,
    lent: sharedBook.properties.lent,
    due: sharedBook.properties.due,
    author_id: sharedBook.properties.author_id,
    cover: { type: ['object', 'string', 'null'], file: { types: ['image/*'], maxBytes: 1000 } },
  },
  requiredWhen: { due: { field: 'lent', is: 1 } },
};

export const messages: CompiledBody['messages'] = {
  ...sharedBook.messages,
  '/cover': { types: 'Not an image.' },
};

const func0 = ucs2length;
const func1 = hasType;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if(errors === _errs3){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.lent === undefined) && (missing0 = "lent")){
        const err0 = {};
        (vErrors ??= []).push(err0);
        errors++;
      }
      else {
        if(data.lent !== undefined){
          if(1 !== data.lent){
            const err1 = {};
            (vErrors ??= []).push(err1);
            errors++;
          }
        }
      }
    }
    else {
      const err2 = {};
      (vErrors ??= []).push(err2);
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
    const _errs6 = errors;
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.due === undefined || data.due === null || data.due === ""){
        vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "due"});
        errors++;
      }
    }
    var _valid0 = _errs6 === errors;
    valid1 = _valid0;
  }
  if(!valid1){
    vErrors = fault(vErrors, instancePath, "if", {failingKeyword: "then"});
    errors++;
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.cover !== undefined){
      let data1 = data.cover;
      if(((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (typeof data1 !== "string")) && (data1 !== null)){
        vErrors = fault(vErrors, instancePath+"/cover", "type", {type: ["object","string","null"]});
        errors++;
      }
      if(typeof data1 === "string"){
        if(func0(data1) > 0){
          vErrors = fault(vErrors, instancePath+"/cover", "maxLength", {limit: 0});
          errors++;
        }
      }
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.bytes < 1){
          vErrors = fault(vErrors, instancePath+"/cover", "minBytes", {limit: 1});
          errors++;
        }
        if(!func1(data1.mime, ["image/*"])){
          vErrors = fault(vErrors, instancePath+"/cover", "types", {types: ["image/*"]});
          errors++;
        }
        if(!(data1.bytes <= 1000)){
          vErrors = fault(vErrors, instancePath+"/cover", "maxBytes", {limit: 1000});
          errors++;
        }
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = together(schema, [sharedBook.validate, validate0 as unknown as Validator]);
