// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';

/** Body of field.number. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['needed'],
  properties: {
    empty: { type: ['number', 'null'] },
    filled: { type: ['number', 'null'] },
    long: { type: ['number', 'null'] },
    needed: { type: ['number', 'null'] },
    wrong: { type: ['number', 'null'], maximum: 10 },
    disabled: { type: ['number', 'null'] },
    fixed: { type: ['number', 'null'] },
    option_a: { type: ['number', 'null'] },
    option_b: { type: ['number', 'null'] },
    hidden: { type: ['number', 'null'] },
  },
};

export const messages: CompiledBody['messages'] = { '/needed': { required: 'Please fill this.' }, '/wrong': { maximum: 'At most 10.' } };

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.needed === undefined){
      vErrors = fault(vErrors, instancePath, "required", {missingProperty: "needed"});
    }
    if(data.empty !== undefined){
      let data0 = data.empty;
      if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
        vErrors = fault(vErrors, instancePath+"/empty", "type", {type: ["number","null"]});
      }
    }
    if(data.filled !== undefined){
      let data1 = data.filled;
      if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
        vErrors = fault(vErrors, instancePath+"/filled", "type", {type: ["number","null"]});
      }
    }
    if(data.long !== undefined){
      let data2 = data.long;
      if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
        vErrors = fault(vErrors, instancePath+"/long", "type", {type: ["number","null"]});
      }
    }
    if(data.needed !== undefined){
      let data3 = data.needed;
      if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
        vErrors = fault(vErrors, instancePath+"/needed", "type", {type: ["number","null"]});
      }
    }
    if(data.wrong !== undefined){
      let data4 = data.wrong;
      if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
        vErrors = fault(vErrors, instancePath+"/wrong", "type", {type: ["number","null"]});
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 > 10 || isNaN(data4)){
          vErrors = fault(vErrors, instancePath+"/wrong", "maximum", {comparison: "<=", limit: 10});
        }
      }
    }
    if(data.disabled !== undefined){
      let data5 = data.disabled;
      if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
        vErrors = fault(vErrors, instancePath+"/disabled", "type", {type: ["number","null"]});
      }
    }
    if(data.fixed !== undefined){
      let data6 = data.fixed;
      if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
        vErrors = fault(vErrors, instancePath+"/fixed", "type", {type: ["number","null"]});
      }
    }
    if(data.option_a !== undefined){
      let data7 = data.option_a;
      if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
        vErrors = fault(vErrors, instancePath+"/option_a", "type", {type: ["number","null"]});
      }
    }
    if(data.option_b !== undefined){
      let data8 = data.option_b;
      if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
        vErrors = fault(vErrors, instancePath+"/option_b", "type", {type: ["number","null"]});
      }
    }
    if(data.hidden !== undefined){
      let data9 = data.hidden;
      if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
        vErrors = fault(vErrors, instancePath+"/hidden", "type", {type: ["number","null"]});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
