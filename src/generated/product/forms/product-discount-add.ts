// Generated from schemas/product/product-discount-add.screen.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { formats } from '../../../runtime/validation/ajv-runtime.ts';

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
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.start_date !== undefined){
      let data0 = data.start_date;
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          const err0 = {instancePath:instancePath+"/start_date",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(data0 !== "" && data0 < "1700-12-31"){
          const err1 = {instancePath:instancePath+"/start_date",keyword:"formatMinimum",params:{limit: "1700-12-31"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(data0 !== "" && data0 > "9999-12-31"){
          const err2 = {instancePath:instancePath+"/start_date",keyword:"formatMaximum",params:{limit: "9999-12-31"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/start_date",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.end_date !== undefined){
      let data1 = data.end_date;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err4 = {instancePath:instancePath+"/end_date",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
        const other0 = data.start_date;
        if(data1 !== "" && typeof other0 == "string" && other0 !== "" && !(data1 >= other0)){
          const err5 = {instancePath:instancePath+"/end_date",keyword:"notBefore",params:{limit: "start_date"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(data1 !== "" && data1 < "1700-12-31"){
          const err6 = {instancePath:instancePath+"/end_date",keyword:"formatMinimum",params:{limit: "1700-12-31"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        if(data1 !== "" && data1 > "9999-12-31"){
          const err7 = {instancePath:instancePath+"/end_date",keyword:"formatMaximum",params:{limit: "9999-12-31"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
      else {
        const err8 = {instancePath:instancePath+"/end_date",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
    }
    if(data.discount !== undefined){
      let data2 = data.discount;
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 > 1000000000000 || isNaN(data2)){
          const err9 = {instancePath:instancePath+"/discount",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000}};
          (vErrors ??= []).push(err9);
          errors++;
        }
        if(data2 < 0 || isNaN(data2)){
          const err10 = {instancePath:instancePath+"/discount",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/discount",keyword:"type",params:{type: "number"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.start_date === undefined || data.start_date === null){
      const err12 = {instancePath,keyword:"filled",params:{missingProperty: "start_date"}};
      (vErrors ??= []).push(err12);
      errors++;
    }
    if(data.end_date === undefined || data.end_date === null){
      const err13 = {instancePath,keyword:"filled",params:{missingProperty: "end_date"}};
      (vErrors ??= []).push(err13);
      errors++;
    }
    if(data.discount === undefined || data.discount === null || data.discount === ""){
      const err14 = {instancePath,keyword:"filled",params:{missingProperty: "discount"}};
      (vErrors ??= []).push(err14);
      errors++;
    }
  }
  else {
    const err15 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err15);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
