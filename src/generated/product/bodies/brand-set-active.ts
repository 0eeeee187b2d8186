// Generated from schemas/brand/brand.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
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
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id !== undefined){
      let data0 = data.id;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        const err0 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.active !== undefined){
      let data1 = data.active;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        const err1 = {instancePath:instancePath+"/active",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err1);
        errors++;
      }
      if(!((data1 === 0) || (data1 === 1))){
        const err2 = {instancePath:instancePath+"/active",keyword:"enum",params:{allowedValues: [0,1]}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.id === undefined || data.id === null || data.id === ""){
      const err3 = {instancePath,keyword:"filled",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err3);
      errors++;
    }
    if(data.active === undefined || data.active === null || data.active === ""){
      const err4 = {instancePath,keyword:"filled",params:{missingProperty: "active"}};
      (vErrors ??= []).push(err4);
      errors++;
    }
  }
  else {
    const err5 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err5);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
