// Generated from schemas/product/product.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { fault } from '../../../runtime/validation/ajv-runtime.ts';
import { together } from '../../../runtime/validation/together.ts';
import * as sharedProduct2 from './shared/product-2.ts';

/** Body of product.update. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['id', 'name', 'category_id', 'brand_id', 'sku_code'],
  properties: {
    id: { type: 'integer' },
    name: sharedProduct2.properties.name,
    category_id: sharedProduct2.properties.category_id,
    brand_id: sharedProduct2.properties.brand_id,
    weight: sharedProduct2.properties.weight,
    sku_code: sharedProduct2.properties.sku_code,
    max_qty: sharedProduct2.properties.max_qty,
    video_url: sharedProduct2.properties.video_url,
    description: sharedProduct2.properties.description,
    video: sharedProduct2.properties.video,
  },
};

export const messages: CompiledBody['messages'] = {
  ...sharedProduct2.messages,
  '/id': { required: 'Please fill all fields.' },
};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id !== undefined){
      let data0 = data.id;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = fault(vErrors, instancePath+"/id", "type", {type: "integer"});
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

export const validate: Validator = together(schema, [sharedProduct2.validate, validate10 as unknown as Validator]);
