// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';

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
    if(data.long !== undefined){
      if(typeof data.long !== "string"){
        vErrors = fault(vErrors, instancePath+"/long", "type", {type: "string"});
      }
    }
    if(data.needed !== undefined){
      if(typeof data.needed !== "string"){
        vErrors = fault(vErrors, instancePath+"/needed", "type", {type: "string"});
      }
    }
    if(data.wrong !== undefined){
      let data4 = data.wrong;
      if(typeof data4 === "string"){
        if(func2(data4) > 20){
          vErrors = fault(vErrors, instancePath+"/wrong", "maxLength", {limit: 20});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/wrong", "type", {type: "string"});
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
    if(data.option_a !== undefined){
      if(typeof data.option_a !== "string"){
        vErrors = fault(vErrors, instancePath+"/option_a", "type", {type: "string"});
      }
    }
    if(data.hidden !== undefined){
      if(typeof data.hidden !== "string"){
        vErrors = fault(vErrors, instancePath+"/hidden", "type", {type: "string"});
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
