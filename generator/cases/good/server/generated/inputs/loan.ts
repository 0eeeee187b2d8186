// Generated from schemas/loan/loan.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { Validator } from '../../../../../../src/runtime/model.ts';

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
    if(data.id === undefined || data.id === null || data.id === ""){
      const err1 = {instancePath,keyword:"filled",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err1);
      errors++;
    }
  }
  else {
    const err2 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err2);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    const err0 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err0);
    errors++;
  }
  validate11.errors = vErrors;
  return errors === 0;
}

export const loanLendParams: Validator = validate10 as unknown as Validator;
export const loanLendQuery: Validator = validate11 as unknown as Validator;
export const loanListParams: Validator = validate11 as unknown as Validator;
export const loanListQuery: Validator = validate11 as unknown as Validator;
export const loanNoteParams: Validator = validate10 as unknown as Validator;
export const loanNoteQuery: Validator = validate11 as unknown as Validator;
export const loanReturnParams: Validator = validate10 as unknown as Validator;
export const loanReturnQuery: Validator = validate11 as unknown as Validator;
