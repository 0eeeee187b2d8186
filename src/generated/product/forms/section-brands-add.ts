// Generated from schemas/section/section-brands-add.screen.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';

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
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items !== undefined){
      let data0 = data.items;
      if(Array.isArray(data0)){
        if(data0.length > 500){
          vErrors = fault(vErrors, instancePath+"/items", "maxItems", {limit: 500});
        }
        if(data0.length < 1){
          vErrors = fault(vErrors, instancePath+"/items", "minItems", {limit: 1});
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(typeof data1 === "string"){
            if(func2(data1) > 100){
              vErrors = fault(vErrors, instancePath+"/items/" + i0, "maxLength", {limit: 100});
            }
            if(!/\S/.test(data1)){
              vErrors = fault(vErrors, instancePath+"/items/" + i0, "notBlank", {});
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/items/" + i0, "type", {type: "string"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/items", "type", {type: "array"});
      }
    }
    if(data.items === undefined || data.items === null || data.items === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "items"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
