// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../../../../../src/runtime/model.ts';

/** What bodies of field have in common. */
export const properties = {
  filled: { type: 'array', items: { type: 'integer' } },
  empty: { type: 'array', items: { type: 'integer' } },
  disabled: { type: 'array', items: { type: 'integer' } },
  fixed: { type: 'array', items: { type: 'integer' } },
};

export const messages: CompiledBody['messages'] = {};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.filled !== undefined){
      let data0 = data.filled;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
            vErrors = fault(vErrors, instancePath+"/filled/" + i0, "type", {type: "integer"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/filled", "type", {type: "array"});
      }
    }
    if(data.empty !== undefined){
      let data2 = data.empty;
      if(Array.isArray(data2)){
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          let data3 = data2[i1];
          if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
            vErrors = fault(vErrors, instancePath+"/empty/" + i1, "type", {type: "integer"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/empty", "type", {type: "array"});
      }
    }
    if(data.disabled !== undefined){
      let data4 = data.disabled;
      if(Array.isArray(data4)){
        const len2 = data4.length;
        for(let i2=0; i2<len2; i2++){
          let data5 = data4[i2];
          if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
            vErrors = fault(vErrors, instancePath+"/disabled/" + i2, "type", {type: "integer"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/disabled", "type", {type: "array"});
      }
    }
    if(data.fixed !== undefined){
      let data6 = data.fixed;
      if(Array.isArray(data6)){
        const len3 = data6.length;
        for(let i3=0; i3<len3; i3++){
          let data7 = data6[i3];
          if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
            vErrors = fault(vErrors, instancePath+"/fixed/" + i3, "type", {type: "integer"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/fixed", "type", {type: "array"});
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
