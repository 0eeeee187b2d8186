// Generated from schemas/product/product.endpoints.json by `npm run generate`. Edit that instead of this file.
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
    if(data.discountId !== undefined){
      let data0 = data.discountId;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = fault(vErrors, instancePath+"/discountId", "type", {type: "integer"});
      }
    }
    if(data.discountId === undefined || data.discountId === null || data.discountId === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "discountId"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate11.errors = vErrors;
  return vErrors === null;
}
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.imageId !== undefined){
      let data0 = data.imageId;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = fault(vErrors, instancePath+"/imageId", "type", {type: "integer"});
      }
    }
    if(data.imageId === undefined || data.imageId === null || data.imageId === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "imageId"});
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
    if(data.productId !== undefined){
      let data0 = data.productId;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = fault(vErrors, instancePath+"/productId", "type", {type: "integer"});
      }
    }
    if(data.id !== undefined){
      let data1 = data.id;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        vErrors = fault(vErrors, instancePath+"/id", "type", {type: "integer"});
      }
    }
    if(data.productId === undefined || data.productId === null || data.productId === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "productId"});
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
    if(data.productId !== undefined){
      let data0 = data.productId;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = fault(vErrors, instancePath+"/productId", "type", {type: "integer"});
      }
    }
    if(data.productId === undefined || data.productId === null || data.productId === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "productId"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate14.errors = vErrors;
  return vErrors === null;
}
function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate15.errors = vErrors;
  return vErrors === null;
}
const func2 = ucs2length;
function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
      if(!((((((((data3 === "id") || (data3 === "name")) || (data3 === "sku_code")) || (data3 === "category.name")) || (data3 === "brand.name")) || (data3 === "price")) || (data3 === "active")) || (data3 === "blocked"))){
        vErrors = fault(vErrors, instancePath+"/sort", "enum", {allowedValues: ["id","name","sku_code","category.name","brand.name","price","active","blocked"]});
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
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate16.errors = vErrors;
  return vErrors === null;
}
function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id !== undefined){
      let data0 = data.id;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = fault(vErrors, instancePath+"/id", "type", {type: "integer"});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate17.errors = vErrors;
  return vErrors === null;
}
function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate18.errors = vErrors;
  return vErrors === null;
}

export const productBulkActionParams: Validator = validate10 as unknown as Validator;
export const productBulkActionQuery: Validator = validate10 as unknown as Validator;
export const productCreateParams: Validator = validate10 as unknown as Validator;
export const productCreateQuery: Validator = validate10 as unknown as Validator;
export const productCreateDiscountParams: Validator = validate10 as unknown as Validator;
export const productCreateDiscountQuery: Validator = validate10 as unknown as Validator;
export const productDeleteDiscountParams: Validator = validate11 as unknown as Validator;
export const productDeleteDiscountQuery: Validator = validate10 as unknown as Validator;
export const productDeleteImageParams: Validator = validate12 as unknown as Validator;
export const productDeleteImageQuery: Validator = validate10 as unknown as Validator;
export const productDiscountParams: Validator = validate13 as unknown as Validator;
export const productDiscountQuery: Validator = validate10 as unknown as Validator;
export const productDiscountsParams: Validator = validate14 as unknown as Validator;
export const productDiscountsQuery: Validator = validate10 as unknown as Validator;
export const productDownloadParams: Validator = validate10 as unknown as Validator;
export const productDownloadQuery: Validator = validate10 as unknown as Validator;
export const productDownloadBlockedParams: Validator = validate10 as unknown as Validator;
export const productDownloadBlockedQuery: Validator = validate10 as unknown as Validator;
export const productGetParams: Validator = validate15 as unknown as Validator;
export const productGetQuery: Validator = validate10 as unknown as Validator;
export const productImagesParams: Validator = validate15 as unknown as Validator;
export const productImagesQuery: Validator = validate10 as unknown as Validator;
export const productImagesExportParams: Validator = validate15 as unknown as Validator;
export const productImagesExportQuery: Validator = validate10 as unknown as Validator;
export const productListParams: Validator = validate10 as unknown as Validator;
export const productListQuery: Validator = validate16 as unknown as Validator;
export const productListExportParams: Validator = validate10 as unknown as Validator;
export const productListExportQuery: Validator = validate10 as unknown as Validator;
export const productLogsParams: Validator = validate15 as unknown as Validator;
export const productLogsQuery: Validator = validate10 as unknown as Validator;
export const productOrderImagesParams: Validator = validate15 as unknown as Validator;
export const productOrderImagesQuery: Validator = validate10 as unknown as Validator;
export const productSyncParams: Validator = validate10 as unknown as Validator;
export const productSyncQuery: Validator = validate10 as unknown as Validator;
export const productSyncAllStockParams: Validator = validate10 as unknown as Validator;
export const productSyncAllStockQuery: Validator = validate10 as unknown as Validator;
export const productSyncPriceParams: Validator = validate10 as unknown as Validator;
export const productSyncPriceQuery: Validator = validate17 as unknown as Validator;
export const productSyncStockParams: Validator = validate15 as unknown as Validator;
export const productSyncStockQuery: Validator = validate10 as unknown as Validator;
export const productUpdateParams: Validator = validate10 as unknown as Validator;
export const productUpdateQuery: Validator = validate10 as unknown as Validator;
export const productUpdateDiscountParams: Validator = validate10 as unknown as Validator;
export const productUpdateDiscountQuery: Validator = validate10 as unknown as Validator;
export const productUploadImageParams: Validator = validate15 as unknown as Validator;
export const productUploadImageQuery: Validator = validate10 as unknown as Validator;
export const productUploadImagesParams: Validator = validate10 as unknown as Validator;
export const productUploadImagesQuery: Validator = validate10 as unknown as Validator;
export const productUploadQtyParams: Validator = validate10 as unknown as Validator;
export const productUploadQtyQuery: Validator = validate10 as unknown as Validator;
export const productWholesalePricesParams: Validator = validate15 as unknown as Validator;
export const productWholesalePricesQuery: Validator = validate18 as unknown as Validator;
export const productWholesalePricesExportParams: Validator = validate15 as unknown as Validator;
export const productWholesalePricesExportQuery: Validator = validate10 as unknown as Validator;
