// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import type { Validator } from '../../../../../../src/runtime/model.ts';

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(!(data && typeof data == "object" && !Array.isArray(data))){
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const fieldDateParams: Validator = validate10 as unknown as Validator;
export const fieldDateQuery: Validator = validate10 as unknown as Validator;
export const fieldFileParams: Validator = validate10 as unknown as Validator;
export const fieldFileQuery: Validator = validate10 as unknown as Validator;
export const fieldImageParams: Validator = validate10 as unknown as Validator;
export const fieldImageQuery: Validator = validate10 as unknown as Validator;
export const fieldLinesParams: Validator = validate10 as unknown as Validator;
export const fieldLinesQuery: Validator = validate10 as unknown as Validator;
export const fieldMoneyParams: Validator = validate10 as unknown as Validator;
export const fieldMoneyQuery: Validator = validate10 as unknown as Validator;
export const fieldNumberParams: Validator = validate10 as unknown as Validator;
export const fieldNumberQuery: Validator = validate10 as unknown as Validator;
export const fieldOrderParams: Validator = validate10 as unknown as Validator;
export const fieldOrderQuery: Validator = validate10 as unknown as Validator;
export const fieldPasswordParams: Validator = validate10 as unknown as Validator;
export const fieldPasswordQuery: Validator = validate10 as unknown as Validator;
export const fieldPickerParams: Validator = validate10 as unknown as Validator;
export const fieldPickerQuery: Validator = validate10 as unknown as Validator;
export const fieldRecordPickerManyParams: Validator = validate10 as unknown as Validator;
export const fieldRecordPickerManyQuery: Validator = validate10 as unknown as Validator;
export const fieldRepeaterParams: Validator = validate10 as unknown as Validator;
export const fieldRepeaterQuery: Validator = validate10 as unknown as Validator;
export const fieldRichTextParams: Validator = validate10 as unknown as Validator;
export const fieldRichTextQuery: Validator = validate10 as unknown as Validator;
export const fieldSelectParams: Validator = validate10 as unknown as Validator;
export const fieldSelectQuery: Validator = validate10 as unknown as Validator;
export const fieldSwitchParams: Validator = validate10 as unknown as Validator;
export const fieldSwitchQuery: Validator = validate10 as unknown as Validator;
export const fieldTextParams: Validator = validate10 as unknown as Validator;
export const fieldTextQuery: Validator = validate10 as unknown as Validator;
export const fieldTextareaParams: Validator = validate10 as unknown as Validator;
export const fieldTextareaQuery: Validator = validate10 as unknown as Validator;
