// Generated from schemas/book/book.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../core/model.ts';
import { fault, hasType, ucs2length } from '../../../../../../../core/validation/ajv-runtime.ts';

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

const func0 = ucs2length;
const func1 = hasType;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.stamp !== undefined){
      if(typeof data.stamp !== "string"){
        vErrors = fault(vErrors, instancePath+"/stamp", "type", {type: "string"});
      }
    }
    if(data.pages !== undefined){
      let data1 = data.pages;
      if(Array.isArray(data1)){
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (typeof data2 !== "string")) && (data2 !== null)){
            vErrors = fault(vErrors, instancePath+"/pages/" + i0, "type", {type: ["object","string","null"]});
          }
          if(typeof data2 === "string"){
            if(func0(data2) > 0){
              vErrors = fault(vErrors, instancePath+"/pages/" + i0, "maxLength", {limit: 0});
            }
          }
          if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
            if(data2.bytes < 1){
              vErrors = fault(vErrors, instancePath+"/pages/" + i0, "minBytes", {limit: 1});
            }
            if(!func1(data2.mime, ["image/png"])){
              vErrors = fault(vErrors, instancePath+"/pages/" + i0, "types", {types: ["image/png"]});
            }
            if(!(data2.bytes <= 500)){
              vErrors = fault(vErrors, instancePath+"/pages/" + i0, "maxBytes", {limit: 500});
            }
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/pages", "type", {type: "array"});
      }
    }
    if(data.stamp === undefined || data.stamp === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "stamp"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate0.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate0 as unknown as Validator;
