// Generated from schemas/view/view.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { Validator } from '../../../src/runtime/model.ts';
import { ucs2length } from '../../../src/runtime/validation/ajv-runtime.ts';

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    const err0 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id !== undefined){
      let data0 = data.id;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        const err0 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.id === undefined || data.id === null || data.id === ""){
      const err1 = {instancePath,keyword:"filled",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate11.errors = vErrors;
  return errors === 0;
}
const func2 = ucs2length;
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.screen !== undefined){
      let data0 = data.screen;
      if(typeof data0 === "string"){
        if(func2(data0) > 100){
          const err0 = {instancePath:instancePath+"/screen",keyword:"maxLength",params:{limit: 100}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
      else {
        const err1 = {instancePath:instancePath+"/screen",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
  }
  else {
    const err2 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}

export const viewCreateParams: Validator = validate10 as unknown as Validator;
export const viewCreateQuery: Validator = validate10 as unknown as Validator;
export const viewDeleteParams: Validator = validate11 as unknown as Validator;
export const viewDeleteQuery: Validator = validate10 as unknown as Validator;
export const viewListParams: Validator = validate10 as unknown as Validator;
export const viewListQuery: Validator = validate12 as unknown as Validator;
export const viewUpdateParams: Validator = validate11 as unknown as Validator;
export const viewUpdateQuery: Validator = validate10 as unknown as Validator;
