// Generated from schemas/states/state.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
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
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id !== undefined){
      let data0 = data.id;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        const err0 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(!/\S/.test(data1)){
          const err1 = {instancePath:instancePath+"/name",keyword:"notBlank",params:{}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.amount !== undefined){
      let data2 = data.amount;
      if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
        const err3 = {instancePath:instancePath+"/amount",keyword:"type",params:{type: ["number","null"]}};
        (vErrors ??= []).push(err3);
        errors++;
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 < 0 || isNaN(data2)){
          const err4 = {instancePath:instancePath+"/amount",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.id === undefined || data.id === null || data.id === ""){
      const err5 = {instancePath,keyword:"filled",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
    if(data.name === undefined || data.name === null){
      const err6 = {instancePath,keyword:"filled",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
  }
  else {
    const err7 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
