// Generated from schemas/brand/brand.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../runtime/model.ts';
import { fault, hasType, ucs2length } from '../../../../runtime/validation/ajv-runtime.ts';

/** What bodies of brand have in common. */
export const properties = {
  name: { type: 'string', notBlank: true, maxLength: 200 },
  banner: {
    type: ['object', 'string', 'null'],
    file: { types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
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
    if(data.banner !== undefined){
      let data1 = data.banner;
      if(((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (typeof data1 !== "string")) && (data1 !== null)){
        vErrors = fault(vErrors, instancePath+"/banner", "type", {type: ["object","string","null"]});
      }
      if(typeof data1 === "string"){
        if(func2(data1) > 0){
          vErrors = fault(vErrors, instancePath+"/banner", "maxLength", {limit: 0});
        }
      }
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(!func4(data1.mime, ["image/png","image/jpeg"])){
          vErrors = fault(vErrors, instancePath+"/banner", "types", {types: ["image/png","image/jpeg"]});
        }
        if(!(data1.bytes <= 2000000)){
          vErrors = fault(vErrors, instancePath+"/banner", "maxBytes", {limit: 2000000});
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
