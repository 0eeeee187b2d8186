// Generated from schemas/voucher/voucher.endpoints.json by `npm run generate`. Edit that instead of this file.
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
const func2 = ucs2length;
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.search !== undefined){
      let data1 = data.search;
      if(typeof data1 === "string"){
        if(func2(data1) > 512){
          vErrors = fault(vErrors, instancePath+"/search", "maxLength", {limit: 512});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/search", "type", {type: "string"});
      }
    }
    if(data.active !== undefined){
      let data2 = data.active;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        vErrors = fault(vErrors, instancePath+"/active", "type", {type: "integer"});
      }
      if(!((data2 === 0) || (data2 === 1))){
        vErrors = fault(vErrors, instancePath+"/active", "enum", {allowedValues: [0,1]});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate11.errors = vErrors;
  return vErrors === null;
}

export const voucherListParams: Validator = validate10 as unknown as Validator;
export const voucherListQuery: Validator = validate11 as unknown as Validator;
