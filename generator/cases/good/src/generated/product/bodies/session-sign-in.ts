// Generated from schemas/session/session.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';
import { ucs2length } from '../../../../../../../src/runtime/validation/ajv-runtime.ts';

/** Body of session.sign-in. */
export const schema: CompiledBody['schema'] = { type: 'object', required: ['name'], properties: { name: { type: 'string', minLength: 1 } } };

export const messages: CompiledBody['messages'] = {};

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func2(data0) < 1){
          const err0 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
      else {
        const err1 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.name === undefined || data.name === null){
      const err2 = {instancePath,keyword:"filled",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
  }
  else {
    const err3 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err3);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
