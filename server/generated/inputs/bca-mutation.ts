// Generated from schemas/bca-mutation/bca-mutation.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { Validator } from '../../../src/runtime/model.ts';
import { formats, ucs2length } from '../../../src/runtime/validation/ajv-runtime.ts';

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate10.errors = vErrors;
  return errors === 0;
}
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    const err0 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate11.errors = vErrors;
  return errors === 0;
}
const func2 = ucs2length;
const formats0 = formats.date;
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.search !== undefined){
      let data0 = data.search;
      if(typeof data0 === "string"){
        if(func2(data0) > 512){
          const err0 = {instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 512}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
      else {
        const err1 = {instancePath:instancePath+"/search",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.sort !== undefined){
      let data1 = data.sort;
      if(typeof data1 !== "string"){
        const err2 = {instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err2);
        errors++;
      }
      if(!((((((data1 === "id") || (data1 === "user.shop_name")) || (data1 === "nav_id")) || (data1 === "total_price")) || (data1 === "paid")) || (data1 === "created_at"))){
        const err3 = {instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: ["id","user.shop_name","nav_id","total_price","paid","created_at"]}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.dir !== undefined){
      let data2 = data.dir;
      if(typeof data2 !== "string"){
        const err4 = {instancePath:instancePath+"/dir",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
      if(!((data2 === "asc") || (data2 === "desc"))){
        const err5 = {instancePath:instancePath+"/dir",keyword:"enum",params:{allowedValues: ["asc","desc"]}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.start_date !== undefined){
      let data3 = data.start_date;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
          const err6 = {instancePath:instancePath+"/start_date",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/start_date",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.end_date !== undefined){
      let data4 = data.end_date;
      if(typeof data4 === "string"){
        if(!(formats0(data4))){
          const err8 = {instancePath:instancePath+"/end_date",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/end_date",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
  }
  else {
    const err10 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err10);
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.sort !== undefined){
      let data3 = data.sort;
      if(typeof data3 !== "string"){
        const err7 = {instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
      if(!((((((data3 === "id") || (data3 === "user.shop_name")) || (data3 === "nav_id")) || (data3 === "total_price")) || (data3 === "paid")) || (data3 === "created_at"))){
        const err8 = {instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: ["id","user.shop_name","nav_id","total_price","paid","created_at"]}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.dir !== undefined){
      let data4 = data.dir;
      if(typeof data4 !== "string"){
        const err9 = {instancePath:instancePath+"/dir",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
      if(!((data4 === "asc") || (data4 === "desc"))){
        const err10 = {instancePath:instancePath+"/dir",keyword:"enum",params:{allowedValues: ["asc","desc"]}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.start_date !== undefined){
      let data5 = data.start_date;
      if(typeof data5 === "string"){
        if(!(formats0(data5))){
          const err11 = {instancePath:instancePath+"/start_date",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
      else {
        const err12 = {instancePath:instancePath+"/start_date",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if(data.end_date !== undefined){
      let data6 = data.end_date;
      if(typeof data6 === "string"){
        if(!(formats0(data6))){
          const err13 = {instancePath:instancePath+"/end_date",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err13);
          errors++;
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/end_date",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
  }
  else {
    const err15 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
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
