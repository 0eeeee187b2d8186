// Generated from schemas/outline/outline.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { Validator } from '../../../../../../../core/model.ts';
import { fault } from '../../../../../../../core/validation/ajv-runtime.ts';

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate0.errors = vErrors;
  return vErrors === null;
}
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id !== undefined){
      let data0 = data.id;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = fault(vErrors, instancePath+"/id", "type", {type: "integer"});
      }
    }
    if(data.id === undefined || data.id === null || data.id === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "id"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate1.errors = vErrors;
  return vErrors === null;
}

export const outlineCreateParams: Validator = validate0 as unknown as Validator;
export const outlineCreateQuery: Validator = validate0 as unknown as Validator;
export const outlineUpdateParams: Validator = validate1 as unknown as Validator;
export const outlineUpdateQuery: Validator = validate0 as unknown as Validator;
