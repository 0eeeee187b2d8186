// Generated from schemas/config/config.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../src/runtime/core/validation/ajv-runtime.ts';
import type { Validator } from '../../../src/runtime/model.ts';

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.is_middleware !== undefined){
      let data0 = data.is_middleware;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = fault(vErrors, instancePath+"/is_middleware", "type", {type: "integer"});
      }
      if(!((data0 === 0) || (data0 === 1))){
        vErrors = fault(vErrors, instancePath+"/is_middleware", "enum", {allowedValues: [0,1]});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate11.errors = vErrors;
  return vErrors === null;
}

export const configListParams: Validator = validate10 as unknown as Validator;
export const configListQuery: Validator = validate11 as unknown as Validator;
export const configListExportParams: Validator = validate10 as unknown as Validator;
export const configListExportQuery: Validator = validate10 as unknown as Validator;
export const configUpdateParams: Validator = validate10 as unknown as Validator;
export const configUpdateQuery: Validator = validate10 as unknown as Validator;
