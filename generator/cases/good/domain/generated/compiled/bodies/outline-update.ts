// Generated from schemas/outline/outline.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../core/model.ts';
import { fault, faults, ucs2length } from '../../../../../../../core/validation/ajv-runtime.ts';
import { nested } from '../../../../../../../core/validation/nesting.ts';

/** Body of outline.update. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string', maxLength: 100 },
    subtitle: { type: 'string', differsFrom: 'title' },
    parts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['title'],
        properties: {
          title: { type: 'string', notBlank: true },
          first_page: { type: 'integer' },
          last_page: { type: 'integer', atLeast: 'first_page' },
          parts: { $ref: '#/definitions/OutlineCreateBodyParts', depth: 4, type: 'array' },
        },
      },
      recursive: 'OutlineCreateBodyParts',
    },
  },
  definitions: {
    OutlineCreateBodyParts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['title'],
        properties: {
          title: { type: 'string', notBlank: true },
          first_page: { type: 'integer' },
          last_page: { type: 'integer', atLeast: 'first_page' },
          parts: { $ref: '#/definitions/OutlineCreateBodyParts', depth: 4, type: 'array' },
        },
      },
    },
  },
};

export const messages: CompiledBody['messages'] = {
  '/parts/*/title': { notBlank: 'Please fill this.' },
  '/parts/*/parts': { $ref: '/parts', depth: 'Too long.' },
};

const func0 = ucs2length;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(Array.isArray(data)){
    const len0 = data.length;
    for(let i0=0; i0<len0; i0++){
      let data0 = data[i0];
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.title !== undefined){
          let data1 = data0.title;
          if(typeof data1 === "string"){
            if(!/\S/.test(data1)){
              vErrors = fault(vErrors, instancePath+"/" + i0+"/title", "notBlank", {});
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/" + i0+"/title", "type", {type: "string"});
          }
        }
        if(data0.first_page !== undefined){
          let data2 = data0.first_page;
          if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
            vErrors = fault(vErrors, instancePath+"/" + i0+"/first_page", "type", {type: "integer"});
          }
        }
        if(data0.last_page !== undefined){
          let data3 = data0.last_page;
          if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
            vErrors = fault(vErrors, instancePath+"/" + i0+"/last_page", "type", {type: "integer"});
          }
          if((typeof data3 == "number") && (isFinite(data3))){
            const other0 = data0.first_page;
            if(typeof other0 == "number" && !(data3 >= other0)){
              vErrors = fault(vErrors, instancePath+"/" + i0+"/last_page", "atLeast", {limit: other0});
            }
          }
        }
        if(data0.parts !== undefined){
          if(!(validate1(data0.parts, {instancePath:instancePath+"/" + i0+"/parts",parentData:data0,parentDataProperty:"parts",rootData}))){
            vErrors = faults(vErrors, validate1.errors);
          }
        }
        if(data0.title === undefined || data0.title === null){
          vErrors = fault(vErrors, instancePath+"/" + i0, "filled", {missingProperty: "title"});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/" + i0, "type", {type: "object"});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "array"});
  }
  validate1.errors = vErrors;
  return vErrors === null;
}
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.title !== undefined){
      let data0 = data.title;
      if(typeof data0 === "string"){
        if(func0(data0) > 100){
          vErrors = fault(vErrors, instancePath+"/title", "maxLength", {limit: 100});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/title", "type", {type: "string"});
      }
    }
    if(data.subtitle !== undefined){
      let data1 = data.subtitle;
      if((typeof data1 == "number") && (isFinite(data1))){
        const other0 = data.title;
        if(data1 !== "" && data1 === other0){
          vErrors = fault(vErrors, instancePath+"/subtitle", "differsFrom", {});
        }
      }
      if(typeof data1 === "string"){
        const other1 = data.title;
        if(data1 !== "" && data1 === other1){
          vErrors = fault(vErrors, instancePath+"/subtitle", "differsFrom", {});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/subtitle", "type", {type: "string"});
      }
    }
    if(data.parts !== undefined){
      if(!(validate1(data.parts, {instancePath:instancePath+"/parts",parentData:data,parentDataProperty:"parts",rootData}))){
        vErrors = faults(vErrors, validate1.errors);
      }
    }
    if(data.title === undefined || data.title === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "title"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate0.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = nested(schema, validate0 as unknown as Validator);
