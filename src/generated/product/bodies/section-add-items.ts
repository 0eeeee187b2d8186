// Generated from schemas/section/section.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';

/** Body of section.add-items. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['id', 'items'],
  properties: {
    id: { type: 'integer' },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 500,
      items: { type: 'string', notBlank: true, maxLength: 100 },
    },
  },
};

export const messages: CompiledBody['messages'] = {
  '/id': { required: 'Please fill all fields.' },
  '/items': { required: 'Please fill all fields.', minItems: 'Please fill all fields.' },
};

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id !== undefined){
      let data0 = data.id;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = fault(vErrors, instancePath+"/id", "type", {type: "integer"});
      }
    }
    if(data.items !== undefined){
      let data1 = data.items;
      if(Array.isArray(data1)){
        if(data1.length > 500){
          vErrors = fault(vErrors, instancePath+"/items", "maxItems", {limit: 500});
        }
        if(data1.length < 1){
          vErrors = fault(vErrors, instancePath+"/items", "minItems", {limit: 1});
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(typeof data2 === "string"){
            if(func2(data2) > 100){
              vErrors = fault(vErrors, instancePath+"/items/" + i0, "maxLength", {limit: 100});
            }
            if(!/\S/.test(data2)){
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
    if(data.id === undefined || data.id === null || data.id === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "id"});
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
