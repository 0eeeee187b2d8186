// Generated from schemas/loan/loan.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import type { Validator } from '../../../../../../src/runtime/model.ts';

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate10.errors = vErrors;
  return vErrors === null;
}
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate11.errors = vErrors;
  return vErrors === null;
}
const func2 = ucs2length;
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.page === undefined){
      data.page = 1;
    }
    let data0 = data.page;
    if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
      vErrors = fault(vErrors, instancePath+"/page", "type", {type: "integer"});
    }
    if((typeof data0 == "number") && (isFinite(data0))){
      if(data0 < 1 || isNaN(data0)){
        vErrors = fault(vErrors, instancePath+"/page", "minimum", {comparison: ">=", limit: 1});
      }
    }
    if(data.size !== undefined){
      let data1 = data.size;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        vErrors = fault(vErrors, instancePath+"/size", "type", {type: "integer"});
      }
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 > 500 || isNaN(data1)){
          vErrors = fault(vErrors, instancePath+"/size", "maximum", {comparison: "<=", limit: 500});
        }
        if(data1 < 1 || isNaN(data1)){
          vErrors = fault(vErrors, instancePath+"/size", "minimum", {comparison: ">=", limit: 1});
        }
      }
    }
    if(data.q !== undefined){
      let data2 = data.q;
      if(typeof data2 === "string"){
        if(func2(data2) > 512){
          vErrors = fault(vErrors, instancePath+"/q", "maxLength", {limit: 512});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/q", "type", {type: "string"});
      }
    }
    if(data.state !== undefined){
      let data3 = data.state;
      if(typeof data3 !== "string"){
        vErrors = fault(vErrors, instancePath+"/state", "type", {type: "string"});
      }
      if(!((((data3 === "reserved") || (data3 === "lent")) || (data3 === "returned")) || (data3 === "lost"))){
        vErrors = fault(vErrors, instancePath+"/state", "enum", {allowedValues: ["reserved","lent","returned","lost"]});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate12.errors = vErrors;
  return vErrors === null;
}

export const loanLendParams: Validator = validate10 as unknown as Validator;
export const loanLendQuery: Validator = validate11 as unknown as Validator;
export const loanListParams: Validator = validate11 as unknown as Validator;
export const loanListQuery: Validator = validate12 as unknown as Validator;
export const loanLoseParams: Validator = validate10 as unknown as Validator;
export const loanLoseQuery: Validator = validate11 as unknown as Validator;
export const loanReturnParams: Validator = validate10 as unknown as Validator;
export const loanReturnQuery: Validator = validate11 as unknown as Validator;
