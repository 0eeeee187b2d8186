// Generated from schemas/config/config.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { Validator } from '../../../src/runtime/model.ts';

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
    if(data.is_middleware !== undefined){
      let data0 = data.is_middleware;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        const err0 = {instancePath:instancePath+"/is_middleware",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err0);
        errors++;
      }
      if(!((data0 === 0) || (data0 === 1))){
        const err1 = {instancePath:instancePath+"/is_middleware",keyword:"enum",params:{allowedValues: [0,1]}};
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
  validate11.errors = vErrors;
  return errors === 0;
}

export const configListParams: Validator = validate10 as unknown as Validator;
export const configListQuery: Validator = validate11 as unknown as Validator;
export const configListExportParams: Validator = validate10 as unknown as Validator;
export const configListExportQuery: Validator = validate10 as unknown as Validator;
export const configUpdateParams: Validator = validate10 as unknown as Validator;
export const configUpdateQuery: Validator = validate10 as unknown as Validator;
