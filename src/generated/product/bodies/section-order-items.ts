// Generated from schemas/section/section.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
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
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id_items !== undefined){
      let data0 = data.id_items;
      if(Array.isArray(data0)){
        if(data0.length > 1000){
          const err0 = {instancePath:instancePath+"/id_items",keyword:"maxItems",params:{limit: 1000}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(data0.length < 1){
          const err1 = {instancePath:instancePath+"/id_items",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
            const err2 = {instancePath:instancePath+"/id_items/" + i0,keyword:"type",params:{type: "integer"}};
            (vErrors ??= []).push(err2);
            errors++;
          }
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/id_items",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.ordering !== undefined){
      let data2 = data.ordering;
      if(Array.isArray(data2)){
        if(data2.length > 1000){
          const err4 = {instancePath:instancePath+"/ordering",keyword:"maxItems",params:{limit: 1000}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        if(data2.length < 1){
          const err5 = {instancePath:instancePath+"/ordering",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        const len1 = data2.length;
        for(let i1=0; i1<len1; i1++){
          let data3 = data2[i1];
          if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
            const err6 = {instancePath:instancePath+"/ordering/" + i1,keyword:"type",params:{type: "integer"}};
            (vErrors ??= []).push(err6);
            errors++;
          }
          if((typeof data3 == "number") && (isFinite(data3))){
            if(data3 > 100000 || isNaN(data3)){
              const err7 = {instancePath:instancePath+"/ordering/" + i1,keyword:"maximum",params:{comparison: "<=", limit: 100000}};
              (vErrors ??= []).push(err7);
              errors++;
            }
            if(data3 < 1 || isNaN(data3)){
              const err8 = {instancePath:instancePath+"/ordering/" + i1,keyword:"minimum",params:{comparison: ">=", limit: 1}};
              (vErrors ??= []).push(err8);
              errors++;
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
              const err9 = {instancePath:instancePath+"/ordering",keyword:"uniqueItems",params:{i: i2, j: j0}};
              (vErrors ??= []).push(err9);
              errors++;
              break;
            }
            indices0[item0] = i2;
          }
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/ordering",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.id_items === undefined || data.id_items === null || data.id_items === ""){
      const err11 = {instancePath,keyword:"filled",params:{missingProperty: "id_items"}};
      (vErrors ??= []).push(err11);
      errors++;
    }
    if(data.ordering === undefined || data.ordering === null || data.ordering === ""){
      const err12 = {instancePath,keyword:"filled",params:{missingProperty: "ordering"}};
      (vErrors ??= []).push(err12);
      errors++;
    }
  }
  else {
    const err13 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err13);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
