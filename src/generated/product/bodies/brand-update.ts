// Generated from schemas/brand/brand.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, hasType, ucs2length } from '../../../runtime/core/validation/ajv-runtime.ts';
import { together } from '../../../runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import * as sharedBrand from './shared/brand.ts';

/** Body of brand.update. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: { type: 'integer' },
    name: sharedBrand.properties.name,
    banner: {
      type: ['object', 'string', 'null'],
      file: { types: ['image/png', 'image/jpeg'], maxBytes: 2000000, remove: 'banner_remove' },
    },
    banner_remove: { type: 'integer', enum: [0, 1], description: '1 takes the stored "banner" away.' },
  },
};

export const messages: CompiledBody['messages'] = {
  ...sharedBrand.messages,
  '/id': { required: 'Please fill all fields.' },
  '/banner': { types: 'Select appropiate image file.', maxBytes: 'Max file size is 2MB' },
};

const func2 = ucs2length;
const func3 = hasType;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id !== undefined){
      let data0 = data.id;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = fault(vErrors, instancePath+"/id", "type", {type: "integer"});
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
        if(!func3(data1.mime, ["image/png","image/jpeg"])){
          vErrors = fault(vErrors, instancePath+"/banner", "types", {types: ["image/png","image/jpeg"]});
        }
        if(!(data1.bytes <= 2000000)){
          vErrors = fault(vErrors, instancePath+"/banner", "maxBytes", {limit: 2000000});
        }
      }
    }
    if(data.banner_remove !== undefined){
      let data2 = data.banner_remove;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        vErrors = fault(vErrors, instancePath+"/banner_remove", "type", {type: "integer"});
      }
      if(!((data2 === 0) || (data2 === 1))){
        vErrors = fault(vErrors, instancePath+"/banner_remove", "enum", {allowedValues: [0,1]});
      }
    }
    if(data.id === undefined || data.id === null || data.id === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "id"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = together(schema, [sharedBrand.validate, validate10 as unknown as Validator]);
