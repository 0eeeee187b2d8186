// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';
import { ucs2length } from '../../../../../../../src/runtime/validation/ajv-runtime.ts';

/** Body of field.rich-text. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['needed'],
  properties: {
    empty: { type: 'string', html: true },
    filled: { type: 'string', html: true },
    long: { type: 'string', html: true },
    needed: { type: 'string', html: true },
    wrong: { type: 'string', maxLength: 20, html: true },
    disabled: { type: 'string', html: true },
    fixed: { type: 'string', html: true },
    option_a: { type: 'string', html: true },
    hidden: { type: 'string', html: true },
  },
};

export const messages: CompiledBody['messages'] = { '/needed': { required: 'Please fill this.' }, '/wrong': { maxLength: 'At most 20 characters.' } };

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.empty !== undefined){
      if(typeof data.empty !== "string"){
        const err0 = {instancePath:instancePath+"/empty",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.filled !== undefined){
      if(typeof data.filled !== "string"){
        const err1 = {instancePath:instancePath+"/filled",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.long !== undefined){
      if(typeof data.long !== "string"){
        const err2 = {instancePath:instancePath+"/long",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.needed !== undefined){
      if(typeof data.needed !== "string"){
        const err3 = {instancePath:instancePath+"/needed",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.wrong !== undefined){
      let data4 = data.wrong;
      if(typeof data4 === "string"){
        if(func2(data4) > 20){
          const err4 = {instancePath:instancePath+"/wrong",keyword:"maxLength",params:{limit: 20}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/wrong",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.disabled !== undefined){
      if(typeof data.disabled !== "string"){
        const err6 = {instancePath:instancePath+"/disabled",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err6);
        errors++;
      }
    }
    if(data.fixed !== undefined){
      if(typeof data.fixed !== "string"){
        const err7 = {instancePath:instancePath+"/fixed",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.option_a !== undefined){
      if(typeof data.option_a !== "string"){
        const err8 = {instancePath:instancePath+"/option_a",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.hidden !== undefined){
      if(typeof data.hidden !== "string"){
        const err9 = {instancePath:instancePath+"/hidden",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.needed === undefined || data.needed === null){
      const err10 = {instancePath,keyword:"filled",params:{missingProperty: "needed"}};
      (vErrors ??= []).push(err10);
      errors++;
    }
  }
  else {
    const err11 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err11);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
