// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import { together } from '../../../../../../../src/runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';
import * as sharedField2 from './shared/field-2.ts';

/** Body of field.record-picker-many. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['needed'],
  properties: {
    empty: sharedField2.properties.empty,
    filled: sharedField2.properties.filled,
    long: { type: 'array', items: { type: 'integer' } },
    needed: { type: 'array', items: { type: 'integer' } },
    wrong: { type: 'array', items: { type: 'integer' }, maxItems: 1 },
    disabled: sharedField2.properties.disabled,
    fixed: sharedField2.properties.fixed,
    none: { type: 'array', items: { type: 'integer' } },
    failing: { type: 'array', items: { type: 'integer' } },
    hidden: { type: 'array', items: { type: 'integer' } },
  },
};

export const messages: CompiledBody['messages'] = { '/needed': { required: 'Please fill this.' }, '/wrong': { maxItems: 'Choose one only.' } };

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.long !== undefined){
      let data0 = data.long;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
            vErrors = fault(vErrors, instancePath+"/long/" + i0, "type", {type: "integer"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/long", "type", {type: "array"});
      }
    }
    if(data.needed !== undefined){
      let data2 = data.needed;
      if(Array.isArray(data2)){
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          let data3 = data2[i1];
          if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
            vErrors = fault(vErrors, instancePath+"/needed/" + i1, "type", {type: "integer"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/needed", "type", {type: "array"});
      }
    }
    if(data.wrong !== undefined){
      let data4 = data.wrong;
      if(Array.isArray(data4)){
        if(data4.length > 1){
          vErrors = fault(vErrors, instancePath+"/wrong", "maxItems", {limit: 1});
        }
        const len2 = data4.length;
        for(let i2=0; i2<len2; i2++){
          let data5 = data4[i2];
          if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
            vErrors = fault(vErrors, instancePath+"/wrong/" + i2, "type", {type: "integer"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/wrong", "type", {type: "array"});
      }
    }
    if(data.none !== undefined){
      let data6 = data.none;
      if(Array.isArray(data6)){
        const len3 = data6.length;
        for(let i3=0; i3<len3; i3++){
          let data7 = data6[i3];
          if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
            vErrors = fault(vErrors, instancePath+"/none/" + i3, "type", {type: "integer"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/none", "type", {type: "array"});
      }
    }
    if(data.failing !== undefined){
      let data8 = data.failing;
      if(Array.isArray(data8)){
        const len4 = data8.length;
        for(let i4=0; i4<len4; i4++){
          let data9 = data8[i4];
          if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
            vErrors = fault(vErrors, instancePath+"/failing/" + i4, "type", {type: "integer"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/failing", "type", {type: "array"});
      }
    }
    if(data.hidden !== undefined){
      let data10 = data.hidden;
      if(Array.isArray(data10)){
        const len5 = data10.length;
        for(let i5=0; i5<len5; i5++){
          let data11 = data10[i5];
          if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
            vErrors = fault(vErrors, instancePath+"/hidden/" + i5, "type", {type: "integer"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/hidden", "type", {type: "array"});
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

export const validate: Validator = together(schema, [sharedField2.validate, validate10 as unknown as Validator]);
