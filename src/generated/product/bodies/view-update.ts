// Generated from schemas/view/view.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';

/** Body of view.update. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  properties: {
    name: { type: 'string', notBlank: true, maxLength: 100 },
    query: { type: 'string', maxLength: 4000 },
    shared: { type: 'integer', enum: [0, 1] },
  },
};

export const messages: CompiledBody['messages'] = { '/name': { notBlank: 'Please fill this field.' } };

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func2(data0) > 100){
          vErrors = fault(vErrors, instancePath+"/name", "maxLength", {limit: 100});
        }
        if(!/\S/.test(data0)){
          vErrors = fault(vErrors, instancePath+"/name", "notBlank", {});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/name", "type", {type: "string"});
      }
    }
    if(data.query !== undefined){
      let data1 = data.query;
      if(typeof data1 === "string"){
        if(func2(data1) > 4000){
          vErrors = fault(vErrors, instancePath+"/query", "maxLength", {limit: 4000});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/query", "type", {type: "string"});
      }
    }
    if(data.shared !== undefined){
      let data2 = data.shared;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        vErrors = fault(vErrors, instancePath+"/shared", "type", {type: "integer"});
      }
      if(!((data2 === 0) || (data2 === 1))){
        vErrors = fault(vErrors, instancePath+"/shared", "enum", {allowedValues: [0,1]});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
