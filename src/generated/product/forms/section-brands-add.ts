// Generated from schemas/section/section-brands-add.screen.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { ucs2length } from '../../../runtime/validation/ajv-runtime.ts';

/** Body of the form section-brands-add. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['items'],
  properties: {
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 500,
      items: { type: 'string', notBlank: true, maxLength: 100 },
    },
  },
};

export const messages: CompiledBody['messages'] = { '/items': { required: 'Please fill all fields.', minItems: 'Please fill all fields.' } };

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items !== undefined){
      let data0 = data.items;
      if(Array.isArray(data0)){
        if(data0.length > 500){
          const err0 = {instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 500}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(data0.length < 1){
          const err1 = {instancePath:instancePath+"/items",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(typeof data1 === "string"){
            if(func2(data1) > 100){
              const err2 = {instancePath:instancePath+"/items/" + i0,keyword:"maxLength",params:{limit: 100}};
              (vErrors ??= []).push(err2);
              errors++;
            }
            if(!/\S/.test(data1)){
              const err3 = {instancePath:instancePath+"/items/" + i0,keyword:"notBlank",params:{}};
              (vErrors ??= []).push(err3);
              errors++;
            }
          }
          else {
            const err4 = {instancePath:instancePath+"/items/" + i0,keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err4);
            errors++;
          }
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.items === undefined || data.items === null || data.items === ""){
      const err6 = {instancePath,keyword:"filled",params:{missingProperty: "items"}};
      (vErrors ??= []).push(err6);
      errors++;
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
