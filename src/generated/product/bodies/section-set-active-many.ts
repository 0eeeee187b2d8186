// Generated from schemas/section/section.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { ucs2length } from '../../../runtime/validation/ajv-runtime.ts';

/** Body of section.set-active-many. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['active'],
  properties: {
    active: { type: 'integer', enum: [0, 1] },
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
    if(data.active !== undefined){
      let data0 = data.active;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        const err3 = {instancePath:instancePath+"/active",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
      if(!((data0 === 0) || (data0 === 1))){
        const err4 = {instancePath:instancePath+"/active",keyword:"enum",params:{allowedValues: [0,1]}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.ids !== undefined){
      let data1 = data.ids;
      if(Array.isArray(data1)){
        if(data1.length > 1000){
          const err5 = {instancePath:instancePath+"/ids",keyword:"maxItems",params:{limit: 1000}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1.length < 1){
          const err6 = {instancePath:instancePath+"/ids",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
            const err7 = {instancePath:instancePath+"/ids/" + i0,keyword:"type",params:{type: "integer"}};
            (vErrors ??= []).push(err7);
            errors++;
          }
        }
        let i1 = data1.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data1[i1];
            if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              const err8 = {instancePath:instancePath+"/ids",keyword:"uniqueItems",params:{i: i1, j: j0}};
              (vErrors ??= []).push(err8);
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/ids",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.filter !== undefined){
      let data3 = data.filter;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        for(const key0 in data3){
          if(!(key0 === "search")){
            const err10 = {instancePath:instancePath+"/filter",keyword:"additionalProperties",params:{additionalProperty: key0}};
            (vErrors ??= []).push(err10);
            errors++;
          }
        }
        if(data3.search !== undefined){
          let data4 = data3.search;
          if(typeof data4 === "string"){
            if(func2(data4) > 512){
              const err11 = {instancePath:instancePath+"/filter/search",keyword:"maxLength",params:{limit: 512}};
              (vErrors ??= []).push(err11);
              errors++;
            }
          }
          else {
            const err12 = {instancePath:instancePath+"/filter/search",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err12);
            errors++;
          }
        }
      }
      else {
        const err13 = {instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if(data.except !== undefined){
      let data5 = data.except;
      if(Array.isArray(data5)){
        if(data5.length > 1000){
          const err14 = {instancePath:instancePath+"/except",keyword:"maxItems",params:{limit: 1000}};
          (vErrors ??= []).push(err14);
          errors++;
        }
        const len1 = data5.length;
        for(let i2=0; i2<len1; i2++){
          let data6 = data5[i2];
          if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
            const err15 = {instancePath:instancePath+"/except/" + i2,keyword:"type",params:{type: "integer"}};
            (vErrors ??= []).push(err15);
            errors++;
          }
        }
        let i3 = data5.length;
        let j1;
        if(i3 > 1){
          const indices1 = {};
          for(;i3--;){
            let item1 = data5[i3];
            if(!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))){
              continue;
            }
            if(typeof indices1[item1] == "number"){
              j1 = indices1[item1];
              const err16 = {instancePath:instancePath+"/except",keyword:"uniqueItems",params:{i: i3, j: j1}};
              (vErrors ??= []).push(err16);
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      }
      else {
        const err17 = {instancePath:instancePath+"/except",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err17);
        errors++;
      }
    }
    if(data.count !== undefined){
      let data7 = data.count;
      if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
        const err18 = {instancePath:instancePath+"/count",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err18);
        errors++;
      }
      if((typeof data7 == "number") && (isFinite(data7))){
        if(data7 < 1 || isNaN(data7)){
          const err19 = {instancePath:instancePath+"/count",keyword:"minimum",params:{comparison: ">=", limit: 1}};
          (vErrors ??= []).push(err19);
          errors++;
        }
      }
    }
    if(data.active === undefined || data.active === null || data.active === ""){
      const err20 = {instancePath,keyword:"filled",params:{missingProperty: "active"}};
      (vErrors ??= []).push(err20);
      errors++;
    }
  }
  else {
    const err21 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err21);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
