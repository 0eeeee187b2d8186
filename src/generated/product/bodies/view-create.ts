// Generated from schemas/view/view.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';

/** Body of view.create. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['screen', 'name', 'query'],
  properties: {
    screen: { type: 'string', minLength: 1, maxLength: 100 },
    name: { type: 'string', notBlank: true, maxLength: 100 },
    query: { type: 'string', maxLength: 4000 },
    shared: { type: 'integer', enum: [0, 1] },
  },
};

export const messages: CompiledBody['messages'] = {
  '/screen': { required: 'Please fill this field.' },
  '/name': { required: 'Please fill this field.', notBlank: 'Please fill this field.' },
  '/query': { required: 'Please fill this field.' },
};

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.screen !== undefined){
      let data0 = data.screen;
      if(typeof data0 === "string"){
        if(func2(data0) > 100){
          vErrors = fault(vErrors, instancePath+"/screen", "maxLength", {limit: 100});
        }
        if(func2(data0) < 1){
          vErrors = fault(vErrors, instancePath+"/screen", "minLength", {limit: 1});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/screen", "type", {type: "string"});
      }
    }
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(func2(data1) > 100){
          vErrors = fault(vErrors, instancePath+"/name", "maxLength", {limit: 100});
        }
        if(!/\S/.test(data1)){
          vErrors = fault(vErrors, instancePath+"/name", "notBlank", {});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/name", "type", {type: "string"});
      }
    }
    if(data.query !== undefined){
      let data2 = data.query;
      if(typeof data2 === "string"){
        if(func2(data2) > 4000){
          vErrors = fault(vErrors, instancePath+"/query", "maxLength", {limit: 4000});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/query", "type", {type: "string"});
      }
    }
    if(data.shared !== undefined){
      let data3 = data.shared;
      if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
        vErrors = fault(vErrors, instancePath+"/shared", "type", {type: "integer"});
      }
      if(!((data3 === 0) || (data3 === 1))){
        vErrors = fault(vErrors, instancePath+"/shared", "enum", {allowedValues: [0,1]});
      }
    }
    if(data.screen === undefined || data.screen === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "screen"});
    }
    if(data.name === undefined || data.name === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "name"});
    }
    if(data.query === undefined || data.query === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "query"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
