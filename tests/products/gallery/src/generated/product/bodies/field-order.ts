// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import { together } from '../../../../../../../src/runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';
import * as sharedField2 from './shared/field-2.ts';

/** Body of field.order. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  properties: {
    filled: sharedField2.properties.filled,
    plain: { type: 'array', items: { type: 'integer' } },
    empty: sharedField2.properties.empty,
    disabled: sharedField2.properties.disabled,
    fixed: sharedField2.properties.fixed,
  },
};

export const messages: CompiledBody['messages'] = {};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.plain !== undefined){
      let data0 = data.plain;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
            vErrors = fault(vErrors, instancePath+"/plain/" + i0, "type", {type: "integer"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/plain", "type", {type: "array"});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = together(schema, [sharedField2.validate, validate10 as unknown as Validator]);
