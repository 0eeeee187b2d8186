// Generated from schemas/states/state.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';

/** Body of state.rename. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string', notBlank: true },
    amount: { type: ['number', 'null'], minimum: 0 },
  },
};

export const messages: CompiledBody['messages'] = { '/name': { notBlank: 'Please fill this.' }, '/amount': { minimum: 'At least 0.' } };

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id !== undefined){
      let data0 = data.id;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = fault(vErrors, instancePath+"/id", "type", {type: "integer"});
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(!/\S/.test(data1)){
          vErrors = fault(vErrors, instancePath+"/name", "notBlank", {});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/name", "type", {type: "string"});
      }
    }
    if(data.amount !== undefined){
      let data2 = data.amount;
      if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
        vErrors = fault(vErrors, instancePath+"/amount", "type", {type: ["number","null"]});
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 < 0 || isNaN(data2)){
          vErrors = fault(vErrors, instancePath+"/amount", "minimum", {comparison: ">=", limit: 0});
        }
      }
    }
    if(data.id === undefined || data.id === null || data.id === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "id"});
    }
    if(data.name === undefined || data.name === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "name"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
