// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';

/** Body of field.lines. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['needed'],
  properties: {
    empty: { type: 'array', items: { type: 'string' } },
    filled: { type: 'array', items: { type: 'string' } },
    long: { type: 'array', items: { type: 'string' } },
    needed: { type: 'array', items: { type: 'string' } },
    wrong: { type: 'array', items: { type: 'string' }, minItems: 2 },
    disabled: { type: 'array', items: { type: 'string' } },
    fixed: { type: 'array', items: { type: 'string' } },
    option_a: { type: 'array', items: { type: 'string' } },
    hidden: { type: 'array', items: { type: 'string' } },
  },
};

export const messages: CompiledBody['messages'] = { '/needed': { required: 'Please fill this.' }, '/wrong': { minItems: 'Name two.' } };

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.empty !== undefined){
      let data0 = data.empty;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(typeof data0[i0] !== "string"){
            vErrors = fault(vErrors, instancePath+"/empty/" + i0, "type", {type: "string"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/empty", "type", {type: "array"});
      }
    }
    if(data.filled !== undefined){
      let data2 = data.filled;
      if(Array.isArray(data2)){
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          if(typeof data2[i1] !== "string"){
            vErrors = fault(vErrors, instancePath+"/filled/" + i1, "type", {type: "string"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/filled", "type", {type: "array"});
      }
    }
    if(data.long !== undefined){
      let data4 = data.long;
      if(Array.isArray(data4)){
        const len2 = data4.length;
        for(let i2=0; i2<len2; i2++){
          if(typeof data4[i2] !== "string"){
            vErrors = fault(vErrors, instancePath+"/long/" + i2, "type", {type: "string"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/long", "type", {type: "array"});
      }
    }
    if(data.needed !== undefined){
      let data6 = data.needed;
      if(Array.isArray(data6)){
        const len3 = data6.length;
        for(let i3=0; i3<len3; i3++){
          if(typeof data6[i3] !== "string"){
            vErrors = fault(vErrors, instancePath+"/needed/" + i3, "type", {type: "string"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/needed", "type", {type: "array"});
      }
    }
    if(data.wrong !== undefined){
      let data8 = data.wrong;
      if(Array.isArray(data8)){
        if(data8.length < 2){
          vErrors = fault(vErrors, instancePath+"/wrong", "minItems", {limit: 2});
        }
        const len4 = data8.length;
        for(let i4=0; i4<len4; i4++){
          if(typeof data8[i4] !== "string"){
            vErrors = fault(vErrors, instancePath+"/wrong/" + i4, "type", {type: "string"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/wrong", "type", {type: "array"});
      }
    }
    if(data.disabled !== undefined){
      let data10 = data.disabled;
      if(Array.isArray(data10)){
        const len5 = data10.length;
        for(let i5=0; i5<len5; i5++){
          if(typeof data10[i5] !== "string"){
            vErrors = fault(vErrors, instancePath+"/disabled/" + i5, "type", {type: "string"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/disabled", "type", {type: "array"});
      }
    }
    if(data.fixed !== undefined){
      let data12 = data.fixed;
      if(Array.isArray(data12)){
        const len6 = data12.length;
        for(let i6=0; i6<len6; i6++){
          if(typeof data12[i6] !== "string"){
            vErrors = fault(vErrors, instancePath+"/fixed/" + i6, "type", {type: "string"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/fixed", "type", {type: "array"});
      }
    }
    if(data.option_a !== undefined){
      let data14 = data.option_a;
      if(Array.isArray(data14)){
        const len7 = data14.length;
        for(let i7=0; i7<len7; i7++){
          if(typeof data14[i7] !== "string"){
            vErrors = fault(vErrors, instancePath+"/option_a/" + i7, "type", {type: "string"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/option_a", "type", {type: "array"});
      }
    }
    if(data.hidden !== undefined){
      let data16 = data.hidden;
      if(Array.isArray(data16)){
        const len8 = data16.length;
        for(let i8=0; i8<len8; i8++){
          if(typeof data16[i8] !== "string"){
            vErrors = fault(vErrors, instancePath+"/hidden/" + i8, "type", {type: "string"});
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

export const validate: Validator = validate10 as unknown as Validator;
