// Generated from schemas/product/product-discount-add.screen.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, formats } from '../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';

/** Body of the form product-discount-add. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['start_date', 'end_date', 'discount'],
  properties: {
    start_date: {
      type: 'string',
      format: 'date',
      wire: 'MM/DD/YYYY',
      formatMinimum: '1700-12-31',
      formatMaximum: '9999-12-31',
    },
    end_date: {
      type: 'string',
      format: 'date',
      wire: 'MM/DD/YYYY',
      formatMinimum: '1700-12-31',
      formatMaximum: '9999-12-31',
      notBefore: 'start_date',
    },
    discount: {
      type: 'number',
      minimum: 0,
      maximum: 1000000000000,
      description: 'The price while it lasts, rupiah.',
    },
  },
};

export const messages: CompiledBody['messages'] = {
  '/start_date': { required: 'Please fill all fields.' },
  '/end_date': { required: 'Please fill all fields.', notBefore: 'The end date lies before the start date.' },
  '/discount': { required: 'Please fill all fields.' },
};

const formats0 = formats.date;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.start_date !== undefined){
      let data0 = data.start_date;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          vErrors = fault(vErrors, instancePath+"/start_date", "format", {format: "date"});
        }
        if(data0 !== "" && data0 < "1700-12-31"){
          vErrors = fault(vErrors, instancePath+"/start_date", "formatMinimum", {limit: "1700-12-31"});
        }
        if(data0 !== "" && data0 > "9999-12-31"){
          vErrors = fault(vErrors, instancePath+"/start_date", "formatMaximum", {limit: "9999-12-31"});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/start_date", "type", {type: "string"});
      }
    }
    if(data.end_date !== undefined){
      let data1 = data.end_date;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          vErrors = fault(vErrors, instancePath+"/end_date", "format", {format: "date"});
        }
        const other0 = data.start_date;
        if(data1 !== "" && typeof other0 == "string" && other0 !== "" && !(data1 >= other0)){
          vErrors = fault(vErrors, instancePath+"/end_date", "notBefore", {limit: "start_date"});
        }
        if(data1 !== "" && data1 < "1700-12-31"){
          vErrors = fault(vErrors, instancePath+"/end_date", "formatMinimum", {limit: "1700-12-31"});
        }
        if(data1 !== "" && data1 > "9999-12-31"){
          vErrors = fault(vErrors, instancePath+"/end_date", "formatMaximum", {limit: "9999-12-31"});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/end_date", "type", {type: "string"});
      }
    }
    if(data.discount !== undefined){
      let data2 = data.discount;
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 > 1000000000000 || isNaN(data2)){
          vErrors = fault(vErrors, instancePath+"/discount", "maximum", {comparison: "<=", limit: 1000000000000});
        }
        if(data2 < 0 || isNaN(data2)){
          vErrors = fault(vErrors, instancePath+"/discount", "minimum", {comparison: ">=", limit: 0});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/discount", "type", {type: "number"});
      }
    }
    if(data.start_date === undefined || data.start_date === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "start_date"});
    }
    if(data.end_date === undefined || data.end_date === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "end_date"});
    }
    if(data.discount === undefined || data.discount === null || data.discount === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "discount"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
