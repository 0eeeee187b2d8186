// Generated from schemas/product/product-add.screen.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, hasType, ucs2length } from '../../../runtime/core/validation/ajv-runtime.ts';
import { together } from '../../../runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import * as sharedProduct2 from '../bodies/shared/product-2.ts';

/** Body of the form product-add. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['name', 'category_id', 'brand_id', 'sku_code'],
  properties: {
    name: sharedProduct2.properties.name,
    category_id: sharedProduct2.properties.category_id,
    brand_id: sharedProduct2.properties.brand_id,
    weight: sharedProduct2.properties.weight,
    sku_code: sharedProduct2.properties.sku_code,
    max_qty: sharedProduct2.properties.max_qty,
    video_url: sharedProduct2.properties.video_url,
    video: {
      type: ['object', 'string', 'null'],
      file: { types: ['video/mp4', 'video/quicktime'], maxBytes: 10485760 },
    },
    description: sharedProduct2.properties.description,
  },
};

export const messages: CompiledBody['messages'] = {
  ...sharedProduct2.messages,
  '/video': {
    types: 'Hanya file dengan format MP4 dan MOV yang diperbolehkan.',
    maxBytes: 'Ukuran file tidak boleh lebih dari 10MB.',
  },
};

const func2 = ucs2length;
const func3 = hasType;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.video !== undefined){
      let data0 = data.video;
      if(((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")) && (data0 !== null)){
        vErrors = fault(vErrors, instancePath+"/video", "type", {type: ["object","string","null"]});
      }
      if(typeof data0 === "string"){
        if(func2(data0) > 0){
          vErrors = fault(vErrors, instancePath+"/video", "maxLength", {limit: 0});
        }
      }
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(!func3(data0.mime, ["video/mp4","video/quicktime"])){
          vErrors = fault(vErrors, instancePath+"/video", "types", {types: ["video/mp4","video/quicktime"]});
        }
        if(!(data0.bytes <= 10485760)){
          vErrors = fault(vErrors, instancePath+"/video", "maxBytes", {limit: 10485760});
        }
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = together(schema, [sharedProduct2.validate, validate10 as unknown as Validator]);
