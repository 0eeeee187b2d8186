// Generated from schemas/product/product.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../runtime/core/validation/ajv-runtime.ts';
import { together } from '../../../runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import * as sharedProduct3 from './shared/product-3.ts';

/** Body of product.update-discount. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['id', 'product_id', 'start_date', 'end_date', 'discount'],
  properties: {
    id: { type: 'integer' },
    product_id: sharedProduct3.properties.product_id,
    start_date: sharedProduct3.properties.start_date,
    end_date: sharedProduct3.properties.end_date,
    discount: sharedProduct3.properties.discount,
  },
};

export const messages: CompiledBody['messages'] = {
  ...sharedProduct3.messages,
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

export const validate: Validator = together(schema, [sharedProduct3.validate, validate10 as unknown as Validator]);
