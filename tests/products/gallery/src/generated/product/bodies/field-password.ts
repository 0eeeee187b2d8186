// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import { together } from '../../../../../../../src/runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';
import * as sharedField3 from './shared/field-3.ts';

/** Body of field.password. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['needed'],
  properties: {
    empty: sharedField3.properties.empty,
    filled: sharedField3.properties.filled,
    needed: sharedField3.properties.needed,
    wrong: { type: 'string', minLength: 12 },
    disabled: sharedField3.properties.disabled,
    fixed: sharedField3.properties.fixed,
    hidden: sharedField3.properties.hidden,
    option_a: sharedField3.properties.option_a,
  },
};

export const messages: CompiledBody['messages'] = {
  ...sharedField3.messages,
  '/wrong': { minLength: 'At least 12 characters.' },
};

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.wrong !== undefined){
      let data0 = data.wrong;
      if(typeof data0 === "string"){
        if(func2(data0) < 12){
          vErrors = fault(vErrors, instancePath+"/wrong", "minLength", {limit: 12});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/wrong", "type", {type: "string"});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = together(schema, [sharedField3.validate, validate10 as unknown as Validator]);
