// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import { together } from '../../../../../../../src/runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';
import * as sharedField from './shared/field.ts';

/** Body of field.picker. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['needed'],
  properties: {
    empty: sharedField.properties.empty,
    filled: sharedField.properties.filled,
    long: sharedField.properties.long,
    needed: sharedField.properties.needed,
    wrong: { type: ['integer', 'null'], maximum: 1 },
    disabled: sharedField.properties.disabled,
    fixed: sharedField.properties.fixed,
    option_a: sharedField.properties.option_a,
    option_b: sharedField.properties.option_b,
    none: { type: ['integer', 'null'] },
    failing: { type: ['integer', 'null'] },
    hidden: sharedField.properties.hidden,
  },
};

export const messages: CompiledBody['messages'] = {
  ...sharedField.messages,
  '/wrong': { maximum: 'Choose the first.' },
};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.wrong !== undefined){
      let data0 = data.wrong;
      if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
        vErrors = fault(vErrors, instancePath+"/wrong", "type", {type: ["integer","null"]});
      }
      if((typeof data0 == "number") && (isFinite(data0))){
        if(data0 > 1 || isNaN(data0)){
          vErrors = fault(vErrors, instancePath+"/wrong", "maximum", {comparison: "<=", limit: 1});
        }
      }
    }
    if(data.none !== undefined){
      let data1 = data.none;
      if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
        vErrors = fault(vErrors, instancePath+"/none", "type", {type: ["integer","null"]});
      }
    }
    if(data.failing !== undefined){
      let data2 = data.failing;
      if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
        vErrors = fault(vErrors, instancePath+"/failing", "type", {type: ["integer","null"]});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = together(schema, [sharedField.validate, validate10 as unknown as Validator]);
