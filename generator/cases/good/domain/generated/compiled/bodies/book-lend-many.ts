// Generated from schemas/book/book.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../core/model.ts';
import { fault, ucs2length } from '../../../../../../../core/validation/ajv-runtime.ts';

/** Body of book.lend-many. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['lent'],
  properties: {
    lent: { type: 'integer', enum: [0, 1] },
    ids: { type: 'array', items: { type: 'integer' }, uniqueItems: true, maxItems: 200, minItems: 1 },
    filter: {
      type: 'object',
      additionalProperties: false,
      properties: { q: { type: 'string', maxLength: 512 }, lent: { type: 'integer', enum: [0, 1] } },
    },
    except: { type: 'array', items: { type: 'integer' }, uniqueItems: true, maxItems: 200 },
    count: { type: 'integer', minimum: 1 },
  },
  if: { required: ['count'] },
  else: { required: ['ids'] },
};

export const messages: CompiledBody['messages'] = {};

const func0 = ucs2length;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
        vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "ids"});
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
  }
  if(!valid0){
    vErrors = fault(vErrors, instancePath, "if", {failingKeyword: "else"});
    errors++;
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.lent !== undefined){
      let data0 = data.lent;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = fault(vErrors, instancePath+"/lent", "type", {type: "integer"});
        errors++;
      }
      if(!((data0 === 0) || (data0 === 1))){
        vErrors = fault(vErrors, instancePath+"/lent", "enum", {allowedValues: [0,1]});
        errors++;
      }
    }
    if(data.ids !== undefined){
      let data1 = data.ids;
      if(Array.isArray(data1)){
        if(data1.length > 200){
          vErrors = fault(vErrors, instancePath+"/ids", "maxItems", {limit: 200});
          errors++;
        }
        if(data1.length < 1){
          vErrors = fault(vErrors, instancePath+"/ids", "minItems", {limit: 1});
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
            vErrors = fault(vErrors, instancePath+"/ids/" + i0, "type", {type: "integer"});
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
              vErrors = fault(vErrors, instancePath+"/ids", "uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/ids", "type", {type: "array"});
        errors++;
      }
    }
    if(data.filter !== undefined){
      let data3 = data.filter;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        for(const key0 in data3){
          if(!((key0 === "q") || (key0 === "lent"))){
            vErrors = fault(vErrors, instancePath+"/filter", "additionalProperties", {additionalProperty: key0});
            errors++;
          }
        }
        if(data3.q !== undefined){
          let data4 = data3.q;
          if(typeof data4 === "string"){
            if(func0(data4) > 512){
              vErrors = fault(vErrors, instancePath+"/filter/q", "maxLength", {limit: 512});
              errors++;
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/filter/q", "type", {type: "string"});
            errors++;
          }
        }
        if(data3.lent !== undefined){
          let data5 = data3.lent;
          if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
            vErrors = fault(vErrors, instancePath+"/filter/lent", "type", {type: "integer"});
            errors++;
          }
          if(!((data5 === 0) || (data5 === 1))){
            vErrors = fault(vErrors, instancePath+"/filter/lent", "enum", {allowedValues: [0,1]});
            errors++;
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/filter", "type", {type: "object"});
        errors++;
      }
    }
    if(data.except !== undefined){
      let data6 = data.except;
      if(Array.isArray(data6)){
        if(data6.length > 200){
          vErrors = fault(vErrors, instancePath+"/except", "maxItems", {limit: 200});
          errors++;
        }
        const len1 = data6.length;
        for(let i2=0; i2<len1; i2++){
          let data7 = data6[i2];
          if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
            vErrors = fault(vErrors, instancePath+"/except/" + i2, "type", {type: "integer"});
            errors++;
          }
        }
        let i3 = data6.length;
        let j1;
        if(i3 > 1){
          const indices1 = {};
          for(;i3--;){
            let item1 = data6[i3];
            if(!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))){
              continue;
            }
            if(typeof indices1[item1] == "number"){
              j1 = indices1[item1];
              vErrors = fault(vErrors, instancePath+"/except", "uniqueItems", {i: i3, j: j1});
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/except", "type", {type: "array"});
        errors++;
      }
    }
    if(data.count !== undefined){
      let data8 = data.count;
      if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
        vErrors = fault(vErrors, instancePath+"/count", "type", {type: "integer"});
        errors++;
      }
      if((typeof data8 == "number") && (isFinite(data8))){
        if(data8 < 1 || isNaN(data8)){
          vErrors = fault(vErrors, instancePath+"/count", "minimum", {comparison: ">=", limit: 1});
          errors++;
        }
      }
    }
    if(data.lent === undefined || data.lent === null || data.lent === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "lent"});
      errors++;
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate0 as unknown as Validator;
