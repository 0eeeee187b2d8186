// Generated from schemas/category/category-add.screen.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, hasType, ucs2length } from '../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';

/** Body of the form category-add. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', notBlank: true, maxLength: 200 },
    ordering: { type: ['integer', 'null'], minimum: 0, maximum: 100000 },
    banner: {
      type: ['object', 'string', 'null'],
      file: { types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    },
    description: { type: ['string', 'null'], maxLength: 10000 },
  },
};

export const messages: CompiledBody['messages'] = {
  '/name': { required: 'Please fill all fields.', notBlank: 'Please fill all fields.' },
  '/banner': { types: 'Select appropiate image file.', maxBytes: 'Max file size is 2MB' },
};

const func2 = ucs2length;
const func4 = hasType;
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
    if(data.ordering !== undefined){
      let data1 = data.ordering;
      if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
        vErrors = fault(vErrors, instancePath+"/ordering", "type", {type: ["integer","null"]});
      }
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 > 100000 || isNaN(data1)){
          vErrors = fault(vErrors, instancePath+"/ordering", "maximum", {comparison: "<=", limit: 100000});
        }
        if(data1 < 0 || isNaN(data1)){
          vErrors = fault(vErrors, instancePath+"/ordering", "minimum", {comparison: ">=", limit: 0});
        }
      }
    }
    if(data.banner !== undefined){
      let data2 = data.banner;
      if(((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (typeof data2 !== "string")) && (data2 !== null)){
        vErrors = fault(vErrors, instancePath+"/banner", "type", {type: ["object","string","null"]});
      }
      if(typeof data2 === "string"){
        if(func2(data2) > 0){
          vErrors = fault(vErrors, instancePath+"/banner", "maxLength", {limit: 0});
        }
      }
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(!func4(data2.mime, ["image/png","image/jpeg"])){
          vErrors = fault(vErrors, instancePath+"/banner", "types", {types: ["image/png","image/jpeg"]});
        }
        if(!(data2.bytes <= 2000000)){
          vErrors = fault(vErrors, instancePath+"/banner", "maxBytes", {limit: 2000000});
        }
      }
    }
    if(data.description !== undefined){
      let data3 = data.description;
      if((typeof data3 !== "string") && (data3 !== null)){
        vErrors = fault(vErrors, instancePath+"/description", "type", {type: ["string","null"]});
      }
      if(typeof data3 === "string"){
        if(func2(data3) > 10000){
          vErrors = fault(vErrors, instancePath+"/description", "maxLength", {limit: 10000});
        }
      }
    }
    if(data.name === undefined || data.name === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "name"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
