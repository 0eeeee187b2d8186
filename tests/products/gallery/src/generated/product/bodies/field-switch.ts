// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';

/** Body of field.switch. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['needed'],
  properties: {
    empty: { type: 'integer', enum: [0, 1] },
    filled: { type: 'integer', enum: [0, 1] },
    needed: { type: 'integer', enum: [0, 1] },
    wrong: { type: 'integer', enum: [0, 1], const: 1 },
    disabled: { type: 'integer', enum: [0, 1] },
    fixed: { type: 'integer', enum: [0, 1] },
    hidden: { type: 'integer', enum: [0, 1] },
  },
};

export const messages: CompiledBody['messages'] = { '/needed': { required: 'Please fill this.' }, '/wrong': { const: 'This must be on.' } };

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.empty !== undefined){
      let data0 = data.empty;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        const err0 = {instancePath:instancePath+"/empty",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err0);
        errors++;
      }
      if(!((data0 === 0) || (data0 === 1))){
        const err1 = {instancePath:instancePath+"/empty",keyword:"enum",params:{allowedValues: [0,1]}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.filled !== undefined){
      let data1 = data.filled;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        const err2 = {instancePath:instancePath+"/filled",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err2);
        errors++;
      }
      if(!((data1 === 0) || (data1 === 1))){
        const err3 = {instancePath:instancePath+"/filled",keyword:"enum",params:{allowedValues: [0,1]}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.needed !== undefined){
      let data2 = data.needed;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        const err4 = {instancePath:instancePath+"/needed",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
      if(!((data2 === 0) || (data2 === 1))){
        const err5 = {instancePath:instancePath+"/needed",keyword:"enum",params:{allowedValues: [0,1]}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.wrong !== undefined){
      let data3 = data.wrong;
      if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
        const err6 = {instancePath:instancePath+"/wrong",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
      if(1 !== data3){
        const err7 = {instancePath:instancePath+"/wrong",keyword:"const",params:{allowedValue: 1}};
        (vErrors ??= []).push(err7);
        errors++;
      }
      if(!((data3 === 0) || (data3 === 1))){
        const err8 = {instancePath:instancePath+"/wrong",keyword:"enum",params:{allowedValues: [0,1]}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.disabled !== undefined){
      let data4 = data.disabled;
      if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
        const err9 = {instancePath:instancePath+"/disabled",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
      if(!((data4 === 0) || (data4 === 1))){
        const err10 = {instancePath:instancePath+"/disabled",keyword:"enum",params:{allowedValues: [0,1]}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.fixed !== undefined){
      let data5 = data.fixed;
      if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
        const err11 = {instancePath:instancePath+"/fixed",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
      if(!((data5 === 0) || (data5 === 1))){
        const err12 = {instancePath:instancePath+"/fixed",keyword:"enum",params:{allowedValues: [0,1]}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if(data.hidden !== undefined){
      let data6 = data.hidden;
      if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
        const err13 = {instancePath:instancePath+"/hidden",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err13);
        errors++;
      }
      if(!((data6 === 0) || (data6 === 1))){
        const err14 = {instancePath:instancePath+"/hidden",keyword:"enum",params:{allowedValues: [0,1]}};
        (vErrors ??= []).push(err14);
        errors++;
      }
    }
    if(data.needed === undefined || data.needed === null || data.needed === ""){
      const err15 = {instancePath,keyword:"filled",params:{missingProperty: "needed"}};
      (vErrors ??= []).push(err15);
      errors++;
    }
  }
  else {
    const err16 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err16);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
