// Generated from schemas/brand/brand.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../runtime/model.ts';

/** What bodies of selection have in common. */
export const properties = {
  ids: { type: 'array', items: { type: 'integer' }, uniqueItems: true, maxItems: 1000, minItems: 1 },
  filter: {
    type: 'object',
    additionalProperties: false,
    properties: { search: { type: 'string', maxLength: 512 } },
  },
  except: { type: 'array', items: { type: 'integer' }, uniqueItems: true, maxItems: 1000 },
  count: { type: 'integer', minimum: 1 },
};

export const messages: CompiledBody['messages'] = {};

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ids !== undefined){
      let data0 = data.ids;
      if(Array.isArray(data0)){
        if(data0.length > 1000){
          vErrors = fault(vErrors, instancePath+"/ids", "maxItems", {limit: 1000});
        }
        if(data0.length < 1){
          vErrors = fault(vErrors, instancePath+"/ids", "minItems", {limit: 1});
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
    if(data.filter !== undefined){
      let data2 = data.filter;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        for(const key0 in data2){
          if(!(key0 === "search")){
            vErrors = fault(vErrors, instancePath+"/filter", "additionalProperties", {additionalProperty: key0});
          }
        }
        if(data2.search !== undefined){
          let data3 = data2.search;
          if(typeof data3 === "string"){
            if(func2(data3) > 512){
              vErrors = fault(vErrors, instancePath+"/filter/search", "maxLength", {limit: 512});
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/filter/search", "type", {type: "string"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/filter", "type", {type: "object"});
      }
    }
    if(data.except !== undefined){
      let data4 = data.except;
      if(Array.isArray(data4)){
        if(data4.length > 1000){
          vErrors = fault(vErrors, instancePath+"/except", "maxItems", {limit: 1000});
        }
        const len1 = data4.length;
        for(let i2=0; i2<len1; i2++){
          let data5 = data4[i2];
          if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
            vErrors = fault(vErrors, instancePath+"/except/" + i2, "type", {type: "integer"});
          }
        }
        let i3 = data4.length;
        let j1;
        if(i3 > 1){
          const indices1 = {};
          for(;i3--;){
            let item1 = data4[i3];
            if(!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))){
              continue;
            }
            if(typeof indices1[item1] == "number"){
              j1 = indices1[item1];
              vErrors = fault(vErrors, instancePath+"/except", "uniqueItems", {i: i3, j: j1});
              break;
            }
            indices1[item1] = i3;
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/except", "type", {type: "array"});
      }
    }
    if(data.count !== undefined){
      let data6 = data.count;
      if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
        vErrors = fault(vErrors, instancePath+"/count", "type", {type: "integer"});
      }
      if((typeof data6 == "number") && (isFinite(data6))){
        if(data6 < 1 || isNaN(data6)){
          vErrors = fault(vErrors, instancePath+"/count", "minimum", {comparison: ">=", limit: 1});
        }
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
