// Generated from schemas/user/user.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';

/** Body of user.update. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['owner_name'],
  properties: { owner_name: { type: 'string', notBlank: true, maxLength: 200 } },
};

export const messages: CompiledBody['messages'] = { '/owner_name': { required: 'Please fill this field.', notBlank: 'Please fill this field.' } };

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.owner_name !== undefined){
      let data0 = data.owner_name;
      if(typeof data0 === "string"){
        if(func2(data0) > 200){
          vErrors = fault(vErrors, instancePath+"/owner_name", "maxLength", {limit: 200});
        }
        if(!/\S/.test(data0)){
          vErrors = fault(vErrors, instancePath+"/owner_name", "notBlank", {});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/owner_name", "type", {type: "string"});
      }
    }
    if(data.owner_name === undefined || data.owner_name === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "owner_name"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
