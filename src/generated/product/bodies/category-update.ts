// Generated from schemas/category/category.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { hasType, ucs2length } from '../../../runtime/validation/ajv-runtime.ts';

/** Body of category.update. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', notBlank: true, maxLength: 200 },
    ordering: { type: ['integer', 'null'], minimum: 0, maximum: 100000 },
    banner: {
      type: ['object', 'string', 'null'],
      file: { types: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 2000000 },
    },
    description: { type: ['string', 'null'], maxLength: 10000 },
    parent_category: { type: ['integer', 'null'] },
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
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func2(data0) > 200){
          const err0 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!/\S/.test(data0)){
          const err1 = {instancePath:instancePath+"/name",keyword:"notBlank",params:{}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.ordering !== undefined){
      let data1 = data.ordering;
      if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
        const err3 = {instancePath:instancePath+"/ordering",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err3);
        errors++;
      }
      if((typeof data1 == "number") && (isFinite(data1))){
        if(data1 > 100000 || isNaN(data1)){
          const err4 = {instancePath:instancePath+"/ordering",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data1 < 0 || isNaN(data1)){
          const err5 = {instancePath:instancePath+"/ordering",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
    if(data.banner !== undefined){
      let data2 = data.banner;
      if(((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (typeof data2 !== "string")) && (data2 !== null)){
        const err6 = {instancePath:instancePath+"/banner",keyword:"type",params:{type: ["object","string","null"]}};
        (vErrors ??= []).push(err6);
        errors++;
      }
      if(typeof data2 === "string"){
        if(func2(data2) > 0){
          const err7 = {instancePath:instancePath+"/banner",keyword:"maxLength",params:{limit: 0}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(!func4(data2.mime, ["image/png","image/jpeg","image/webp"])){
          const err8 = {instancePath:instancePath+"/banner",keyword:"types",params:{types: ["image/png","image/jpeg","image/webp"]}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        if(!(data2.bytes <= 2000000)){
          const err9 = {instancePath:instancePath+"/banner",keyword:"maxBytes",params:{limit: 2000000}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
    }
    if(data.description !== undefined){
      let data3 = data.description;
      if((typeof data3 !== "string") && (data3 !== null)){
        const err10 = {instancePath:instancePath+"/description",keyword:"type",params:{type: ["string","null"]}};
        (vErrors ??= []).push(err10);
        errors++;
      }
      if(typeof data3 === "string"){
        if(func2(data3) > 10000){
          const err11 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 10000}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
    if(data.parent_category !== undefined){
      let data4 = data.parent_category;
      if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
        const err12 = {instancePath:instancePath+"/parent_category",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if(data.name === undefined || data.name === null){
      const err13 = {instancePath,keyword:"filled",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err13);
      errors++;
    }
  }
  else {
    const err14 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err14);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
