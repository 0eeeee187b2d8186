// Generated from schemas/voucher/voucher.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { Validator } from '../../../src/runtime/model.ts';
import { ucs2length } from '../../../src/runtime/validation/ajv-runtime.ts';

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    const err0 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}
const func2 = ucs2length;
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.page === undefined){
      data.page = 1;
    }
    let data0 = data.page;
    if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
      const err0 = {instancePath:instancePath+"/page",keyword:"type",params:{type: "integer"}};
      (vErrors ??= []).push(err0);
      errors++;
    }
    if((typeof data0 == "number") && (isFinite(data0))){
      if(data0 < 1 || isNaN(data0)){
        const err1 = {instancePath:instancePath+"/page",keyword:"minimum",params:{comparison: ">=", limit: 1}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.search !== undefined){
      let data1 = data.search;
      if(typeof data1 === "string"){
        if(func2(data1) > 512){
          const err2 = {instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 512}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/search",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.active !== undefined){
      let data2 = data.active;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        const err4 = {instancePath:instancePath+"/active",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
      if(!((data2 === 0) || (data2 === 1))){
        const err5 = {instancePath:instancePath+"/active",keyword:"enum",params:{allowedValues: [0,1]}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
  }
  else {
    const err6 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate11.errors = vErrors;
  return errors === 0;
}

export const voucherListParams: Validator = validate10 as unknown as Validator;
export const voucherListQuery: Validator = validate11 as unknown as Validator;
