// Generated from schemas/cells/sample.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import type { Validator } from '../../../../../../src/runtime/model.ts';

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.cell !== undefined){
      let data0 = data.cell;
      if(typeof data0 === "string"){
        if(func2(data0) > 512){
          vErrors = fault(vErrors, instancePath+"/cell", "maxLength", {limit: 512});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/cell", "type", {type: "string"});
      }
    }
    if(data.cell === undefined || data.cell === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "cell"});
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
    if(data.field !== undefined){
      let data0 = data.field;
      if(typeof data0 === "string"){
        if(func2(data0) > 512){
          vErrors = fault(vErrors, instancePath+"/field", "maxLength", {limit: 512});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/field", "type", {type: "string"});
      }
    }
    if(data.field === undefined || data.field === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "field"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate14.errors = vErrors;
  return vErrors === null;
}

export const sampleCellsParams: Validator = validate10 as unknown as Validator;
export const sampleCellsQuery: Validator = validate11 as unknown as Validator;
export const sampleOptionsParams: Validator = validate12 as unknown as Validator;
export const sampleOptionsQuery: Validator = validate13 as unknown as Validator;
export const sampleOverviewParams: Validator = validate11 as unknown as Validator;
export const sampleOverviewQuery: Validator = validate11 as unknown as Validator;
export const sampleRecordParams: Validator = validate14 as unknown as Validator;
export const sampleRecordQuery: Validator = validate11 as unknown as Validator;
