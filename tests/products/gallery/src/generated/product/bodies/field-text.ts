// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import { together } from '../../../../../../../src/runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';
import * as sharedField3 from './shared/field-3.ts';
import * as sharedField4 from './shared/field-4.ts';

/** Body of field.text. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['needed'],
  properties: {
    empty: sharedField3.properties.empty,
    filled: sharedField3.properties.filled,
    long: sharedField4.properties.long,
    needed: sharedField3.properties.needed,
    wrong: sharedField4.properties.wrong,
    disabled: sharedField3.properties.disabled,
    fixed: sharedField3.properties.fixed,
    option_a: sharedField3.properties.option_a,
    option_b: { type: 'string' },
    hidden: sharedField3.properties.hidden,
  },
};

export const messages: CompiledBody['messages'] = {
  ...sharedField3.messages,
  ...sharedField4.messages,
};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.option_b !== undefined){
      if(typeof data.option_b !== "string"){
        vErrors = fault(vErrors, instancePath+"/option_b", "type", {type: "string"});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = together(schema, [sharedField3.validate, sharedField4.validate, validate10 as unknown as Validator]);
