// Generated from schemas/states/state.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';

/** Body of state.order. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['ids', 'amount'],
  properties: {
    ids: { type: 'array', items: { type: 'integer' } },
    amount: { type: 'array', items: { type: 'integer', minimum: 0, maximum: 5000000 }, uniqueItems: true },
  },
};

export const messages: CompiledBody['messages'] = {
  '/amount': { uniqueItems: 'Each only once.' },
  '/amount/*': { minimum: 'At least 0.', maximum: 'No more than there are rows.' },
};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ids !== undefined){
      let data0 = data.ids;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
            vErrors = fault(vErrors, instancePath+"/ids/" + i0, "type", {type: "integer"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/ids", "type", {type: "array"});
      }
    }
    if(data.amount !== undefined){
      let data2 = data.amount;
      if(Array.isArray(data2)){
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          let data3 = data2[i1];
          if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
            vErrors = fault(vErrors, instancePath+"/amount/" + i1, "type", {type: "integer"});
          }
          if((typeof data3 == "number") && (isFinite(data3))){
            if(data3 > 5000000 || isNaN(data3)){
              vErrors = fault(vErrors, instancePath+"/amount/" + i1, "maximum", {comparison: "<=", limit: 5000000});
            }
            if(data3 < 0 || isNaN(data3)){
              vErrors = fault(vErrors, instancePath+"/amount/" + i1, "minimum", {comparison: ">=", limit: 0});
            }
          }
        }
        let i2 = data2.length;
        let j0;
        if(i2 > 1){
          const indices0 = {};
          for(;i2--;){
            let item0 = data2[i2];
            if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = fault(vErrors, instancePath+"/amount", "uniqueItems", {i: i2, j: j0});
              break;
            }
            indices0[item0] = i2;
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/amount", "type", {type: "array"});
      }
    }
    if(data.ids === undefined || data.ids === null || data.ids === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "ids"});
    }
    if(data.amount === undefined || data.amount === null || data.amount === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "amount"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
