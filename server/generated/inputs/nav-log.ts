// Generated from schemas/navlog/nav-log.endpoints.json by `npm run generate`. Edit that instead of this file.
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
    if(data.perPage !== undefined){
      let data1 = data.perPage;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        vErrors = fault(vErrors, instancePath+"/perPage", "type", {type: "integer"});
      }
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 > 500 || isNaN(data1)){
          vErrors = fault(vErrors, instancePath+"/perPage", "maximum", {comparison: "<=", limit: 500});
        }
        if(data1 < 1 || isNaN(data1)){
          vErrors = fault(vErrors, instancePath+"/perPage", "minimum", {comparison: ">=", limit: 1});
        }
      }
    }
    if(data.search !== undefined){
      let data2 = data.search;
      if(typeof data2 === "string"){
        if(func2(data2) > 512){
          vErrors = fault(vErrors, instancePath+"/search", "maxLength", {limit: 512});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/search", "type", {type: "string"});
      }
    }
    if(data.field !== undefined){
      let data3 = data.field;
      if(typeof data3 !== "string"){
        vErrors = fault(vErrors, instancePath+"/field", "type", {type: "string"});
      }
      if(!(((data3 === "url") || (data3 === "method")) || (data3 === "message"))){
        vErrors = fault(vErrors, instancePath+"/field", "enum", {allowedValues: ["url","method","message"]});
      }
    }
    if(data.sort !== undefined){
      let data4 = data.sort;
      if(typeof data4 !== "string"){
        vErrors = fault(vErrors, instancePath+"/sort", "type", {type: "string"});
      }
      if(!((((data4 === "id") || (data4 === "updated_at")) || (data4 === "url")) || (data4 === "method"))){
        vErrors = fault(vErrors, instancePath+"/sort", "enum", {allowedValues: ["id","updated_at","url","method"]});
      }
    }
    if(data.dir !== undefined){
      let data5 = data.dir;
      if(typeof data5 !== "string"){
        vErrors = fault(vErrors, instancePath+"/dir", "type", {type: "string"});
      }
      if(!((data5 === "asc") || (data5 === "desc"))){
        vErrors = fault(vErrors, instancePath+"/dir", "enum", {allowedValues: ["asc","desc"]});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate11.errors = vErrors;
  return vErrors === null;
}

export const navLogListParams: Validator = validate10 as unknown as Validator;
export const navLogListQuery: Validator = validate11 as unknown as Validator;
export const navLogListExportParams: Validator = validate10 as unknown as Validator;
export const navLogListExportQuery: Validator = validate10 as unknown as Validator;
