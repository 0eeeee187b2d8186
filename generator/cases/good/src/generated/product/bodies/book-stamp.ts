// Generated from schemas/book/book.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';
import { hasType, ucs2length } from '../../../../../../../src/runtime/validation/ajv-runtime.ts';

/** Body of book.stamp. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['stamp'],
  properties: {
    stamp: { type: 'string' },
    pages: {
      type: 'array',
      items: { type: ['object', 'string', 'null'], file: { types: ['image/png'], maxBytes: 500 } },
    },
  },
};

export const messages: CompiledBody['messages'] = {};

const func2 = ucs2length;
const func3 = hasType;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.stamp !== undefined){
      if(typeof data.stamp !== "string"){
        const err0 = {instancePath:instancePath+"/stamp",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.pages !== undefined){
      let data1 = data.pages;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (typeof data2 !== "string")) && (data2 !== null)){
            const err1 = {instancePath:instancePath+"/pages/" + i0,keyword:"type",params:{type: ["object","string","null"]}};
            (vErrors ??= []).push(err1);
            errors++;
          }
          if(typeof data2 === "string"){
            if(func2(data2) > 0){
              const err2 = {instancePath:instancePath+"/pages/" + i0,keyword:"maxLength",params:{limit: 0}};
              (vErrors ??= []).push(err2);
              errors++;
            }
          }
          if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
            if(!func3(data2.mime, ["image/png"])){
              const err3 = {instancePath:instancePath+"/pages/" + i0,keyword:"types",params:{types: ["image/png"]}};
              (vErrors ??= []).push(err3);
              errors++;
            }
            if(!(data2.bytes <= 500)){
              const err4 = {instancePath:instancePath+"/pages/" + i0,keyword:"maxBytes",params:{limit: 500}};
              (vErrors ??= []).push(err4);
              errors++;
            }
          }
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/pages",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.stamp === undefined || data.stamp === null){
      const err6 = {instancePath,keyword:"filled",params:{missingProperty: "stamp"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
  }
  else {
    const err7 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
