// Generated from schemas/category/category.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, hasType, ucs2length } from '../../../runtime/core/validation/ajv-runtime.ts';
import { together } from '../../../runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import * as sharedCategory from './shared/category.ts';

/** Body of category.update. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['name'],
  properties: {
    name: sharedCategory.properties.name,
    ordering: sharedCategory.properties.ordering,
    banner: {
      type: ['object', 'string', 'null'],
      file: { types: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 2000000, remove: 'banner_remove' },
    },
    description: sharedCategory.properties.description,
    parent_category: sharedCategory.properties.parent_category,
    banner_remove: { type: 'integer', enum: [0, 1], description: '1 takes the stored "banner" away.' },
  },
};

export const messages: CompiledBody['messages'] = {
  ...sharedCategory.messages,
  '/banner': { types: 'Select appropiate image file.', maxBytes: 'Max file size is 2MB' },
};

const func2 = ucs2length;
const func3 = hasType;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.banner !== undefined){
      let data0 = data.banner;
      if(((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")) && (data0 !== null)){
        vErrors = fault(vErrors, instancePath+"/banner", "type", {type: ["object","string","null"]});
      }
      if(typeof data0 === "string"){
        if(func2(data0) > 0){
          vErrors = fault(vErrors, instancePath+"/banner", "maxLength", {limit: 0});
        }
      }
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(!func3(data0.mime, ["image/png","image/jpeg","image/webp"])){
          vErrors = fault(vErrors, instancePath+"/banner", "types", {types: ["image/png","image/jpeg","image/webp"]});
        }
        if(!(data0.bytes <= 2000000)){
          vErrors = fault(vErrors, instancePath+"/banner", "maxBytes", {limit: 2000000});
        }
      }
    }
    if(data.banner_remove !== undefined){
      let data1 = data.banner_remove;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        vErrors = fault(vErrors, instancePath+"/banner_remove", "type", {type: "integer"});
      }
      if(!((data1 === 0) || (data1 === 1))){
        vErrors = fault(vErrors, instancePath+"/banner_remove", "enum", {allowedValues: [0,1]});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = together(schema, [sharedCategory.validate, validate10 as unknown as Validator]);
