// Generated from schemas/book/book.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { Validator } from '../../../../../../../core/model.ts';
import { fault, ucs2length } from '../../../../../../../core/validation/ajv-runtime.ts';

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate0.errors = vErrors;
  return vErrors === null;
}
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
  validate1.errors = vErrors;
  return vErrors === null;
}
const func0 = ucs2length;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        if(func0(data2) > 512){
          vErrors = fault(vErrors, instancePath+"/q", "maxLength", {limit: 512});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/q", "type", {type: "string"});
      }
    }
    if(data.sort !== undefined){
      let data3 = data.sort;
      if(typeof data3 !== "string"){
        vErrors = fault(vErrors, instancePath+"/sort", "type", {type: "string"});
      }
      if(!((data3 === "id") || (data3 === "title"))){
        vErrors = fault(vErrors, instancePath+"/sort", "enum", {allowedValues: ["id","title"]});
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
    if(data.lent !== undefined){
      let data5 = data.lent;
      if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
        vErrors = fault(vErrors, instancePath+"/lent", "type", {type: "integer"});
      }
      if(!((data5 === 0) || (data5 === 1))){
        vErrors = fault(vErrors, instancePath+"/lent", "enum", {allowedValues: [0,1]});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate2.errors = vErrors;
  return vErrors === null;
}

export const bookAuthorsParams: Validator = validate0 as unknown as Validator;
export const bookAuthorsQuery: Validator = validate0 as unknown as Validator;
export const bookCreateParams: Validator = validate0 as unknown as Validator;
export const bookCreateQuery: Validator = validate0 as unknown as Validator;
export const bookDeleteParams: Validator = validate1 as unknown as Validator;
export const bookDeleteQuery: Validator = validate0 as unknown as Validator;
export const bookGetParams: Validator = validate1 as unknown as Validator;
export const bookGetQuery: Validator = validate0 as unknown as Validator;
export const bookLendManyParams: Validator = validate0 as unknown as Validator;
export const bookLendManyQuery: Validator = validate0 as unknown as Validator;
export const bookListParams: Validator = validate0 as unknown as Validator;
export const bookListQuery: Validator = validate2 as unknown as Validator;
export const bookListExportParams: Validator = validate0 as unknown as Validator;
export const bookListExportQuery: Validator = validate0 as unknown as Validator;
export const bookReportParams: Validator = validate0 as unknown as Validator;
export const bookReportQuery: Validator = validate0 as unknown as Validator;
export const bookStampParams: Validator = validate0 as unknown as Validator;
export const bookStampQuery: Validator = validate0 as unknown as Validator;
export const bookToggleParams: Validator = validate1 as unknown as Validator;
export const bookToggleQuery: Validator = validate0 as unknown as Validator;
export const bookUpdateParams: Validator = validate1 as unknown as Validator;
export const bookUpdateQuery: Validator = validate0 as unknown as Validator;
