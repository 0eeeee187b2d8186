// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';
import { formats } from '../../../../../../../src/runtime/validation/ajv-runtime.ts';
import { today } from '../today.ts';

/** Body of field.date. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['needed'],
  properties: {
    empty: { type: ['string', 'null'], format: 'date' },
    filled: { type: ['string', 'null'], format: 'date' },
    long: { type: ['string', 'null'], format: 'date' },
    needed: { type: ['string', 'null'], format: 'date' },
    wrong: { type: ['string', 'null'], format: 'date', after: 'today' },
    disabled: { type: ['string', 'null'], format: 'date' },
    fixed: { type: ['string', 'null'], format: 'date' },
    option_a: { type: ['string', 'null'], format: 'date' },
    hidden: { type: ['string', 'null'], format: 'date' },
  },
};

export const messages: CompiledBody['messages'] = { '/needed': { required: 'Please fill this.' }, '/wrong': { after: 'It must be after today.' } };

const formats0 = formats.date;
const func2 = today;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.needed === undefined){
      const err0 = {instancePath,keyword:"required",params:{missingProperty: "needed"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if(data.empty !== undefined){
      let data0 = data.empty;
      if((typeof data0 !== "string") && (data0 !== null)){
        const err1 = {instancePath:instancePath+"/empty",keyword:"type",params:{type: ["string","null"]}};
        (vErrors ??= []).push(err1);
        errors++;
      }
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err2 = {instancePath:instancePath+"/empty",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
    }
    if(data.filled !== undefined){
      let data1 = data.filled;
      if((typeof data1 !== "string") && (data1 !== null)){
        const err3 = {instancePath:instancePath+"/filled",keyword:"type",params:{type: ["string","null"]}};
        (vErrors ??= []).push(err3);
        errors++;
      }
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err4 = {instancePath:instancePath+"/filled",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
    }
    if(data.long !== undefined){
      let data2 = data.long;
      if((typeof data2 !== "string") && (data2 !== null)){
        const err5 = {instancePath:instancePath+"/long",keyword:"type",params:{type: ["string","null"]}};
        (vErrors ??= []).push(err5);
        errors++;
      }
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
          const err6 = {instancePath:instancePath+"/long",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if(data.needed !== undefined){
      let data3 = data.needed;
      if((typeof data3 !== "string") && (data3 !== null)){
        const err7 = {instancePath:instancePath+"/needed",keyword:"type",params:{type: ["string","null"]}};
        (vErrors ??= []).push(err7);
        errors++;
      }
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
          const err8 = {instancePath:instancePath+"/needed",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
    }
    if(data.wrong !== undefined){
      let data4 = data.wrong;
      if((typeof data4 !== "string") && (data4 !== null)){
        const err9 = {instancePath:instancePath+"/wrong",keyword:"type",params:{type: ["string","null"]}};
        (vErrors ??= []).push(err9);
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats0(data4))){
          const err10 = {instancePath:instancePath+"/wrong",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
        const other0 = func2();
        if(data4 !== "" && typeof other0 == "string" && other0 !== "" && !(data4 > other0)){
          const err11 = {instancePath:instancePath+"/wrong",keyword:"after",params:{limit: "today"}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
    if(data.disabled !== undefined){
      let data5 = data.disabled;
      if((typeof data5 !== "string") && (data5 !== null)){
        const err12 = {instancePath:instancePath+"/disabled",keyword:"type",params:{type: ["string","null"]}};
        (vErrors ??= []).push(err12);
        errors++;
      }
      if(typeof data5 === "string"){
        if(!(formats0(data5))){
          const err13 = {instancePath:instancePath+"/disabled",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err13);
          errors++;
        }
      }
    }
    if(data.fixed !== undefined){
      let data6 = data.fixed;
      if((typeof data6 !== "string") && (data6 !== null)){
        const err14 = {instancePath:instancePath+"/fixed",keyword:"type",params:{type: ["string","null"]}};
        (vErrors ??= []).push(err14);
        errors++;
      }
      if(typeof data6 === "string"){
        if(!(formats0(data6))){
          const err15 = {instancePath:instancePath+"/fixed",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
    }
    if(data.option_a !== undefined){
      let data7 = data.option_a;
      if((typeof data7 !== "string") && (data7 !== null)){
        const err16 = {instancePath:instancePath+"/option_a",keyword:"type",params:{type: ["string","null"]}};
        (vErrors ??= []).push(err16);
        errors++;
      }
      if(typeof data7 === "string"){
        if(!(formats0(data7))){
          const err17 = {instancePath:instancePath+"/option_a",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err17);
          errors++;
        }
      }
    }
    if(data.hidden !== undefined){
      let data8 = data.hidden;
      if((typeof data8 !== "string") && (data8 !== null)){
        const err18 = {instancePath:instancePath+"/hidden",keyword:"type",params:{type: ["string","null"]}};
        (vErrors ??= []).push(err18);
        errors++;
      }
      if(typeof data8 === "string"){
        if(!(formats0(data8))){
          const err19 = {instancePath:instancePath+"/hidden",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err19);
          errors++;
        }
      }
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
