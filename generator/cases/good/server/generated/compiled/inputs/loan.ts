// Generated from schemas/loan/loan.endpoints.json by `npm run generate`. Edit that instead of this file.
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
    if(data.ids !== undefined){
      let data0 = data.ids;
      if(Array.isArray(data0)){
        if(data0.length > 500){
          vErrors = fault(vErrors, instancePath+"/ids", "maxItems", {limit: 500});
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
            vErrors = fault(vErrors, instancePath+"/ids/" + i0, "type", {type: "integer"});
          }
        }
        let i1 = data0.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data0[i1];
            if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = fault(vErrors, instancePath+"/ids", "uniqueItems", {i: i1, j: j0});
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/ids", "type", {type: "array"});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate1.errors = vErrors;
  return vErrors === null;
}
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate2.errors = vErrors;
  return vErrors === null;
}

export const loanActionsParams: Validator = validate0 as unknown as Validator;
export const loanActionsQuery: Validator = validate1 as unknown as Validator;
export const loanLendParams: Validator = validate2 as unknown as Validator;
export const loanLendQuery: Validator = validate0 as unknown as Validator;
export const loanListParams: Validator = validate0 as unknown as Validator;
export const loanListQuery: Validator = validate0 as unknown as Validator;
export const loanNoteParams: Validator = validate2 as unknown as Validator;
export const loanNoteQuery: Validator = validate0 as unknown as Validator;
export const loanReturnParams: Validator = validate2 as unknown as Validator;
export const loanReturnQuery: Validator = validate0 as unknown as Validator;
