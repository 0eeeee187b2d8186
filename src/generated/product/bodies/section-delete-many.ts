// Generated from schemas/section/section.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { ucs2length } from '../../../runtime/validation/ajv-runtime.ts';

/** Body of section.delete-many. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  properties: {
    ids: { type: 'array', items: { type: 'integer' }, uniqueItems: true, maxItems: 1000, minItems: 1 },
    filter: {
      type: 'object',
      additionalProperties: false,
      properties: { search: { type: 'string', maxLength: 512 } },
    },
    except: { type: 'array', items: { type: 'integer' }, uniqueItems: true, maxItems: 1000 },
    count: { type: 'integer', minimum: 1 },
  },
  if: { required: ['count'] },
  else: { required: ['ids'] },
};

export const messages: CompiledBody['messages'] = {};

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.count === undefined || data.count === null || data.count === ""){
      const err0 = {};
      (vErrors ??= []).push(err0);
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if(vErrors !== null){
    if(_errs1){
      vErrors.length = _errs1;
    }
    else {
      vErrors = null;
    }
  }
  if(!_valid0){
    const _errs3 = errors;
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.ids === undefined || data.ids === null || data.ids === ""){
        const err1 = {instancePath,keyword:"filled",params:{missingProperty: "ids"}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
  }
  if(!valid0){
    const err2 = {instancePath,keyword:"if",params:{failingKeyword: "else"}};
    (vErrors ??= []).push(err2);
    errors++;
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ids !== undefined){
      let data0 = data.ids;
      if(Array.isArray(data0)){
        if(data0.length > 1000){
          const err3 = {instancePath:instancePath+"/ids",keyword:"maxItems",params:{limit: 1000}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(data0.length < 1){
          const err4 = {instancePath:instancePath+"/ids",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        const len0 = data0.length;
        for(let i0=0; i0<len0; i0++){
          let data1 = data0[i0];
          if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
            const err5 = {instancePath:instancePath+"/ids/" + i0,keyword:"type",params:{type: "integer"}};
            (vErrors ??= []).push(err5);
            errors++;
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
              const err6 = {instancePath:instancePath+"/ids",keyword:"uniqueItems",params:{i: i1, j: j0}};
              (vErrors ??= []).push(err6);
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/ids",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.filter !== undefined){
      let data2 = data.filter;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        for(const key0 in data2){
          if(!(key0 === "search")){
            const err8 = {instancePath:instancePath+"/filter",keyword:"additionalProperties",params:{additionalProperty: key0}};
            (vErrors ??= []).push(err8);
            errors++;
          }
        }
        if(data2.search !== undefined){
          let data3 = data2.search;
          if(typeof data3 === "string"){
            if(func2(data3) > 512){
              const err9 = {instancePath:instancePath+"/filter/search",keyword:"maxLength",params:{limit: 512}};
              (vErrors ??= []).push(err9);
              errors++;
            }
          }
          else {
            const err10 = {instancePath:instancePath+"/filter/search",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err10);
            errors++;
          }
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.except !== undefined){
      let data4 = data.except;
      if(Array.isArray(data4)){
        if(data4.length > 1000){
          const err12 = {instancePath:instancePath+"/except",keyword:"maxItems",params:{limit: 1000}};
          (vErrors ??= []).push(err12);
          errors++;
        }
        const len1 = data4.length;
        for(let i2=0; i2<len1; i2++){
          let data5 = data4[i2];
          if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
            const err13 = {instancePath:instancePath+"/except/" + i2,keyword:"type",params:{type: "integer"}};
            (vErrors ??= []).push(err13);
            errors++;
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
              const err14 = {instancePath:instancePath+"/except",keyword:"uniqueItems",params:{i: i3, j: j1}};
              (vErrors ??= []).push(err14);
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      }
      else {
        const err15 = {instancePath:instancePath+"/except",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err15);
        errors++;
      }
    }
    if(data.count !== undefined){
      let data6 = data.count;
      if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
        const err16 = {instancePath:instancePath+"/count",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err16);
        errors++;
      }
      if((typeof data6 == "number") && (isFinite(data6))){
        if(data6 < 1 || isNaN(data6)){
          const err17 = {instancePath:instancePath+"/count",keyword:"minimum",params:{comparison: ">=", limit: 1}};
          (vErrors ??= []).push(err17);
          errors++;
        }
      }
    }
  }
  else {
    const err18 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err18);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
