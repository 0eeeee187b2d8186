// Generated from schemas/brand/brand.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { fault } from '../../../runtime/validation/ajv-runtime.ts';
import { together } from '../../../runtime/validation/together.ts';
import * as sharedBrand from './shared/brand.ts';

/** Body of brand.update. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: { type: 'integer' },
    name: sharedBrand.properties.name,
    banner: sharedBrand.properties.banner,
  },
};

export const messages: CompiledBody['messages'] = {
  ...sharedBrand.messages,
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

export const validate: Validator = together(schema, [sharedBrand.validate, validate10 as unknown as Validator]);
