// Generated from schemas/user/user.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { Validator } from '../../../src/runtime/model.ts';
import { ucs2length } from '../../../src/runtime/validation/ajv-runtime.ts';

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
    if(data.id !== undefined){
      let data0 = data.id;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        const err0 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.id === undefined || data.id === null || data.id === ""){
      const err1 = {instancePath,keyword:"filled",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err1);
      errors++;
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
const func2 = ucs2length;
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.page === undefined){
      data.page = 1;
    }
    let data0 = data.page;
    if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
      const err0 = {instancePath:instancePath+"/page",keyword:"type",params:{type: "integer"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if((typeof data0 == "number") && (isFinite(data0))){
      if(data0 < 1 || isNaN(data0)){
        const err1 = {instancePath:instancePath+"/page",keyword:"minimum",params:{comparison: ">=", limit: 1}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.perPage !== undefined){
      let data1 = data.perPage;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        const err2 = {instancePath:instancePath+"/perPage",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err2);
        errors++;
      }
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 > 500 || isNaN(data1)){
          const err3 = {instancePath:instancePath+"/perPage",keyword:"maximum",params:{comparison: "<=", limit: 500}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(data1 < 1 || isNaN(data1)){
          const err4 = {instancePath:instancePath+"/perPage",keyword:"minimum",params:{comparison: ">=", limit: 1}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.search !== undefined){
      let data2 = data.search;
      if(typeof data2 === "string"){
        if(func2(data2) > 512){
          const err5 = {instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 512}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/search",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.field !== undefined){
      let data3 = data.field;
      if(typeof data3 !== "string"){
        const err7 = {instancePath:instancePath+"/field",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
      if(!((((data3 === "owner_name") || (data3 === "shop_name")) || (data3 === "nav_id")) || (data3 === "phone_number"))){
        const err8 = {instancePath:instancePath+"/field",keyword:"enum",params:{allowedValues: ["owner_name","shop_name","nav_id","phone_number"]}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.sort !== undefined){
      let data4 = data.sort;
      if(typeof data4 !== "string"){
        const err9 = {instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
      if(!((((((data4 === "id") || (data4 === "nav_id")) || (data4 === "owner_name")) || (data4 === "shop_name")) || (data4 === "phone_number")) || (data4 === "active"))){
        const err10 = {instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: ["id","nav_id","owner_name","shop_name","phone_number","active"]}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.dir !== undefined){
      let data5 = data.dir;
      if(typeof data5 !== "string"){
        const err11 = {instancePath:instancePath+"/dir",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
      if(!((data5 === "asc") || (data5 === "desc"))){
        const err12 = {instancePath:instancePath+"/dir",keyword:"enum",params:{allowedValues: ["asc","desc"]}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
  }
  else {
    const err13 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err13);
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.userId !== undefined){
      let data0 = data.userId;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        const err0 = {instancePath:instancePath+"/userId",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.id !== undefined){
      let data1 = data.id;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        const err1 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.userId === undefined || data.userId === null || data.userId === ""){
      const err2 = {instancePath,keyword:"filled",params:{missingProperty: "userId"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.id === undefined || data.id === null || data.id === ""){
      const err3 = {instancePath,keyword:"filled",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
  }
  else {
    const err4 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}
function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.page === undefined){
      data.page = 1;
    }
    let data0 = data.page;
    if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
      const err0 = {instancePath:instancePath+"/page",keyword:"type",params:{type: "integer"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if((typeof data0 == "number") && (isFinite(data0))){
      if(data0 < 1 || isNaN(data0)){
        const err1 = {instancePath:instancePath+"/page",keyword:"minimum",params:{comparison: ">=", limit: 1}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.perPage !== undefined){
      let data1 = data.perPage;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        const err2 = {instancePath:instancePath+"/perPage",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err2);
        errors++;
      }
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 > 500 || isNaN(data1)){
          const err3 = {instancePath:instancePath+"/perPage",keyword:"maximum",params:{comparison: "<=", limit: 500}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(data1 < 1 || isNaN(data1)){
          const err4 = {instancePath:instancePath+"/perPage",keyword:"minimum",params:{comparison: ">=", limit: 1}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
  }
  else {
    const err5 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err5);
    errors++;
  }
  validate14.errors = vErrors;
  return errors === 0;
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
