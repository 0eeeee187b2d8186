// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../../../../../src/runtime/model.ts';

/** What bodies of field have in common. */
export const properties = {
  empty: { type: 'string' },
  filled: { type: 'string' },
  needed: { type: 'string' },
  disabled: { type: 'string' },
  fixed: { type: 'string' },
  hidden: { type: 'string' },
  option_a: { type: 'string' },
};

export const messages: CompiledBody['messages'] = { '/needed': { required: 'Please fill this.' } };

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.empty !== undefined){
      if(typeof data.empty !== "string"){
        vErrors = fault(vErrors, instancePath+"/empty", "type", {type: "string"});
      }
    }
    if(data.filled !== undefined){
      if(typeof data.filled !== "string"){
        vErrors = fault(vErrors, instancePath+"/filled", "type", {type: "string"});
      }
    }
    if(data.needed !== undefined){
      if(typeof data.needed !== "string"){
        vErrors = fault(vErrors, instancePath+"/needed", "type", {type: "string"});
      }
    }
    if(data.disabled !== undefined){
      if(typeof data.disabled !== "string"){
        vErrors = fault(vErrors, instancePath+"/disabled", "type", {type: "string"});
      }
    }
    if(data.fixed !== undefined){
      if(typeof data.fixed !== "string"){
        vErrors = fault(vErrors, instancePath+"/fixed", "type", {type: "string"});
      }
    }
    if(data.hidden !== undefined){
      if(typeof data.hidden !== "string"){
        vErrors = fault(vErrors, instancePath+"/hidden", "type", {type: "string"});
      }
    }
    if(data.option_a !== undefined){
      if(typeof data.option_a !== "string"){
        vErrors = fault(vErrors, instancePath+"/option_a", "type", {type: "string"});
      }
    }
    if(data.needed === undefined || data.needed === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "needed"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
