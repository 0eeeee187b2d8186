// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';

/** Body of field.money. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['needed'],
  properties: {
    empty: { type: ['integer', 'null'] },
    filled: { type: ['integer', 'null'] },
    long: { type: ['integer', 'null'] },
    needed: { type: ['integer', 'null'] },
    wrong: { type: ['integer', 'null'], maximum: 10 },
    disabled: { type: ['integer', 'null'] },
    fixed: { type: ['integer', 'null'] },
    option_a: { type: ['integer', 'null'] },
    option_b: { type: ['integer', 'null'] },
    hidden: { type: ['integer', 'null'] },
  },
};

export const messages: CompiledBody['messages'] = { '/needed': { required: 'Please fill this.' }, '/wrong': { maximum: 'At most 10.' } };

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
      if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
        const err1 = {instancePath:instancePath+"/empty",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.filled !== undefined){
      let data1 = data.filled;
      if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
        const err2 = {instancePath:instancePath+"/filled",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.long !== undefined){
      let data2 = data.long;
      if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
        const err3 = {instancePath:instancePath+"/long",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.needed !== undefined){
      let data3 = data.needed;
      if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
        const err4 = {instancePath:instancePath+"/needed",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.wrong !== undefined){
      let data4 = data.wrong;
      if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
        const err5 = {instancePath:instancePath+"/wrong",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err5);
        errors++;
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 > 10 || isNaN(data4)){
          const err6 = {instancePath:instancePath+"/wrong",keyword:"maximum",params:{comparison: "<=", limit: 10}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if(data.disabled !== undefined){
      let data5 = data.disabled;
      if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
        const err7 = {instancePath:instancePath+"/disabled",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.fixed !== undefined){
      let data6 = data.fixed;
      if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
        const err8 = {instancePath:instancePath+"/fixed",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.option_a !== undefined){
      let data7 = data.option_a;
      if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
        const err9 = {instancePath:instancePath+"/option_a",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.option_b !== undefined){
      let data8 = data.option_b;
      if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
        const err10 = {instancePath:instancePath+"/option_b",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.hidden !== undefined){
      let data9 = data.hidden;
      if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
        const err11 = {instancePath:instancePath+"/hidden",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
  }
  else {
    const err12 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err12);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
