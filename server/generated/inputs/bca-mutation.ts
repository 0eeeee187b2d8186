// Generated from schemas/bca-mutation/bca-mutation.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { today } from '../../../src/generated/product/today.ts';
import { daysBetween, fault, formats, ucs2length } from '../../../src/runtime/core/validation/ajv-runtime.ts';
import type { Validator } from '../../../src/runtime/model.ts';

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
const func3 = today;
const func4 = daysBetween;
const formats0 = formats.date;
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.search !== undefined){
      let data0 = data.search;
      if(typeof data0 === "string"){
        if(func2(data0) > 512){
          vErrors = fault(vErrors, instancePath+"/search", "maxLength", {limit: 512});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/search", "type", {type: "string"});
      }
    }
    if(data.sort !== undefined){
      let data1 = data.sort;
      if(typeof data1 !== "string"){
        vErrors = fault(vErrors, instancePath+"/sort", "type", {type: "string"});
      }
      if(!((((((data1 === "id") || (data1 === "user.shop_name")) || (data1 === "nav_id")) || (data1 === "total_price")) || (data1 === "paid")) || (data1 === "created_at"))){
        vErrors = fault(vErrors, instancePath+"/sort", "enum", {allowedValues: ["id","user.shop_name","nav_id","total_price","paid","created_at"]});
      }
    }
    if(data.dir !== undefined){
      let data2 = data.dir;
      if(typeof data2 !== "string"){
        vErrors = fault(vErrors, instancePath+"/dir", "type", {type: "string"});
      }
      if(!((data2 === "asc") || (data2 === "desc"))){
        vErrors = fault(vErrors, instancePath+"/dir", "enum", {allowedValues: ["asc","desc"]});
      }
    }
    if(data.start_date !== undefined){
      let data3 = data.start_date;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
          vErrors = fault(vErrors, instancePath+"/start_date", "format", {format: "date"});
        }
        const other0 = func3();
        if(data3 !== "" && typeof other0 == "string" && other0 !== "" && !(data3 <= other0)){
          vErrors = fault(vErrors, instancePath+"/start_date", "notAfter", {limit: "today"});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/start_date", "type", {type: "string"});
      }
    }
    if(data.end_date !== undefined){
      let data4 = data.end_date;
      if(typeof data4 === "string"){
        if(!(formats0(data4))){
          vErrors = fault(vErrors, instancePath+"/end_date", "format", {format: "date"});
        }
        if(func4(data.start_date, data4) > 30){
          vErrors = fault(vErrors, instancePath+"/end_date", "within", {days: 30});
        }
        const other1 = data.start_date;
        if(data4 !== "" && typeof other1 == "string" && other1 !== "" && !(data4 >= other1)){
          vErrors = fault(vErrors, instancePath+"/end_date", "notBefore", {limit: "start_date"});
        }
        const other2 = func3();
        if(data4 !== "" && typeof other2 == "string" && other2 !== "" && !(data4 <= other2)){
          vErrors = fault(vErrors, instancePath+"/end_date", "notAfter", {limit: "today"});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/end_date", "type", {type: "string"});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate12.errors = vErrors;
  return vErrors === null;
}
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.sort !== undefined){
      let data3 = data.sort;
      if(typeof data3 !== "string"){
        vErrors = fault(vErrors, instancePath+"/sort", "type", {type: "string"});
      }
      if(!((((((data3 === "id") || (data3 === "user.shop_name")) || (data3 === "nav_id")) || (data3 === "total_price")) || (data3 === "paid")) || (data3 === "created_at"))){
        vErrors = fault(vErrors, instancePath+"/sort", "enum", {allowedValues: ["id","user.shop_name","nav_id","total_price","paid","created_at"]});
      }
    }
    if(data.dir !== undefined){
      let data4 = data.dir;
      if(typeof data4 !== "string"){
        vErrors = fault(vErrors, instancePath+"/dir", "type", {type: "string"});
      }
      if(!((data4 === "asc") || (data4 === "desc"))){
        vErrors = fault(vErrors, instancePath+"/dir", "enum", {allowedValues: ["asc","desc"]});
      }
    }
    if(data.start_date !== undefined){
      let data5 = data.start_date;
      if(typeof data5 === "string"){
        if(!(formats0(data5))){
          vErrors = fault(vErrors, instancePath+"/start_date", "format", {format: "date"});
        }
        const other0 = func3();
        if(data5 !== "" && typeof other0 == "string" && other0 !== "" && !(data5 <= other0)){
          vErrors = fault(vErrors, instancePath+"/start_date", "notAfter", {limit: "today"});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/start_date", "type", {type: "string"});
      }
    }
    if(data.end_date !== undefined){
      let data6 = data.end_date;
      if(typeof data6 === "string"){
        if(!(formats0(data6))){
          vErrors = fault(vErrors, instancePath+"/end_date", "format", {format: "date"});
        }
        if(func4(data.start_date, data6) > 30){
          vErrors = fault(vErrors, instancePath+"/end_date", "within", {days: 30});
        }
        const other1 = data.start_date;
        if(data6 !== "" && typeof other1 == "string" && other1 !== "" && !(data6 >= other1)){
          vErrors = fault(vErrors, instancePath+"/end_date", "notBefore", {limit: "start_date"});
        }
        const other2 = func3();
        if(data6 !== "" && typeof other2 == "string" && other2 !== "" && !(data6 <= other2)){
          vErrors = fault(vErrors, instancePath+"/end_date", "notAfter", {limit: "today"});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/end_date", "type", {type: "string"});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate13.errors = vErrors;
  return vErrors === null;
}

export const bcaMutationDetailParams: Validator = validate10 as unknown as Validator;
export const bcaMutationDetailQuery: Validator = validate11 as unknown as Validator;
export const bcaMutationExportCsvParams: Validator = validate11 as unknown as Validator;
export const bcaMutationExportCsvQuery: Validator = validate12 as unknown as Validator;
export const bcaMutationListParams: Validator = validate11 as unknown as Validator;
export const bcaMutationListQuery: Validator = validate13 as unknown as Validator;
export const bcaMutationListExportParams: Validator = validate11 as unknown as Validator;
export const bcaMutationListExportQuery: Validator = validate11 as unknown as Validator;
export const bcaMutationSyncParams: Validator = validate11 as unknown as Validator;
export const bcaMutationSyncQuery: Validator = validate11 as unknown as Validator;
