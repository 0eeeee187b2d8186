// Generated from schemas/loan/loan.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';
import { fault } from '../../../../../../../src/runtime/validation/ajv-runtime.ts';

/** Body of loan.note. */
export const schema: CompiledBody['schema'] = { type: 'object', properties: { text: { type: 'string' } } };

export const messages: CompiledBody['messages'] = {};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.text !== undefined){
      if(typeof data.text !== "string"){
        vErrors = fault(vErrors, instancePath+"/text", "type", {type: "string"});
        errors++;
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
