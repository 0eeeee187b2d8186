// Generated from schemas/states/state.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import {
  daysBetween,
  fault,
  formats,
  ucs2length,
} from '../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import type { Validator } from '../../../../../../src/runtime/model.ts';

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.state !== undefined){
      let data0 = data.state;
      if(typeof data0 === "string"){
        if(func2(data0) > 512){
          vErrors = fault(vErrors, instancePath+"/state", "maxLength", {limit: 512});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/state", "type", {type: "string"});
      }
    }
    if(data.state === undefined || data.state === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "state"});
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
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.how !== undefined){
      let data0 = data.how;
      if(typeof data0 === "string"){
        if(func2(data0) > 512){
          vErrors = fault(vErrors, instancePath+"/how", "maxLength", {limit: 512});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/how", "type", {type: "string"});
      }
    }
    if(data.how === undefined || data.how === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "how"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate12.errors = vErrors;
  return vErrors === null;
}
const func5 = daysBetween;
const formats0 = formats.date;
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
      if(!((data3 === "id") || (data3 === "name"))){
        vErrors = fault(vErrors, instancePath+"/sort", "enum", {allowedValues: ["id","name"]});
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
    if(data.kind !== undefined){
      if(typeof data.kind !== "string"){
        vErrors = fault(vErrors, instancePath+"/kind", "type", {type: "string"});
      }
    }
    if(data.from !== undefined){
      let data6 = data.from;
      if(typeof data6 === "string"){
        if(!(formats0(data6))){
          vErrors = fault(vErrors, instancePath+"/from", "format", {format: "date"});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/from", "type", {type: "string"});
      }
    }
    if(data.until !== undefined){
      let data7 = data.until;
      if(typeof data7 === "string"){
        if(!(formats0(data7))){
          vErrors = fault(vErrors, instancePath+"/until", "format", {format: "date"});
        }
        if(func5(data.from, data7) > 30){
          vErrors = fault(vErrors, instancePath+"/until", "within", {days: 30});
        }
        const other0 = data.from;
        if(data7 !== "" && typeof other0 == "string" && other0 !== "" && !(data7 >= other0)){
          vErrors = fault(vErrors, instancePath+"/until", "notBefore", {limit: "from"});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/until", "type", {type: "string"});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate13.errors = vErrors;
  return vErrors === null;
}

export const stateAllParams: Validator = validate10 as unknown as Validator;
export const stateAllQuery: Validator = validate11 as unknown as Validator;
export const stateDoParams: Validator = validate12 as unknown as Validator;
export const stateDoQuery: Validator = validate11 as unknown as Validator;
export const stateDownloadParams: Validator = validate11 as unknown as Validator;
export const stateDownloadQuery: Validator = validate11 as unknown as Validator;
export const stateOneParams: Validator = validate10 as unknown as Validator;
export const stateOneQuery: Validator = validate11 as unknown as Validator;
export const stateOrderParams: Validator = validate11 as unknown as Validator;
export const stateOrderQuery: Validator = validate11 as unknown as Validator;
export const stateRenameParams: Validator = validate11 as unknown as Validator;
export const stateRenameQuery: Validator = validate11 as unknown as Validator;
export const stateRowsParams: Validator = validate10 as unknown as Validator;
export const stateRowsQuery: Validator = validate13 as unknown as Validator;
export const stateSaveParams: Validator = validate10 as unknown as Validator;
export const stateSaveQuery: Validator = validate11 as unknown as Validator;
