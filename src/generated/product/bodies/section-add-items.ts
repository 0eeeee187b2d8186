// Generated from schemas/section/section.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { ucs2length } from '../../../runtime/validation/ajv-runtime.ts';

/** Body of section.add-items. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['id', 'items'],
  properties: {
    id: { type: 'integer' },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 500,
      items: { type: 'string', notBlank: true, maxLength: 100 },
    },
  },
};

export const messages: CompiledBody['messages'] = {
  '/id': { required: 'Please fill all fields.' },
  '/items': { required: 'Please fill all fields.', minItems: 'Please fill all fields.' },
};

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id !== undefined){
      let data0 = data.id;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        const err0 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.items !== undefined){
      let data1 = data.items;
      if(Array.isArray(data1)){
        if(data1.length > 500){
          const err1 = {instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 500}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(data1.length < 1){
          const err2 = {instancePath:instancePath+"/items",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(typeof data2 === "string"){
            if(func2(data2) > 100){
              const err3 = {instancePath:instancePath+"/items/" + i0,keyword:"maxLength",params:{limit: 100}};
              (vErrors ??= []).push(err3);
              errors++;
            }
            if(!/\S/.test(data2)){
              const err4 = {instancePath:instancePath+"/items/" + i0,keyword:"notBlank",params:{}};
              (vErrors ??= []).push(err4);
              errors++;
            }
          }
          else {
            const err5 = {instancePath:instancePath+"/items/" + i0,keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err5);
            errors++;
          }
        }
      }
      else {
        const err6 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.id === undefined || data.id === null || data.id === ""){
      const err7 = {instancePath,keyword:"filled",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
    if(data.items === undefined || data.items === null || data.items === ""){
      const err8 = {instancePath,keyword:"filled",params:{missingProperty: "items"}};
      (vErrors ??= []).push(err8);
      errors++;
    }
  }
  else {
    const err9 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err9);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
