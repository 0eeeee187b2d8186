// Generated from schemas/brand/brand.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';

/** Body of brand.set-active. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['id', 'active'],
  properties: { id: { type: 'integer' }, active: { type: 'integer', enum: [0, 1] } },
};

export const messages: CompiledBody['messages'] = {};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id !== undefined){
      let data0 = data.id;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = fault(vErrors, instancePath+"/id", "type", {type: "integer"});
      }
    }
    if(data.active !== undefined){
      let data1 = data.active;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        vErrors = fault(vErrors, instancePath+"/active", "type", {type: "integer"});
      }
      if(!((data1 === 0) || (data1 === 1))){
        vErrors = fault(vErrors, instancePath+"/active", "enum", {allowedValues: [0,1]});
      }
    }
    if(data.id === undefined || data.id === null || data.id === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "id"});
    }
    if(data.active === undefined || data.active === null || data.active === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "active"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
