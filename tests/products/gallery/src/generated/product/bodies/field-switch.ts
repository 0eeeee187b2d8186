// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';

/** Body of field.switch. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['needed'],
  properties: {
    empty: { type: 'integer', enum: [0, 1] },
    filled: { type: 'integer', enum: [0, 1] },
    needed: { type: 'integer', enum: [0, 1] },
    wrong: { type: 'integer', enum: [0, 1], const: 1 },
    disabled: { type: 'integer', enum: [0, 1] },
    fixed: { type: 'integer', enum: [0, 1] },
    hidden: { type: 'integer', enum: [0, 1] },
  },
};

export const messages: CompiledBody['messages'] = { '/needed': { required: 'Please fill this.' }, '/wrong': { const: 'This must be on.' } };

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.empty !== undefined){
      let data0 = data.empty;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = fault(vErrors, instancePath+"/empty", "type", {type: "integer"});
      }
      if(!((data0 === 0) || (data0 === 1))){
        vErrors = fault(vErrors, instancePath+"/empty", "enum", {allowedValues: [0,1]});
      }
    }
    if(data.filled !== undefined){
      let data1 = data.filled;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        vErrors = fault(vErrors, instancePath+"/filled", "type", {type: "integer"});
      }
      if(!((data1 === 0) || (data1 === 1))){
        vErrors = fault(vErrors, instancePath+"/filled", "enum", {allowedValues: [0,1]});
      }
    }
    if(data.needed !== undefined){
      let data2 = data.needed;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        vErrors = fault(vErrors, instancePath+"/needed", "type", {type: "integer"});
      }
      if(!((data2 === 0) || (data2 === 1))){
        vErrors = fault(vErrors, instancePath+"/needed", "enum", {allowedValues: [0,1]});
      }
    }
    if(data.wrong !== undefined){
      let data3 = data.wrong;
      if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
        vErrors = fault(vErrors, instancePath+"/wrong", "type", {type: "integer"});
      }
      if(1 !== data3){
        vErrors = fault(vErrors, instancePath+"/wrong", "const", {allowedValue: 1});
      }
      if(!((data3 === 0) || (data3 === 1))){
        vErrors = fault(vErrors, instancePath+"/wrong", "enum", {allowedValues: [0,1]});
      }
    }
    if(data.disabled !== undefined){
      let data4 = data.disabled;
      if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
        vErrors = fault(vErrors, instancePath+"/disabled", "type", {type: "integer"});
      }
      if(!((data4 === 0) || (data4 === 1))){
        vErrors = fault(vErrors, instancePath+"/disabled", "enum", {allowedValues: [0,1]});
      }
    }
    if(data.fixed !== undefined){
      let data5 = data.fixed;
      if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
        vErrors = fault(vErrors, instancePath+"/fixed", "type", {type: "integer"});
      }
      if(!((data5 === 0) || (data5 === 1))){
        vErrors = fault(vErrors, instancePath+"/fixed", "enum", {allowedValues: [0,1]});
      }
    }
    if(data.hidden !== undefined){
      let data6 = data.hidden;
      if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
        vErrors = fault(vErrors, instancePath+"/hidden", "type", {type: "integer"});
      }
      if(!((data6 === 0) || (data6 === 1))){
        vErrors = fault(vErrors, instancePath+"/hidden", "enum", {allowedValues: [0,1]});
      }
    }
    if(data.needed === undefined || data.needed === null || data.needed === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "needed"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
