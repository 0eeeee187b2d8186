// Generated from schemas/category/category.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../runtime/model.ts';

/** What bodies of category have in common. */
export const properties = {
  name: { type: 'string', notBlank: true, maxLength: 200 },
  ordering: { type: ['integer', 'null'], minimum: 0, maximum: 100000 },
  description: { type: ['string', 'null'], maxLength: 10000 },
  parent_category: { type: ['integer', 'null'] },
};

export const messages: CompiledBody['messages'] = { '/name': { required: 'Please fill all fields.', notBlank: 'Please fill all fields.' } };

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
    if(data.description !== undefined){
      let data2 = data.description;
      if((typeof data2 !== "string") && (data2 !== null)){
        vErrors = fault(vErrors, instancePath+"/description", "type", {type: ["string","null"]});
      }
      if(typeof data2 === "string"){
        if(func2(data2) > 10000){
          vErrors = fault(vErrors, instancePath+"/description", "maxLength", {limit: 10000});
        }
      }
    }
    if(data.parent_category !== undefined){
      let data3 = data.parent_category;
      if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
        vErrors = fault(vErrors, instancePath+"/parent_category", "type", {type: ["integer","null"]});
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
