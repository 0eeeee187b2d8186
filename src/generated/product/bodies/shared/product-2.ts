// Generated from schemas/product/product.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../runtime/model.ts';

/** What bodies of product have in common. */
export const properties = {
  name: { type: 'string', notBlank: true, maxLength: 300 },
  category_id: { type: 'integer' },
  brand_id: { type: 'integer' },
  weight: { type: ['integer', 'null'], minimum: 0, maximum: 1000000000, description: 'Grams.' },
  sku_code: { type: 'string', notBlank: true, maxLength: 100 },
  max_qty: { type: ['integer', 'null'], minimum: 0, maximum: 1000000000, description: 'Pieces.' },
  video_url: { type: ['string', 'null'], maxLength: 2000 },
  description: { type: ['string', 'null'], maxLength: 20000 },
};

export const messages: CompiledBody['messages'] = {
  '/name': { required: 'Please fill all fields.', notBlank: 'Please fill all fields.' },
  '/category_id': { required: 'Please fill all fields.' },
  '/brand_id': { required: 'Please fill all fields.' },
  '/sku_code': { required: 'Please fill all fields.', notBlank: 'Please fill all fields.' },
};

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func2(data0) > 300){
          vErrors = fault(vErrors, instancePath+"/name", "maxLength", {limit: 300});
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
    if(data.brand_id !== undefined){
      let data2 = data.brand_id;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        vErrors = fault(vErrors, instancePath+"/brand_id", "type", {type: "integer"});
      }
    }
    if(data.weight !== undefined){
      let data3 = data.weight;
      if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
        vErrors = fault(vErrors, instancePath+"/weight", "type", {type: ["integer","null"]});
      }
      if((typeof data3 == "number") && (isFinite(data3))){
        if(data3 > 1000000000 || isNaN(data3)){
          vErrors = fault(vErrors, instancePath+"/weight", "maximum", {comparison: "<=", limit: 1000000000});
        }
        if(data3 < 0 || isNaN(data3)){
          vErrors = fault(vErrors, instancePath+"/weight", "minimum", {comparison: ">=", limit: 0});
        }
      }
    }
    if(data.sku_code !== undefined){
      let data4 = data.sku_code;
      if(typeof data4 === "string"){
        if(func2(data4) > 100){
          vErrors = fault(vErrors, instancePath+"/sku_code", "maxLength", {limit: 100});
        }
        if(!/\S/.test(data4)){
          vErrors = fault(vErrors, instancePath+"/sku_code", "notBlank", {});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/sku_code", "type", {type: "string"});
      }
    }
    if(data.max_qty !== undefined){
      let data5 = data.max_qty;
      if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
        vErrors = fault(vErrors, instancePath+"/max_qty", "type", {type: ["integer","null"]});
      }
      if((typeof data5 == "number") && (isFinite(data5))){
        if(data5 > 1000000000 || isNaN(data5)){
          vErrors = fault(vErrors, instancePath+"/max_qty", "maximum", {comparison: "<=", limit: 1000000000});
        }
        if(data5 < 0 || isNaN(data5)){
          vErrors = fault(vErrors, instancePath+"/max_qty", "minimum", {comparison: ">=", limit: 0});
        }
      }
    }
    if(data.video_url !== undefined){
      let data6 = data.video_url;
      if((typeof data6 !== "string") && (data6 !== null)){
        vErrors = fault(vErrors, instancePath+"/video_url", "type", {type: ["string","null"]});
      }
      if(typeof data6 === "string"){
        if(func2(data6) > 2000){
          vErrors = fault(vErrors, instancePath+"/video_url", "maxLength", {limit: 2000});
        }
      }
    }
    if(data.description !== undefined){
      let data7 = data.description;
      if((typeof data7 !== "string") && (data7 !== null)){
        vErrors = fault(vErrors, instancePath+"/description", "type", {type: ["string","null"]});
      }
      if(typeof data7 === "string"){
        if(func2(data7) > 20000){
          vErrors = fault(vErrors, instancePath+"/description", "maxLength", {limit: 20000});
        }
      }
    }
    if(data.name === undefined || data.name === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "name"});
    }
    if(data.category_id === undefined || data.category_id === null || data.category_id === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "category_id"});
    }
    if(data.brand_id === undefined || data.brand_id === null || data.brand_id === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "brand_id"});
    }
    if(data.sku_code === undefined || data.sku_code === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "sku_code"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
