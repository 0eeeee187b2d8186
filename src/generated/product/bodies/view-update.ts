// Generated from schemas/view/view.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { ucs2length } from '../../../runtime/validation/ajv-runtime.ts';

/** Body of view.update. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  properties: {
    name: { type: 'string', notBlank: true, maxLength: 100 },
    query: { type: 'string', maxLength: 4000 },
    shared: { type: 'integer', enum: [0, 1] },
  },
};

export const messages: CompiledBody['messages'] = { '/name': { notBlank: 'Please fill this field.' } };

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func2(data0) > 100){
          const err0 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!/\S/.test(data0)){
          const err1 = {instancePath:instancePath+"/name",keyword:"notBlank",params:{}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.query !== undefined){
      let data1 = data.query;
      if(typeof data1 === "string"){
        if(func2(data1) > 4000){
          const err3 = {instancePath:instancePath+"/query",keyword:"maxLength",params:{limit: 4000}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/query",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.shared !== undefined){
      let data2 = data.shared;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        const err5 = {instancePath:instancePath+"/shared",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
      if(!((data2 === 0) || (data2 === 1))){
        const err6 = {instancePath:instancePath+"/shared",keyword:"enum",params:{allowedValues: [0,1]}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
  }
  else {
    const err7 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err7);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
