// Generated from schemas/session.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';

/** Body of session.sign-in. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['username', 'password'],
  properties: { username: { type: 'string' }, password: { type: 'string' } },
};

export const messages: CompiledBody['messages'] = {};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.username !== undefined){
      if(typeof data.username !== "string"){
        const err0 = {instancePath:instancePath+"/username",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.password !== undefined){
      if(typeof data.password !== "string"){
        const err1 = {instancePath:instancePath+"/password",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.username === undefined || data.username === null){
      const err2 = {instancePath,keyword:"filled",params:{missingProperty: "username"}};
      (vErrors ??= []).push(err2);
      errors++;
    }
    if(data.password === undefined || data.password === null){
      const err3 = {instancePath,keyword:"filled",params:{missingProperty: "password"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
  }
  else {
    const err4 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
