// Generated from schemas/news/news.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { formats, hasType, ucs2length } from '../../../runtime/validation/ajv-runtime.ts';

/** Body of news.create. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string', notBlank: true, maxLength: 200 },
    banner: {
      type: ['object', 'string', 'null'],
      file: { types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    },
    start_date: {
      type: ['string', 'null'],
      format: 'date',
      formatMinimum: '1700-12-31',
      formatMaximum: '9999-12-31',
    },
    end_date: {
      type: ['string', 'null'],
      format: 'date',
      formatMaximum: '9999-12-31',
      notBefore: 'start_date',
    },
    content: { type: 'string', html: true, maxLength: 100000 },
  },
};

export const messages: CompiledBody['messages'] = {
  '/title': { required: 'Please fill all fields.', notBlank: 'Please fill all fields.' },
  '/banner': { types: 'Select appropiate image file.', maxBytes: 'Max file size is 2MB' },
  '/start_date': { formatMinimum: 'The start date lies before 31/12/1700.' },
  '/end_date': { notBefore: 'The end date lies before the start date.' },
};

const func2 = ucs2length;
const func4 = hasType;
const formats0 = formats.date;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.title !== undefined){
      let data0 = data.title;
      if(typeof data0 === "string"){
        if(func2(data0) > 200){
          const err0 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!/\S/.test(data0)){
          const err1 = {instancePath:instancePath+"/title",keyword:"notBlank",params:{}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.banner !== undefined){
      let data1 = data.banner;
      if(((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (typeof data1 !== "string")) && (data1 !== null)){
        const err3 = {instancePath:instancePath+"/banner",keyword:"type",params:{type: ["object","string","null"]}};
        (vErrors ??= []).push(err3);
        errors++;
      }
      if(typeof data1 === "string"){
        if(func2(data1) > 0){
          const err4 = {instancePath:instancePath+"/banner",keyword:"maxLength",params:{limit: 0}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(!func4(data1.mime, ["image/png","image/jpeg"])){
          const err5 = {instancePath:instancePath+"/banner",keyword:"types",params:{types: ["image/png","image/jpeg"]}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(!(data1.bytes <= 2000000)){
          const err6 = {instancePath:instancePath+"/banner",keyword:"maxBytes",params:{limit: 2000000}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if(data.start_date !== undefined){
      let data2 = data.start_date;
      if((typeof data2 !== "string") && (data2 !== null)){
        const err7 = {instancePath:instancePath+"/start_date",keyword:"type",params:{type: ["string","null"]}};
        (vErrors ??= []).push(err7);
        errors++;
      }
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
          const err8 = {instancePath:instancePath+"/start_date",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err8);
          errors++;
        }
        if(data2 !== "" && data2 < "1700-12-31"){
          const err9 = {instancePath:instancePath+"/start_date",keyword:"formatMinimum",params:{limit: "1700-12-31"}};
          (vErrors ??= []).push(err9);
          errors++;
        }
        if(data2 !== "" && data2 > "9999-12-31"){
          const err10 = {instancePath:instancePath+"/start_date",keyword:"formatMaximum",params:{limit: "9999-12-31"}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
    }
    if(data.end_date !== undefined){
      let data3 = data.end_date;
      if((typeof data3 !== "string") && (data3 !== null)){
        const err11 = {instancePath:instancePath+"/end_date",keyword:"type",params:{type: ["string","null"]}};
        (vErrors ??= []).push(err11);
        errors++;
      }
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
          const err12 = {instancePath:instancePath+"/end_date",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err12);
          errors++;
        }
        const other0 = data.start_date;
        if(data3 !== "" && typeof other0 == "string" && other0 !== "" && !(data3 >= other0)){
          const err13 = {instancePath:instancePath+"/end_date",keyword:"notBefore",params:{limit: "start_date"}};
          (vErrors ??= []).push(err13);
          errors++;
        }
        if(data3 !== "" && data3 > "9999-12-31"){
          const err14 = {instancePath:instancePath+"/end_date",keyword:"formatMaximum",params:{limit: "9999-12-31"}};
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
    }
    if(data.content !== undefined){
      let data4 = data.content;
      if(typeof data4 === "string"){
        if(func2(data4) > 100000){
          const err15 = {instancePath:instancePath+"/content",keyword:"maxLength",params:{limit: 100000}};
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
      else {
        const err16 = {instancePath:instancePath+"/content",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err16);
        errors++;
      }
    }
    if(data.title === undefined || data.title === null){
      const err17 = {instancePath,keyword:"filled",params:{missingProperty: "title"}};
      (vErrors ??= []).push(err17);
      errors++;
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
