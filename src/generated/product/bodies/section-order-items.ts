// Generated from schemas/section/section.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';

/** Body of section.order-items. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['id_items', 'ordering'],
  properties: {
    id_items: { type: 'array', minItems: 1, maxItems: 1000, items: { type: 'integer' } },
    ordering: {
      type: 'array',
      minItems: 1,
      maxItems: 1000,
      uniqueItems: true,
      items: { type: 'integer', minimum: 1, maximum: 100000 },
    },
  },
};

export const messages: CompiledBody['messages'] = {
  '/ordering': { uniqueItems: 'Order tidak boleh sama!' },
  '/ordering/*': {
    minimum: 'Order tidak boleh kurang dari 0 atau lebih dari jumlah data',
    maximum: 'Order tidak boleh kurang dari 0 atau lebih dari jumlah data',
  },
};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id_items !== undefined){
      let data0 = data.id_items;
      if(Array.isArray(data0)){
        if(data0.length > 1000){
          vErrors = fault(vErrors, instancePath+"/id_items", "maxItems", {limit: 1000});
        }
        if(data0.length < 1){
          vErrors = fault(vErrors, instancePath+"/id_items", "minItems", {limit: 1});
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
            vErrors = fault(vErrors, instancePath+"/id_items/" + i0, "type", {type: "integer"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/id_items", "type", {type: "array"});
      }
    }
    if(data.ordering !== undefined){
      let data2 = data.ordering;
      if(Array.isArray(data2)){
        if(data2.length > 1000){
          vErrors = fault(vErrors, instancePath+"/ordering", "maxItems", {limit: 1000});
        }
        if(data2.length < 1){
          vErrors = fault(vErrors, instancePath+"/ordering", "minItems", {limit: 1});
        }
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          let data3 = data2[i1];
          if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
            vErrors = fault(vErrors, instancePath+"/ordering/" + i1, "type", {type: "integer"});
          }
          if((typeof data3 == "number") && (isFinite(data3))){
            if(data3 > 100000 || isNaN(data3)){
              vErrors = fault(vErrors, instancePath+"/ordering/" + i1, "maximum", {comparison: "<=", limit: 100000});
            }
            if(data3 < 1 || isNaN(data3)){
              vErrors = fault(vErrors, instancePath+"/ordering/" + i1, "minimum", {comparison: ">=", limit: 1});
            }
          }
        }
        let i2 = data2.length;
        let j0;
        if(i2 > 1){
          const indices0 = {};
          for(;i2--;){
            let item0 = data2[i2];
            if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = fault(vErrors, instancePath+"/ordering", "uniqueItems", {i: i2, j: j0});
              break;
            }
            indices0[item0] = i2;
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/ordering", "type", {type: "array"});
      }
    }
    if(data.id_items === undefined || data.id_items === null || data.id_items === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "id_items"});
    }
    if(data.ordering === undefined || data.ordering === null || data.ordering === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "ordering"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
