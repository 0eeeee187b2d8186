// Generated from schemas/section/section.endpoints.json by `npm run generate`. Edit that instead of this file.
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
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.sectionId !== undefined){
      let data0 = data.sectionId;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        const err0 = {instancePath:instancePath+"/sectionId",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.sectionId === undefined || data.sectionId === null || data.sectionId === ""){
      const err1 = {instancePath,keyword:"filled",params:{missingProperty: "sectionId"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.itemId !== undefined){
      let data0 = data.itemId;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        const err0 = {instancePath:instancePath+"/itemId",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.itemId === undefined || data.itemId === null || data.itemId === ""){
      const err1 = {instancePath,keyword:"filled",params:{missingProperty: "itemId"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}
const func2 = ucs2length;
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
  }
  else {
    const err7 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate14.errors = vErrors;
  return errors === 0;
}
function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!((((data3 === "id") || (data3 === "title")) || (data3 === "type")) || (data3 === "active"))){
        const err8 = {instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: ["id","title","type","active"]}};
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
  validate15.errors = vErrors;
  return errors === 0;
}

export const sectionAddItemsParams: Validator = validate10 as unknown as Validator;
export const sectionAddItemsQuery: Validator = validate10 as unknown as Validator;
export const sectionCreateParams: Validator = validate10 as unknown as Validator;
export const sectionCreateQuery: Validator = validate10 as unknown as Validator;
export const sectionDeleteParams: Validator = validate11 as unknown as Validator;
export const sectionDeleteQuery: Validator = validate10 as unknown as Validator;
export const sectionDeleteAllItemsParams: Validator = validate12 as unknown as Validator;
export const sectionDeleteAllItemsQuery: Validator = validate10 as unknown as Validator;
export const sectionDeleteItemParams: Validator = validate13 as unknown as Validator;
export const sectionDeleteItemQuery: Validator = validate10 as unknown as Validator;
export const sectionDeleteManyParams: Validator = validate10 as unknown as Validator;
export const sectionDeleteManyQuery: Validator = validate10 as unknown as Validator;
export const sectionGetParams: Validator = validate11 as unknown as Validator;
export const sectionGetQuery: Validator = validate10 as unknown as Validator;
export const sectionItemsParams: Validator = validate12 as unknown as Validator;
export const sectionItemsQuery: Validator = validate14 as unknown as Validator;
export const sectionListParams: Validator = validate10 as unknown as Validator;
export const sectionListQuery: Validator = validate15 as unknown as Validator;
export const sectionListExportParams: Validator = validate10 as unknown as Validator;
export const sectionListExportQuery: Validator = validate10 as unknown as Validator;
export const sectionOrderItemsParams: Validator = validate10 as unknown as Validator;
export const sectionOrderItemsQuery: Validator = validate10 as unknown as Validator;
export const sectionSetActiveManyParams: Validator = validate10 as unknown as Validator;
export const sectionSetActiveManyQuery: Validator = validate10 as unknown as Validator;
export const sectionToggleParams: Validator = validate11 as unknown as Validator;
export const sectionToggleQuery: Validator = validate10 as unknown as Validator;
export const sectionUpdateParams: Validator = validate10 as unknown as Validator;
export const sectionUpdateQuery: Validator = validate10 as unknown as Validator;
