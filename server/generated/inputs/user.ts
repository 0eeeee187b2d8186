// Generated from schemas/user/user.endpoints.json by `npm run generate`. Edit that instead of this file.
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
      if(!((((data3 === "owner_name") || (data3 === "shop_name")) || (data3 === "nav_id")) || (data3 === "phone_number"))){
        vErrors = fault(vErrors, instancePath+"/field", "enum", {allowedValues: ["owner_name","shop_name","nav_id","phone_number"]});
      }
    }
    if(data.sort !== undefined){
      let data4 = data.sort;
      if(typeof data4 !== "string"){
        vErrors = fault(vErrors, instancePath+"/sort", "type", {type: "string"});
      }
      if(!((((((data4 === "id") || (data4 === "nav_id")) || (data4 === "owner_name")) || (data4 === "shop_name")) || (data4 === "phone_number")) || (data4 === "active"))){
        vErrors = fault(vErrors, instancePath+"/sort", "enum", {allowedValues: ["id","nav_id","owner_name","shop_name","phone_number","active"]});
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
  validate12.errors = vErrors;
  return vErrors === null;
}
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.userId !== undefined){
      let data0 = data.userId;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = fault(vErrors, instancePath+"/userId", "type", {type: "integer"});
      }
    }
    if(data.id !== undefined){
      let data1 = data.id;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        vErrors = fault(vErrors, instancePath+"/id", "type", {type: "integer"});
      }
    }
    if(data.userId === undefined || data.userId === null || data.userId === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "userId"});
    }
    if(data.id === undefined || data.id === null || data.id === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "id"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate13.errors = vErrors;
  return vErrors === null;
}
function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate14.errors = vErrors;
  return vErrors === null;
}

export const userBulkActionParams: Validator = validate10 as unknown as Validator;
export const userBulkActionQuery: Validator = validate10 as unknown as Validator;
export const userDownloadParams: Validator = validate10 as unknown as Validator;
export const userDownloadQuery: Validator = validate10 as unknown as Validator;
export const userGetParams: Validator = validate11 as unknown as Validator;
export const userGetQuery: Validator = validate10 as unknown as Validator;
export const userListParams: Validator = validate10 as unknown as Validator;
export const userListQuery: Validator = validate12 as unknown as Validator;
export const userListExportParams: Validator = validate10 as unknown as Validator;
export const userListExportQuery: Validator = validate10 as unknown as Validator;
export const userOtpLogParams: Validator = validate11 as unknown as Validator;
export const userOtpLogQuery: Validator = validate10 as unknown as Validator;
export const userOtpLogExportParams: Validator = validate11 as unknown as Validator;
export const userOtpLogExportQuery: Validator = validate10 as unknown as Validator;
export const userProcessUpdateInfoParams: Validator = validate13 as unknown as Validator;
export const userProcessUpdateInfoQuery: Validator = validate10 as unknown as Validator;
export const userResetPasswordParams: Validator = validate11 as unknown as Validator;
export const userResetPasswordQuery: Validator = validate10 as unknown as Validator;
export const userSyncParams: Validator = validate11 as unknown as Validator;
export const userSyncQuery: Validator = validate10 as unknown as Validator;
export const userSyncAllParams: Validator = validate10 as unknown as Validator;
export const userSyncAllQuery: Validator = validate10 as unknown as Validator;
export const userToggleParams: Validator = validate11 as unknown as Validator;
export const userToggleQuery: Validator = validate10 as unknown as Validator;
export const userUpdateParams: Validator = validate11 as unknown as Validator;
export const userUpdateQuery: Validator = validate10 as unknown as Validator;
export const userUpdateInfoParams: Validator = validate11 as unknown as Validator;
export const userUpdateInfoQuery: Validator = validate14 as unknown as Validator;
export const userUpdateInfoExportParams: Validator = validate11 as unknown as Validator;
export const userUpdateInfoExportQuery: Validator = validate10 as unknown as Validator;
