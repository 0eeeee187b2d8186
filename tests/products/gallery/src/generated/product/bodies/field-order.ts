// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';

/** Body of field.order. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  properties: {
    filled: { type: 'array', items: { type: 'integer' } },
    plain: { type: 'array', items: { type: 'integer' } },
    empty: { type: 'array', items: { type: 'integer' } },
    disabled: { type: 'array', items: { type: 'integer' } },
    fixed: { type: 'array', items: { type: 'integer' } },
  },
};

export const messages: CompiledBody['messages'] = {};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.filled !== undefined){
      let data0 = data.filled;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
            const err0 = {instancePath:instancePath+"/filled/" + i0,keyword:"type",params:{type: "integer"}};
            (vErrors ??= []).push(err0);
            errors++;
          }
        }
      }
      else {
        const err1 = {instancePath:instancePath+"/filled",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.plain !== undefined){
      let data2 = data.plain;
      if(Array.isArray(data2)){
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          let data3 = data2[i1];
          if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
            const err2 = {instancePath:instancePath+"/plain/" + i1,keyword:"type",params:{type: "integer"}};
            (vErrors ??= []).push(err2);
            errors++;
          }
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/plain",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.empty !== undefined){
      let data4 = data.empty;
      if(Array.isArray(data4)){
        const len2 = data4.length;
        for(let i2=0; i2<len2; i2++){
          let data5 = data4[i2];
          if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
            const err4 = {instancePath:instancePath+"/empty/" + i2,keyword:"type",params:{type: "integer"}};
            (vErrors ??= []).push(err4);
            errors++;
          }
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/empty",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.disabled !== undefined){
      let data6 = data.disabled;
      if(Array.isArray(data6)){
        const len3 = data6.length;
        for(let i3=0; i3<len3; i3++){
          let data7 = data6[i3];
          if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
            const err6 = {instancePath:instancePath+"/disabled/" + i3,keyword:"type",params:{type: "integer"}};
            (vErrors ??= []).push(err6);
            errors++;
          }
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/disabled",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.fixed !== undefined){
      let data8 = data.fixed;
      if(Array.isArray(data8)){
        const len4 = data8.length;
        for(let i4=0; i4<len4; i4++){
          let data9 = data8[i4];
          if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
            const err8 = {instancePath:instancePath+"/fixed/" + i4,keyword:"type",params:{type: "integer"}};
            (vErrors ??= []).push(err8);
            errors++;
          }
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/fixed",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
  }
  else {
    const err10 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err10);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
