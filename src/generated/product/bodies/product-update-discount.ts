// Generated from schemas/product/product.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { formats } from '../../../runtime/validation/ajv-runtime.ts';

/** Body of product.update-discount. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['id', 'product_id', 'start_date', 'end_date', 'discount'],
  properties: {
    id: { type: 'integer' },
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
  '/id': { required: 'Please fill all fields.' },
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
    if(data.id !== undefined){
      let data0 = data.id;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        const err0 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.product_id !== undefined){
      let data1 = data.product_id;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        const err1 = {instancePath:instancePath+"/product_id",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.start_date !== undefined){
      let data2 = data.start_date;
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
          const err2 = {instancePath:instancePath+"/start_date",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(data2 !== "" && data2 < "1700-12-31"){
          const err3 = {instancePath:instancePath+"/start_date",keyword:"formatMinimum",params:{limit: "1700-12-31"}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        if(data2 !== "" && data2 > "9999-12-31"){
          const err4 = {instancePath:instancePath+"/start_date",keyword:"formatMaximum",params:{limit: "9999-12-31"}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      else {
        const err5 = {instancePath:instancePath+"/start_date",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.end_date !== undefined){
      let data3 = data.end_date;
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
          const err6 = {instancePath:instancePath+"/end_date",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        const other0 = data.start_date;
        if(data3 !== "" && typeof other0 == "string" && other0 !== "" && !(data3 >= other0)){
          const err7 = {instancePath:instancePath+"/end_date",keyword:"notBefore",params:{limit: "start_date"}};
          (vErrors ??= []).push(err7);
          errors++;
        }
        if(data3 !== "" && data3 < "1700-12-31"){
          const err8 = {instancePath:instancePath+"/end_date",keyword:"formatMinimum",params:{limit: "1700-12-31"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        if(data3 !== "" && data3 > "9999-12-31"){
          const err9 = {instancePath:instancePath+"/end_date",keyword:"formatMaximum",params:{limit: "9999-12-31"}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
      else {
        const err10 = {instancePath:instancePath+"/end_date",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.discount !== undefined){
      let data4 = data.discount;
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 > 1000000000000 || isNaN(data4)){
          const err11 = {instancePath:instancePath+"/discount",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000}};
          (vErrors ??= []).push(err11);
          errors++;
        }
        if(data4 < 0 || isNaN(data4)){
          const err12 = {instancePath:instancePath+"/discount",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err12);
          errors++;
        }
      }
      else {
        const err13 = {instancePath:instancePath+"/discount",keyword:"type",params:{type: "number"}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if(data.id === undefined || data.id === null || data.id === ""){
      const err14 = {instancePath,keyword:"filled",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err14);
      errors++;
    }
    if(data.product_id === undefined || data.product_id === null || data.product_id === ""){
      const err15 = {instancePath,keyword:"filled",params:{missingProperty: "product_id"}};
      (vErrors ??= []).push(err15);
      errors++;
    }
    if(data.start_date === undefined || data.start_date === null){
      const err16 = {instancePath,keyword:"filled",params:{missingProperty: "start_date"}};
      (vErrors ??= []).push(err16);
      errors++;
    }
    if(data.end_date === undefined || data.end_date === null){
      const err17 = {instancePath,keyword:"filled",params:{missingProperty: "end_date"}};
      (vErrors ??= []).push(err17);
      errors++;
    }
    if(data.discount === undefined || data.discount === null || data.discount === ""){
      const err18 = {instancePath,keyword:"filled",params:{missingProperty: "discount"}};
      (vErrors ??= []).push(err18);
      errors++;
    }
  }
  else {
    const err19 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err19);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
