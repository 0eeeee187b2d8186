// Generated from schemas/loan/loan.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';

/** Body of loan.note. */
export const schema: CompiledBody['schema'] = { type: 'object', properties: { text: { type: 'string' } } };

export const messages: CompiledBody['messages'] = {};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.text !== undefined){
      if(typeof data.text !== "string"){
        const err0 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
  }
  else {
    const err1 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err1);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
