// Generated from schemas/brand/brand.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { hasType, ucs2length } from '../../../runtime/validation/ajv-runtime.ts';

/** Body of brand.update. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string', notBlank: true, maxLength: 200 },
    banner: {
      type: ['object', 'string', 'null'],
      file: { types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    },
  },
};

export const messages: CompiledBody['messages'] = {
  '/id': { required: 'Please fill all fields.' },
  '/name': { required: 'Please fill all fields.', notBlank: 'Please fill all fields.' },
  '/banner': { types: 'Select appropiate image file.', maxBytes: 'Max file size is 2MB' },
};

const func2 = ucs2length;
const func4 = hasType;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(func2(data1) > 200){
          const err1 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!/\S/.test(data1)){
          const err2 = {instancePath:instancePath+"/name",keyword:"notBlank",params:{}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.banner !== undefined){
      let data2 = data.banner;
      if(((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (typeof data2 !== "string")) && (data2 !== null)){
        const err4 = {instancePath:instancePath+"/banner",keyword:"type",params:{type: ["object","string","null"]}};
        (vErrors ??= []).push(err4);
        errors++;
      }
      if(typeof data2 === "string"){
        if(func2(data2) > 0){
          const err5 = {instancePath:instancePath+"/banner",keyword:"maxLength",params:{limit: 0}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(!func4(data2.mime, ["image/png","image/jpeg"])){
          const err6 = {instancePath:instancePath+"/banner",keyword:"types",params:{types: ["image/png","image/jpeg"]}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        if(!(data2.bytes <= 2000000)){
          const err7 = {instancePath:instancePath+"/banner",keyword:"maxBytes",params:{limit: 2000000}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
    if(data.id === undefined || data.id === null || data.id === ""){
      const err8 = {instancePath,keyword:"filled",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err8);
      errors++;
    }
    if(data.name === undefined || data.name === null){
      const err9 = {instancePath,keyword:"filled",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err9);
      errors++;
    }
  }
  else {
    const err10 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err10);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
