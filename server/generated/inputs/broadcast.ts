// Generated from schemas/broadcast/broadcast.endpoints.json by `npm run generate`. Edit that instead of this file.
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
    if(data.sort !== undefined){
      let data3 = data.sort;
      if(typeof data3 !== "string"){
        const err7 = {instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
      if(!((data3 === "nama_broadcast") || (data3 === "date_sender"))){
        const err8 = {instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: ["nama_broadcast","date_sender"]}};
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
  }
  else {
    const err11 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err11);
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}

export const broadcastCreateParams: Validator = validate10 as unknown as Validator;
export const broadcastCreateQuery: Validator = validate10 as unknown as Validator;
export const broadcastGetParams: Validator = validate11 as unknown as Validator;
export const broadcastGetQuery: Validator = validate10 as unknown as Validator;
export const broadcastListParams: Validator = validate10 as unknown as Validator;
export const broadcastListQuery: Validator = validate12 as unknown as Validator;
export const broadcastListExportParams: Validator = validate10 as unknown as Validator;
export const broadcastListExportQuery: Validator = validate10 as unknown as Validator;
export const broadcastUsersParams: Validator = validate10 as unknown as Validator;
export const broadcastUsersQuery: Validator = validate10 as unknown as Validator;
