// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../../../../../src/runtime/model.ts';

/** What bodies of field have in common. */
export const properties = {
  empty: { type: ['integer', 'null'] },
  filled: { type: ['integer', 'null'] },
  long: { type: ['integer', 'null'] },
  needed: { type: ['integer', 'null'] },
  disabled: { type: ['integer', 'null'] },
  fixed: { type: ['integer', 'null'] },
  option_a: { type: ['integer', 'null'] },
  option_b: { type: ['integer', 'null'] },
  hidden: { type: ['integer', 'null'] },
};

export const messages: CompiledBody['messages'] = { '/needed': { required: 'Please fill this.' } };

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.needed === undefined){
      vErrors = fault(vErrors, instancePath, "required", {missingProperty: "needed"});
    }
    if(data.empty !== undefined){
      let data0 = data.empty;
      if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
        vErrors = fault(vErrors, instancePath+"/empty", "type", {type: ["integer","null"]});
      }
    }
    if(data.filled !== undefined){
      let data1 = data.filled;
      if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
        vErrors = fault(vErrors, instancePath+"/filled", "type", {type: ["integer","null"]});
      }
    }
    if(data.long !== undefined){
      let data2 = data.long;
      if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
        vErrors = fault(vErrors, instancePath+"/long", "type", {type: ["integer","null"]});
      }
    }
    if(data.needed !== undefined){
      let data3 = data.needed;
      if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
        vErrors = fault(vErrors, instancePath+"/needed", "type", {type: ["integer","null"]});
      }
    }
    if(data.disabled !== undefined){
      let data4 = data.disabled;
      if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
        vErrors = fault(vErrors, instancePath+"/disabled", "type", {type: ["integer","null"]});
      }
    }
    if(data.fixed !== undefined){
      let data5 = data.fixed;
      if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
        vErrors = fault(vErrors, instancePath+"/fixed", "type", {type: ["integer","null"]});
      }
    }
    if(data.option_a !== undefined){
      let data6 = data.option_a;
      if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
        vErrors = fault(vErrors, instancePath+"/option_a", "type", {type: ["integer","null"]});
      }
    }
    if(data.option_b !== undefined){
      let data7 = data.option_b;
      if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
        vErrors = fault(vErrors, instancePath+"/option_b", "type", {type: ["integer","null"]});
      }
    }
    if(data.hidden !== undefined){
      let data8 = data.hidden;
      if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
        vErrors = fault(vErrors, instancePath+"/hidden", "type", {type: ["integer","null"]});
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
