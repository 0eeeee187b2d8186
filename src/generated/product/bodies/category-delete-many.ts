// Generated from schemas/category/category.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../runtime/core/validation/ajv-runtime.ts';
import { together } from '../../../runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import * as sharedSelection from './shared/selection.ts';

/** Body of category.delete-many. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  properties: {
    ids: sharedSelection.properties.ids,
    filter: sharedSelection.properties.filter,
    except: sharedSelection.properties.except,
    count: sharedSelection.properties.count,
  },
  if: { required: ['count'] },
  else: { required: ['ids'] },
};

export const messages: CompiledBody['messages'] = {};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.count === undefined || data.count === null || data.count === ""){
      const err0 = {};
      (vErrors ??= []).push(err0);
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
  if(!_valid0){
    const _errs3 = errors;
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.ids === undefined || data.ids === null || data.ids === ""){
        vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "ids"});
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
  }
  if(!valid0){
    vErrors = fault(vErrors, instancePath, "if", {failingKeyword: "else"});
    errors++;
  }
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = together(schema, [sharedSelection.validate, validate10 as unknown as Validator]);
