// Generated from schemas/view/view.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../src/runtime/core/validation/ajv-runtime.ts';
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
  validate11.errors = vErrors;
  return vErrors === null;
}
const func2 = ucs2length;
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.screen !== undefined){
      let data0 = data.screen;
      if(typeof data0 === "string"){
        if(func2(data0) > 100){
          vErrors = fault(vErrors, instancePath+"/screen", "maxLength", {limit: 100});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/screen", "type", {type: "string"});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate12.errors = vErrors;
  return vErrors === null;
}

export const viewCreateParams: Validator = validate10 as unknown as Validator;
export const viewCreateQuery: Validator = validate10 as unknown as Validator;
export const viewDeleteParams: Validator = validate11 as unknown as Validator;
export const viewDeleteQuery: Validator = validate10 as unknown as Validator;
export const viewListParams: Validator = validate10 as unknown as Validator;
export const viewListQuery: Validator = validate12 as unknown as Validator;
export const viewUpdateParams: Validator = validate11 as unknown as Validator;
export const viewUpdateQuery: Validator = validate10 as unknown as Validator;
