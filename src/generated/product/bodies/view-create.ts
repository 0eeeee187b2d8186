// Generated from schemas/view/view.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { ucs2length } from '../../../runtime/validation/ajv-runtime.ts';

/** Body of view.create. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['screen', 'name', 'query'],
  properties: {
    screen: { type: 'string', minLength: 1, maxLength: 100 },
    name: { type: 'string', notBlank: true, maxLength: 100 },
    query: { type: 'string', maxLength: 4000 },
    shared: { type: 'integer', enum: [0, 1] },
  },
};

export const messages: CompiledBody['messages'] = {
  '/screen': { required: 'Please fill this field.' },
  '/name': { required: 'Please fill this field.', notBlank: 'Please fill this field.' },
  '/query': { required: 'Please fill this field.' },
};

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.screen !== undefined){
      let data0 = data.screen;
      if(typeof data0 === "string"){
        if(func2(data0) > 100){
          const err0 = {instancePath:instancePath+"/screen",keyword:"maxLength",params:{limit: 100}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(func2(data0) < 1){
          const err1 = {instancePath:instancePath+"/screen",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/screen",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(func2(data1) > 100){
          const err3 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(!/\S/.test(data1)){
          const err4 = {instancePath:instancePath+"/name",keyword:"notBlank",params:{}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.query !== undefined){
      let data2 = data.query;
      if(typeof data2 === "string"){
        if(func2(data2) > 4000){
          const err6 = {instancePath:instancePath+"/query",keyword:"maxLength",params:{limit: 4000}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/query",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.shared !== undefined){
      let data3 = data.shared;
      if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
        const err8 = {instancePath:instancePath+"/shared",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
      if(!((data3 === 0) || (data3 === 1))){
        const err9 = {instancePath:instancePath+"/shared",keyword:"enum",params:{allowedValues: [0,1]}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.screen === undefined || data.screen === null){
      const err10 = {instancePath,keyword:"filled",params:{missingProperty: "screen"}};
      (vErrors ??= []).push(err10);
      errors++;
    }
    if(data.name === undefined || data.name === null){
      const err11 = {instancePath,keyword:"filled",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err11);
      errors++;
    }
    if(data.query === undefined || data.query === null){
      const err12 = {instancePath,keyword:"filled",params:{missingProperty: "query"}};
      (vErrors ??= []).push(err12);
      errors++;
    }
  }
  else {
    const err13 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err13);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
