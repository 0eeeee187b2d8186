// Generated from schemas/product/product.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';

/** Body of product.order-images. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  properties: {
    ids: {
      type: 'array',
      items: { type: 'integer' },
      maxItems: 1000,
      uniqueItems: true,
      description: 'Absent: the order stays.',
    },
  },
};

export const messages: CompiledBody['messages'] = {};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ids !== undefined){
      let data0 = data.ids;
      if(Array.isArray(data0)){
        if(data0.length > 1000){
          vErrors = fault(vErrors, instancePath+"/ids", "maxItems", {limit: 1000});
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
            vErrors = fault(vErrors, instancePath+"/ids/" + i0, "type", {type: "integer"});
          }
        }
        let i1 = data0.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data0[i1];
            if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = fault(vErrors, instancePath+"/ids", "uniqueItems", {i: i1, j: j0});
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/ids", "type", {type: "array"});
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
