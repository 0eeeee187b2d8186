// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';

/** Body of field.record-picker-many. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['needed'],
  properties: {
    empty: { type: 'array', items: { type: 'integer' } },
    filled: { type: 'array', items: { type: 'integer' } },
    long: { type: 'array', items: { type: 'integer' } },
    needed: { type: 'array', items: { type: 'integer' } },
    wrong: { type: 'array', items: { type: 'integer' }, maxItems: 1 },
    disabled: { type: 'array', items: { type: 'integer' } },
    fixed: { type: 'array', items: { type: 'integer' } },
    none: { type: 'array', items: { type: 'integer' } },
    failing: { type: 'array', items: { type: 'integer' } },
    hidden: { type: 'array', items: { type: 'integer' } },
  },
};

export const messages: CompiledBody['messages'] = { '/needed': { required: 'Please fill this.' }, '/wrong': { maxItems: 'Choose one only.' } };

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.empty !== undefined){
      let data0 = data.empty;
      if(Array.isArray(data0)){
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
            const err0 = {instancePath:instancePath+"/empty/" + i0,keyword:"type",params:{type: "integer"}};
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
          let data3 = data2[i1];
          if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
            const err2 = {instancePath:instancePath+"/filled/" + i1,keyword:"type",params:{type: "integer"}};
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
          let data5 = data4[i2];
          if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
            const err4 = {instancePath:instancePath+"/long/" + i2,keyword:"type",params:{type: "integer"}};
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
          let data7 = data6[i3];
          if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
            const err6 = {instancePath:instancePath+"/needed/" + i3,keyword:"type",params:{type: "integer"}};
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
        if(data8.length > 1){
          const err8 = {instancePath:instancePath+"/wrong",keyword:"maxItems",params:{limit: 1}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        const len4 = data8.length;
        for(let i4=0; i4<len4; i4++){
          let data9 = data8[i4];
          if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
            const err9 = {instancePath:instancePath+"/wrong/" + i4,keyword:"type",params:{type: "integer"}};
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
          let data11 = data10[i5];
          if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
            const err11 = {instancePath:instancePath+"/disabled/" + i5,keyword:"type",params:{type: "integer"}};
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
          let data13 = data12[i6];
          if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
            const err13 = {instancePath:instancePath+"/fixed/" + i6,keyword:"type",params:{type: "integer"}};
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
    if(data.none !== undefined){
      let data14 = data.none;
      if(Array.isArray(data14)){
        const len7 = data14.length;
        for(let i7=0; i7<len7; i7++){
          let data15 = data14[i7];
          if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
            const err15 = {instancePath:instancePath+"/none/" + i7,keyword:"type",params:{type: "integer"}};
            (vErrors ??= []).push(err15);
            errors++;
          }
        }
      }
      else {
        const err16 = {instancePath:instancePath+"/none",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if(data.failing !== undefined){
      let data16 = data.failing;
      if(Array.isArray(data16)){
        const len8 = data16.length;
        for(let i8=0; i8<len8; i8++){
          let data17 = data16[i8];
          if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
            const err17 = {instancePath:instancePath+"/failing/" + i8,keyword:"type",params:{type: "integer"}};
            (vErrors ??= []).push(err17);
            errors++;
          }
        }
      }
      else {
        const err18 = {instancePath:instancePath+"/failing",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if(data.hidden !== undefined){
      let data18 = data.hidden;
      if(Array.isArray(data18)){
        const len9 = data18.length;
        for(let i9=0; i9<len9; i9++){
          let data19 = data18[i9];
          if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
            const err19 = {instancePath:instancePath+"/hidden/" + i9,keyword:"type",params:{type: "integer"}};
            (vErrors ??= []).push(err19);
            errors++;
          }
        }
      }
      else {
        const err20 = {instancePath:instancePath+"/hidden",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err20);
        errors++;
      }
    }
    if(data.needed === undefined || data.needed === null || data.needed === ""){
      const err21 = {instancePath,keyword:"filled",params:{missingProperty: "needed"}};
      (vErrors ??= []).push(err21);
      errors++;
    }
  }
  else {
    const err22 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err22);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
