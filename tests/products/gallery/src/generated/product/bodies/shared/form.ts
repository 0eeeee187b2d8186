// Generated from schemas/forms/form.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../../../../../src/runtime/model.ts';

/** What bodies of form have in common. */
export const properties = {
  name: { type: 'string', maxLength: 200, notBlank: true },
  category_id: { type: 'integer' },
  maker_id: { type: 'integer' },
  code: { type: 'string', maxLength: 200, notBlank: true },
  weight: { type: ['integer', 'null'], minimum: 0 },
  most: { type: ['integer', 'null'], minimum: 0 },
  film: { type: 'string', maxLength: 200 },
  note: { type: 'string', maxLength: 2000 },
};

export const messages: CompiledBody['messages'] = {
  '/name': { required: 'Please fill this.', notBlank: 'Please fill this.' },
  '/category_id': { required: 'Please fill this.' },
  '/maker_id': { required: 'Please fill this.' },
  '/code': { required: 'Please fill this.', notBlank: 'Please fill this.' },
  '/weight': { minimum: 'At least 0.' },
  '/most': { minimum: 'At least 0.' },
};

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func2(data0) > 200){
          vErrors = fault(vErrors, instancePath+"/name", "maxLength", {limit: 200});
        }
        if(!/\S/.test(data0)){
          vErrors = fault(vErrors, instancePath+"/name", "notBlank", {});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/name", "type", {type: "string"});
      }
    }
    if(data.category_id !== undefined){
      let data1 = data.category_id;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        vErrors = fault(vErrors, instancePath+"/category_id", "type", {type: "integer"});
      }
    }
    if(data.maker_id !== undefined){
      let data2 = data.maker_id;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        vErrors = fault(vErrors, instancePath+"/maker_id", "type", {type: "integer"});
      }
    }
    if(data.code !== undefined){
      let data3 = data.code;
      if(typeof data3 === "string"){
        if(func2(data3) > 200){
          vErrors = fault(vErrors, instancePath+"/code", "maxLength", {limit: 200});
        }
        if(!/\S/.test(data3)){
          vErrors = fault(vErrors, instancePath+"/code", "notBlank", {});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/code", "type", {type: "string"});
      }
    }
    if(data.weight !== undefined){
      let data4 = data.weight;
      if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
        vErrors = fault(vErrors, instancePath+"/weight", "type", {type: ["integer","null"]});
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 < 0 || isNaN(data4)){
          vErrors = fault(vErrors, instancePath+"/weight", "minimum", {comparison: ">=", limit: 0});
        }
      }
    }
    if(data.most !== undefined){
      let data5 = data.most;
      if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
        vErrors = fault(vErrors, instancePath+"/most", "type", {type: ["integer","null"]});
      }
      if((typeof data5 == "number") && (isFinite(data5))){
        if(data5 < 0 || isNaN(data5)){
          vErrors = fault(vErrors, instancePath+"/most", "minimum", {comparison: ">=", limit: 0});
        }
      }
    }
    if(data.film !== undefined){
      let data6 = data.film;
      if(typeof data6 === "string"){
        if(func2(data6) > 200){
          vErrors = fault(vErrors, instancePath+"/film", "maxLength", {limit: 200});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/film", "type", {type: "string"});
      }
    }
    if(data.note !== undefined){
      let data7 = data.note;
      if(typeof data7 === "string"){
        if(func2(data7) > 2000){
          vErrors = fault(vErrors, instancePath+"/note", "maxLength", {limit: 2000});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/note", "type", {type: "string"});
      }
    }
    if(data.name === undefined || data.name === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "name"});
    }
    if(data.category_id === undefined || data.category_id === null || data.category_id === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "category_id"});
    }
    if(data.maker_id === undefined || data.maker_id === null || data.maker_id === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "maker_id"});
    }
    if(data.code === undefined || data.code === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "code"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
