// Generated from schemas/book/book.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';

/** Body of book.create. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['title', 'author'],
  properties: {
    title: { type: 'string', notBlank: true },
    author: { type: 'string', notBlank: true },
    pages: { type: ['integer', 'null'], minimum: 1 },
    price: { type: ['number', 'null'], minimum: 0 },
  },
};

export const messages: CompiledBody['messages'] = {
  '/title': { required: 'A book needs a title and an author.' },
  '/author': { required: 'A book needs a title and an author.' },
};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.title !== undefined){
      let data0 = data.title;
      if(typeof data0 === "string"){
        if(!/\S/.test(data0)){
          const err0 = {instancePath:instancePath+"/title",keyword:"notBlank",params:{}};
          (vErrors ??= []).push(err0);
          errors++;
        }
      }
      else {
        const err1 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.author !== undefined){
      let data1 = data.author;
      if(typeof data1 === "string"){
        if(!/\S/.test(data1)){
          const err2 = {instancePath:instancePath+"/author",keyword:"notBlank",params:{}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/author",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.pages !== undefined){
      let data2 = data.pages;
      if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
        const err4 = {instancePath:instancePath+"/pages",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err4);
        errors++;
      }
      if((typeof data2 == "number") && (isFinite(data2))){
        if(data2 < 1 || isNaN(data2)){
          const err5 = {instancePath:instancePath+"/pages",keyword:"minimum",params:{comparison: ">=", limit: 1}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
    }
    if(data.price !== undefined){
      let data3 = data.price;
      if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
        const err6 = {instancePath:instancePath+"/price",keyword:"type",params:{type: ["number","null"]}};
        (vErrors ??= []).push(err6);
        errors++;
      }
      if((typeof data3 == "number") && (isFinite(data3))){
        if(data3 < 0 || isNaN(data3)){
          const err7 = {instancePath:instancePath+"/price",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
    if(data.title === undefined || data.title === null){
      const err8 = {instancePath,keyword:"filled",params:{missingProperty: "title"}};
      (vErrors ??= []).push(err8);
      errors++;
    }
    if(data.author === undefined || data.author === null){
      const err9 = {instancePath,keyword:"filled",params:{missingProperty: "author"}};
      (vErrors ??= []).push(err9);
      errors++;
    }
  }
  else {
    const err10 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err10);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
