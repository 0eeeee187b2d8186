// Generated from schemas/user/user.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { ucs2length } from '../../../runtime/validation/ajv-runtime.ts';

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
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.owner_name !== undefined){
      let data0 = data.owner_name;
      if(typeof data0 === "string"){
        if(func2(data0) > 200){
          const err0 = {instancePath:instancePath+"/owner_name",keyword:"maxLength",params:{limit: 200}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!/\S/.test(data0)){
          const err1 = {instancePath:instancePath+"/owner_name",keyword:"notBlank",params:{}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/owner_name",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.owner_name === undefined || data.owner_name === null){
      const err3 = {instancePath,keyword:"filled",params:{missingProperty: "owner_name"}};
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
