// Generated from schemas/news/news.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, formats, ucs2length } from '../../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../runtime/model.ts';

/** What bodies of news have in common. */
export const properties = {
  title: { type: 'string', notBlank: true, maxLength: 200 },
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
};

export const messages: CompiledBody['messages'] = {
  '/title': { required: 'Please fill all fields.', notBlank: 'Please fill all fields.' },
  '/start_date': { formatMinimum: 'The start date lies before 31/12/1700.' },
  '/end_date': { notBefore: 'The end date lies before the start date.' },
};

const func2 = ucs2length;
const formats0 = formats.date;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.title !== undefined){
      let data0 = data.title;
      if(typeof data0 === "string"){
        if(func2(data0) > 200){
          vErrors = fault(vErrors, instancePath+"/title", "maxLength", {limit: 200});
        }
        if(!/\S/.test(data0)){
          vErrors = fault(vErrors, instancePath+"/title", "notBlank", {});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/title", "type", {type: "string"});
      }
    }
    if(data.start_date !== undefined){
      let data1 = data.start_date;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = fault(vErrors, instancePath+"/start_date", "type", {type: ["string","null"]});
      }
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          vErrors = fault(vErrors, instancePath+"/start_date", "format", {format: "date"});
        }
        if(data1 !== "" && data1 < "1700-12-31"){
          vErrors = fault(vErrors, instancePath+"/start_date", "formatMinimum", {limit: "1700-12-31"});
        }
        if(data1 !== "" && data1 > "9999-12-31"){
          vErrors = fault(vErrors, instancePath+"/start_date", "formatMaximum", {limit: "9999-12-31"});
        }
      }
    }
    if(data.end_date !== undefined){
      let data2 = data.end_date;
      if((typeof data2 !== "string") && (data2 !== null)){
        vErrors = fault(vErrors, instancePath+"/end_date", "type", {type: ["string","null"]});
      }
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
          vErrors = fault(vErrors, instancePath+"/end_date", "format", {format: "date"});
        }
        const other0 = data.start_date;
        if(data2 !== "" && typeof other0 == "string" && other0 !== "" && !(data2 >= other0)){
          vErrors = fault(vErrors, instancePath+"/end_date", "notBefore", {limit: "start_date"});
        }
        if(data2 !== "" && data2 > "9999-12-31"){
          vErrors = fault(vErrors, instancePath+"/end_date", "formatMaximum", {limit: "9999-12-31"});
        }
      }
    }
    if(data.content !== undefined){
      let data3 = data.content;
      if(typeof data3 === "string"){
        if(func2(data3) > 100000){
          vErrors = fault(vErrors, instancePath+"/content", "maxLength", {limit: 100000});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/content", "type", {type: "string"});
      }
    }
    if(data.title === undefined || data.title === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "title"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
