// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
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
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.empty !== undefined){
      let data0 = data.empty;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          if(typeof data0[i0] !== "string"){
            const err0 = {instancePath:instancePath+"/empty/" + i0,keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err0);
            errors++;
          }
        }
      }
      else {
        const err1 = {instancePath:instancePath+"/empty",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.filled !== undefined){
      let data2 = data.filled;
      if(Array.isArray(data2)){
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          if(typeof data2[i1] !== "string"){
            const err2 = {instancePath:instancePath+"/filled/" + i1,keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err2);
            errors++;
          }
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/filled",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.long !== undefined){
      let data4 = data.long;
      if(Array.isArray(data4)){
        const len2 = data4.length;
        for(let i2=0; i2<len2; i2++){
          if(typeof data4[i2] !== "string"){
            const err4 = {instancePath:instancePath+"/long/" + i2,keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err4);
            errors++;
          }
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/long",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.needed !== undefined){
      let data6 = data.needed;
      if(Array.isArray(data6)){
        const len3 = data6.length;
        for(let i3=0; i3<len3; i3++){
          if(typeof data6[i3] !== "string"){
            const err6 = {instancePath:instancePath+"/needed/" + i3,keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err6);
            errors++;
          }
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/needed",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.wrong !== undefined){
      let data8 = data.wrong;
      if(Array.isArray(data8)){
        if(data8.length < 2){
          const err8 = {instancePath:instancePath+"/wrong",keyword:"minItems",params:{limit: 2}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        const len4 = data8.length;
        for(let i4=0; i4<len4; i4++){
          if(typeof data8[i4] !== "string"){
            const err9 = {instancePath:instancePath+"/wrong/" + i4,keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err9);
            errors++;
          }
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/wrong",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.disabled !== undefined){
      let data10 = data.disabled;
      if(Array.isArray(data10)){
        const len5 = data10.length;
        for(let i5=0; i5<len5; i5++){
          if(typeof data10[i5] !== "string"){
            const err11 = {instancePath:instancePath+"/disabled/" + i5,keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err11);
            errors++;
          }
        }
      }
      else {
        const err12 = {instancePath:instancePath+"/disabled",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if(data.fixed !== undefined){
      let data12 = data.fixed;
      if(Array.isArray(data12)){
        const len6 = data12.length;
        for(let i6=0; i6<len6; i6++){
          if(typeof data12[i6] !== "string"){
            const err13 = {instancePath:instancePath+"/fixed/" + i6,keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err13);
            errors++;
          }
        }
      }
      else {
        const err14 = {instancePath:instancePath+"/fixed",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if(data.option_a !== undefined){
      let data14 = data.option_a;
      if(Array.isArray(data14)){
        const len7 = data14.length;
        for(let i7=0; i7<len7; i7++){
          if(typeof data14[i7] !== "string"){
            const err15 = {instancePath:instancePath+"/option_a/" + i7,keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err15);
            errors++;
          }
        }
      }
      else {
        const err16 = {instancePath:instancePath+"/option_a",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if(data.hidden !== undefined){
      let data16 = data.hidden;
      if(Array.isArray(data16)){
        const len8 = data16.length;
        for(let i8=0; i8<len8; i8++){
          if(typeof data16[i8] !== "string"){
            const err17 = {instancePath:instancePath+"/hidden/" + i8,keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err17);
            errors++;
          }
        }
      }
      else {
        const err18 = {instancePath:instancePath+"/hidden",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if(data.needed === undefined || data.needed === null || data.needed === ""){
      const err19 = {instancePath,keyword:"filled",params:{missingProperty: "needed"}};
      (vErrors ??= []).push(err19);
      errors++;
    }
  }
  else {
    const err20 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err20);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
