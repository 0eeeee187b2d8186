// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';

/** Body of field.select. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['needed'],
  properties: {
    empty: { type: ['integer', 'null'], enum: [1, 2, 3, null] },
    filled: { type: ['integer', 'null'], enum: [1, 2, 3, null] },
    long: { type: ['integer', 'null'], enum: [1, 2, 3, null] },
    needed: { type: ['integer', 'null'], enum: [1, 2, 3, null] },
    wrong: { type: ['integer', 'null'], enum: [1, 2, 3, null], const: 1 },
    disabled: { type: ['integer', 'null'], enum: [1, 2, 3, null] },
    fixed: { type: ['integer', 'null'], enum: [1, 2, 3, null] },
    hidden: { type: ['integer', 'null'], enum: [1, 2, 3, null] },
  },
};

export const messages: CompiledBody['messages'] = { '/needed': { required: 'Please fill this.' }, '/wrong': { const: 'Only Carton can be chosen.' } };

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
      if(!((((data0 === 1) || (data0 === 2)) || (data0 === 3)) || (data0 === null))){
        const err2 = {instancePath:instancePath+"/empty",keyword:"enum",params:{allowedValues: [1,2,3,null]}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.filled !== undefined){
      let data1 = data.filled;
      if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
        const err3 = {instancePath:instancePath+"/filled",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err3);
        errors++;
      }
      if(!((((data1 === 1) || (data1 === 2)) || (data1 === 3)) || (data1 === null))){
        const err4 = {instancePath:instancePath+"/filled",keyword:"enum",params:{allowedValues: [1,2,3,null]}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.long !== undefined){
      let data2 = data.long;
      if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
        const err5 = {instancePath:instancePath+"/long",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err5);
        errors++;
      }
      if(!((((data2 === 1) || (data2 === 2)) || (data2 === 3)) || (data2 === null))){
        const err6 = {instancePath:instancePath+"/long",keyword:"enum",params:{allowedValues: [1,2,3,null]}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.needed !== undefined){
      let data3 = data.needed;
      if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
        const err7 = {instancePath:instancePath+"/needed",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err7);
        errors++;
      }
      if(!((((data3 === 1) || (data3 === 2)) || (data3 === 3)) || (data3 === null))){
        const err8 = {instancePath:instancePath+"/needed",keyword:"enum",params:{allowedValues: [1,2,3,null]}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.wrong !== undefined){
      let data4 = data.wrong;
      if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
        const err9 = {instancePath:instancePath+"/wrong",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err9);
        errors++;
      }
      if(1 !== data4){
        const err10 = {instancePath:instancePath+"/wrong",keyword:"const",params:{allowedValue: 1}};
        (vErrors ??= []).push(err10);
        errors++;
      }
      if(!((((data4 === 1) || (data4 === 2)) || (data4 === 3)) || (data4 === null))){
        const err11 = {instancePath:instancePath+"/wrong",keyword:"enum",params:{allowedValues: [1,2,3,null]}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.disabled !== undefined){
      let data5 = data.disabled;
      if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
        const err12 = {instancePath:instancePath+"/disabled",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err12);
        errors++;
      }
      if(!((((data5 === 1) || (data5 === 2)) || (data5 === 3)) || (data5 === null))){
        const err13 = {instancePath:instancePath+"/disabled",keyword:"enum",params:{allowedValues: [1,2,3,null]}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if(data.fixed !== undefined){
      let data6 = data.fixed;
      if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
        const err14 = {instancePath:instancePath+"/fixed",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err14);
        errors++;
      }
      if(!((((data6 === 1) || (data6 === 2)) || (data6 === 3)) || (data6 === null))){
        const err15 = {instancePath:instancePath+"/fixed",keyword:"enum",params:{allowedValues: [1,2,3,null]}};
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if(data.hidden !== undefined){
      let data7 = data.hidden;
      if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
        const err16 = {instancePath:instancePath+"/hidden",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err16);
        errors++;
      }
      if(!((((data7 === 1) || (data7 === 2)) || (data7 === 3)) || (data7 === null))){
        const err17 = {instancePath:instancePath+"/hidden",keyword:"enum",params:{allowedValues: [1,2,3,null]}};
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
  }
  else {
    const err18 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err18);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
