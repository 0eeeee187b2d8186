// Generated from schemas/product/product.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { formats } from '../../../runtime/validation/ajv-runtime.ts';

/** Body of product.create-discount. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['product_id', 'start_date', 'end_date', 'discount'],
  properties: {
    product_id: { type: 'integer' },
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
  '/product_id': { required: 'Please fill all fields.' },
  '/start_date': { required: 'Please fill all fields.' },
  '/end_date': { required: 'Please fill all fields.', notBefore: 'The end date lies before the start date.' },
  '/discount': { required: 'Please fill all fields.' },
};

const formats0 = formats.date;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.product_id !== undefined){
      let data0 = data.product_id;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        const err0 = {instancePath:instancePath+"/product_id",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.start_date !== undefined){
      let data1 = data.start_date;
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          const err1 = {instancePath:instancePath+"/start_date",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(data1 !== "" && data1 < "1700-12-31"){
          const err2 = {instancePath:instancePath+"/start_date",keyword:"formatMinimum",params:{limit: "1700-12-31"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(data1 !== "" && data1 > "9999-12-31"){
          const err3 = {instancePath:instancePath+"/start_date",keyword:"formatMaximum",params:{limit: "9999-12-31"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
      else {
        const err4 = {instancePath:instancePath+"/start_date",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.end_date !== undefined){
      let data2 = data.end_date;
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
          const err5 = {instancePath:instancePath+"/end_date",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        const other0 = data.start_date;
        if(data2 !== "" && typeof other0 == "string" && other0 !== "" && !(data2 >= other0)){
          const err6 = {instancePath:instancePath+"/end_date",keyword:"notBefore",params:{limit: "start_date"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        if(data2 !== "" && data2 < "1700-12-31"){
          const err7 = {instancePath:instancePath+"/end_date",keyword:"formatMinimum",params:{limit: "1700-12-31"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
        if(data2 !== "" && data2 > "9999-12-31"){
          const err8 = {instancePath:instancePath+"/end_date",keyword:"formatMaximum",params:{limit: "9999-12-31"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
      else {
        const err9 = {instancePath:instancePath+"/end_date",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.discount !== undefined){
      let data3 = data.discount;
      if((typeof data3 == "number") && (isFinite(data3))){
        if(data3 > 1000000000000 || isNaN(data3)){
          const err10 = {instancePath:instancePath+"/discount",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000}};
          (vErrors ??= []).push(err10);
          errors++;
        }
        if(data3 < 0 || isNaN(data3)){
          const err11 = {instancePath:instancePath+"/discount",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
      else {
        const err12 = {instancePath:instancePath+"/discount",keyword:"type",params:{type: "number"}};
        (vErrors ??= []).push(err12);
        errors++;
      }
    }
    if(data.product_id === undefined || data.product_id === null || data.product_id === ""){
      const err13 = {instancePath,keyword:"filled",params:{missingProperty: "product_id"}};
      (vErrors ??= []).push(err13);
      errors++;
    }
    if(data.start_date === undefined || data.start_date === null){
      const err14 = {instancePath,keyword:"filled",params:{missingProperty: "start_date"}};
      (vErrors ??= []).push(err14);
      errors++;
    }
    if(data.end_date === undefined || data.end_date === null){
      const err15 = {instancePath,keyword:"filled",params:{missingProperty: "end_date"}};
      (vErrors ??= []).push(err15);
      errors++;
    }
    if(data.discount === undefined || data.discount === null || data.discount === ""){
      const err16 = {instancePath,keyword:"filled",params:{missingProperty: "discount"}};
      (vErrors ??= []).push(err16);
      errors++;
    }
  }
  else {
    const err17 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err17);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
