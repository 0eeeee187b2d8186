// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';

/** Body of field.select. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['needed'],
  properties: {
    empty: { type: ['integer', 'null'], enum: [1, 2, 3, null] },
    filled: { type: ['integer', 'null'], enum: [1, 2, 3, null] },
    long: { type: ['integer', 'null'], enum: [1, 2, 3, null] },
    needed: { type: ['integer', 'null'], enum: [1, 2, 3, null] },
    wrong: { type: ['integer', 'null'], enum: [1, 2, 3, null], const: 1 },
    disabled: { type: ['integer', 'null'], enum: [1, 2, 3, null] },
    fixed: { type: ['integer', 'null'], enum: [1, 2, 3, null] },
    hidden: { type: ['integer', 'null'], enum: [1, 2, 3, null] },
  },
};

export const messages: CompiledBody['messages'] = { '/needed': { required: 'Please fill this.' }, '/wrong': { const: 'Only Carton can be chosen.' } };

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
      if(!((((data0 === 1) || (data0 === 2)) || (data0 === 3)) || (data0 === null))){
        vErrors = fault(vErrors, instancePath+"/empty", "enum", {allowedValues: [1,2,3,null]});
      }
    }
    if(data.filled !== undefined){
      let data1 = data.filled;
      if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
        vErrors = fault(vErrors, instancePath+"/filled", "type", {type: ["integer","null"]});
      }
      if(!((((data1 === 1) || (data1 === 2)) || (data1 === 3)) || (data1 === null))){
        vErrors = fault(vErrors, instancePath+"/filled", "enum", {allowedValues: [1,2,3,null]});
      }
    }
    if(data.long !== undefined){
      let data2 = data.long;
      if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
        vErrors = fault(vErrors, instancePath+"/long", "type", {type: ["integer","null"]});
      }
      if(!((((data2 === 1) || (data2 === 2)) || (data2 === 3)) || (data2 === null))){
        vErrors = fault(vErrors, instancePath+"/long", "enum", {allowedValues: [1,2,3,null]});
      }
    }
    if(data.needed !== undefined){
      let data3 = data.needed;
      if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
        vErrors = fault(vErrors, instancePath+"/needed", "type", {type: ["integer","null"]});
      }
      if(!((((data3 === 1) || (data3 === 2)) || (data3 === 3)) || (data3 === null))){
        vErrors = fault(vErrors, instancePath+"/needed", "enum", {allowedValues: [1,2,3,null]});
      }
    }
    if(data.wrong !== undefined){
      let data4 = data.wrong;
      if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
        vErrors = fault(vErrors, instancePath+"/wrong", "type", {type: ["integer","null"]});
      }
      if(1 !== data4){
        vErrors = fault(vErrors, instancePath+"/wrong", "const", {allowedValue: 1});
      }
      if(!((((data4 === 1) || (data4 === 2)) || (data4 === 3)) || (data4 === null))){
        vErrors = fault(vErrors, instancePath+"/wrong", "enum", {allowedValues: [1,2,3,null]});
      }
    }
    if(data.disabled !== undefined){
      let data5 = data.disabled;
      if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
        vErrors = fault(vErrors, instancePath+"/disabled", "type", {type: ["integer","null"]});
      }
      if(!((((data5 === 1) || (data5 === 2)) || (data5 === 3)) || (data5 === null))){
        vErrors = fault(vErrors, instancePath+"/disabled", "enum", {allowedValues: [1,2,3,null]});
      }
    }
    if(data.fixed !== undefined){
      let data6 = data.fixed;
      if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
        vErrors = fault(vErrors, instancePath+"/fixed", "type", {type: ["integer","null"]});
      }
      if(!((((data6 === 1) || (data6 === 2)) || (data6 === 3)) || (data6 === null))){
        vErrors = fault(vErrors, instancePath+"/fixed", "enum", {allowedValues: [1,2,3,null]});
      }
    }
    if(data.hidden !== undefined){
      let data7 = data.hidden;
      if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
        vErrors = fault(vErrors, instancePath+"/hidden", "type", {type: ["integer","null"]});
      }
      if(!((((data7 === 1) || (data7 === 2)) || (data7 === 3)) || (data7 === null))){
        vErrors = fault(vErrors, instancePath+"/hidden", "enum", {allowedValues: [1,2,3,null]});
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
