// Generated from schemas/book/book.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';

/** Body of book.create. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['title', 'author'],
  properties: {
    title: { type: 'string', notBlank: true },
    author: { type: 'string', notBlank: true },
    pages: { type: ['integer', 'null'], minimum: 1 },
    medium: { type: 'string', enum: ['paper', 'audio'] },
    price: { type: ['number', 'null'], minimum: 0 },
  },
};

export const messages: CompiledBody['messages'] = {
  '/title': { required: 'A book needs a title and an author.' },
  '/author': { required: 'A book needs a title and an author.' },
};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.title !== undefined){
      let data0 = data.title;
      if(typeof data0 === "string"){
        if(!/\S/.test(data0)){
          vErrors = fault(vErrors, instancePath+"/title", "notBlank", {});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/title", "type", {type: "string"});
      }
    }
    if(data.author !== undefined){
      let data1 = data.author;
      if(typeof data1 === "string"){
        if(!/\S/.test(data1)){
          vErrors = fault(vErrors, instancePath+"/author", "notBlank", {});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/author", "type", {type: "string"});
      }
    }
    if(data.pages !== undefined){
      let data2 = data.pages;
      if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
        vErrors = fault(vErrors, instancePath+"/pages", "type", {type: ["integer","null"]});
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 < 1 || isNaN(data2)){
          vErrors = fault(vErrors, instancePath+"/pages", "minimum", {comparison: ">=", limit: 1});
        }
      }
    }
    if(data.medium !== undefined){
      let data3 = data.medium;
      if(typeof data3 !== "string"){
        vErrors = fault(vErrors, instancePath+"/medium", "type", {type: "string"});
      }
      if(!((data3 === "paper") || (data3 === "audio"))){
        vErrors = fault(vErrors, instancePath+"/medium", "enum", {allowedValues: ["paper","audio"]});
      }
    }
    if(data.price !== undefined){
      let data4 = data.price;
      if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
        vErrors = fault(vErrors, instancePath+"/price", "type", {type: ["number","null"]});
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 < 0 || isNaN(data4)){
          vErrors = fault(vErrors, instancePath+"/price", "minimum", {comparison: ">=", limit: 0});
        }
      }
    }
    if(data.title === undefined || data.title === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "title"});
    }
    if(data.author === undefined || data.author === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "author"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
