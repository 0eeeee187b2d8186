// Generated from schemas/book/book.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../../core/model.ts';
import { fault, formats, ucs2length } from '../../../../../../../../core/validation/ajv-runtime.ts';
import { today } from '../../../today.ts';

/** What bodies of book have in common. */
export const properties = {
  title: { type: 'string', notBlank: true, maxLength: 100 },
  lent: { type: 'integer', enum: [0, 1] },
  due: { type: ['string', 'null'], format: 'date', wire: 'MM/DD/YYYY', after: 'today' },
  author_id: { type: ['integer', 'null'] },
};

export const messages: CompiledBody['messages'] = {
  '/title': { required: 'Please fill this.', notBlank: 'Please fill this.', maxLength: 'Too long.' },
  '/lent': { required: 'Please fill this.' },
  '/due': { required: 'Please fill this.' },
};

const func0 = ucs2length;
const func1 = today;
const formats0 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.title !== undefined){
      let data0 = data.title;
      if(typeof data0 === "string"){
        if(func0(data0) > 100){
          vErrors = fault(vErrors, instancePath+"/title", "maxLength", {limit: 100});
        }
        if(!/\S/.test(data0)){
          vErrors = fault(vErrors, instancePath+"/title", "notBlank", {});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/title", "type", {type: "string"});
      }
    }
    if(data.lent !== undefined){
      let data1 = data.lent;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        vErrors = fault(vErrors, instancePath+"/lent", "type", {type: "integer"});
      }
      if(!((data1 === 0) || (data1 === 1))){
        vErrors = fault(vErrors, instancePath+"/lent", "enum", {allowedValues: [0,1]});
      }
    }
    if(data.due !== undefined){
      let data2 = data.due;
      if((typeof data2 !== "string") && (data2 !== null)){
        vErrors = fault(vErrors, instancePath+"/due", "type", {type: ["string","null"]});
      }
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
          vErrors = fault(vErrors, instancePath+"/due", "format", {format: "date"});
        }
        const other0 = func1();
        if(data2 !== "" && ((typeof other0 == "string" && other0 !== "" && !(data2 > other0)))){
          vErrors = fault(vErrors, instancePath+"/due", "after", {limit: "today"});
        }
      }
    }
    if(data.author_id !== undefined){
      let data3 = data.author_id;
      if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
        vErrors = fault(vErrors, instancePath+"/author_id", "type", {type: ["integer","null"]});
      }
    }
    if(data.title === undefined || data.title === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "title"});
    }
    if(data.lent === undefined || data.lent === null || data.lent === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "lent"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate0.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate0 as unknown as Validator;
