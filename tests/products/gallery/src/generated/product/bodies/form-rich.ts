// Generated from schemas/forms/form.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import {
  fault,
  formats,
  hasType,
  ucs2length,
} from '../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import { together } from '../../../../../../../src/runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';
import * as sharedForm from './shared/form.ts';

/** Body of form.rich. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['name', 'category_id', 'maker_id', 'code', 'contact', 'sellers'],
  properties: {
    name: sharedForm.properties.name,
    category_id: sharedForm.properties.category_id,
    maker_id: sharedForm.properties.maker_id,
    code: sharedForm.properties.code,
    weight: sharedForm.properties.weight,
    most: sharedForm.properties.most,
    film: sharedForm.properties.film,
    note: sharedForm.properties.note,
    price: { type: ['integer', 'null'], minimum: 0 },
    unit: { type: ['integer', 'null'], enum: [1, 2, null] },
    since: { type: ['string', 'null'], format: 'date' },
    until: { type: ['string', 'null'], format: 'date' },
    picture: {
      type: ['object', 'string', 'null'],
      file: { types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    },
    paper: { type: ['object', 'string', 'null'], file: { types: ['application/pdf'], maxBytes: 1000000 } },
    words: { type: 'array', items: { type: 'string' } },
    sellers: { type: 'array', items: { type: 'integer' }, minItems: 1 },
    contact: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', maxLength: 200, notBlank: true },
        phone: { type: 'string', maxLength: 200 },
        place: {
          type: 'object',
          properties: {
            city: { type: 'string', maxLength: 200 },
            street: { type: 'string', maxLength: 200 },
          },
        },
      },
    },
  },
};

export const messages: CompiledBody['messages'] = {
  ...sharedForm.messages,
  '/price': { minimum: 'At least 0.' },
  '/picture': { types: 'Only PNG and JPEG.', maxBytes: 'At most 2 MB.' },
  '/paper': { types: 'Only PDF.', maxBytes: 'At most 1 MB.' },
  '/sellers': { required: 'Please fill this.', minItems: 'Choose one at least.' },
  '/contact': { required: 'Please fill this.' },
  '/contact/name': { required: 'Please fill this.', notBlank: 'Please fill this.' },
};

const formats0 = formats.date;
const func2 = ucs2length;
const func3 = hasType;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.price !== undefined){
      let data0 = data.price;
      if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
        vErrors = fault(vErrors, instancePath+"/price", "type", {type: ["integer","null"]});
      }
      if((typeof data0 == "number") && (isFinite(data0))){
        if(data0 < 0 || isNaN(data0)){
          vErrors = fault(vErrors, instancePath+"/price", "minimum", {comparison: ">=", limit: 0});
        }
      }
    }
    if(data.unit !== undefined){
      let data1 = data.unit;
      if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
        vErrors = fault(vErrors, instancePath+"/unit", "type", {type: ["integer","null"]});
      }
      if(!(((data1 === 1) || (data1 === 2)) || (data1 === null))){
        vErrors = fault(vErrors, instancePath+"/unit", "enum", {allowedValues: [1,2,null]});
      }
    }
    if(data.since !== undefined){
      let data2 = data.since;
      if((typeof data2 !== "string") && (data2 !== null)){
        vErrors = fault(vErrors, instancePath+"/since", "type", {type: ["string","null"]});
      }
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
          vErrors = fault(vErrors, instancePath+"/since", "format", {format: "date"});
        }
      }
    }
    if(data.until !== undefined){
      let data3 = data.until;
      if((typeof data3 !== "string") && (data3 !== null)){
        vErrors = fault(vErrors, instancePath+"/until", "type", {type: ["string","null"]});
      }
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
          vErrors = fault(vErrors, instancePath+"/until", "format", {format: "date"});
        }
      }
    }
    if(data.picture !== undefined){
      let data4 = data.picture;
      if(((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (typeof data4 !== "string")) && (data4 !== null)){
        vErrors = fault(vErrors, instancePath+"/picture", "type", {type: ["object","string","null"]});
      }
      if(typeof data4 === "string"){
        if(func2(data4) > 0){
          vErrors = fault(vErrors, instancePath+"/picture", "maxLength", {limit: 0});
        }
      }
      if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
        if(!func3(data4.mime, ["image/png","image/jpeg"])){
          vErrors = fault(vErrors, instancePath+"/picture", "types", {types: ["image/png","image/jpeg"]});
        }
        if(!(data4.bytes <= 2000000)){
          vErrors = fault(vErrors, instancePath+"/picture", "maxBytes", {limit: 2000000});
        }
      }
    }
    if(data.paper !== undefined){
      let data5 = data.paper;
      if(((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (typeof data5 !== "string")) && (data5 !== null)){
        vErrors = fault(vErrors, instancePath+"/paper", "type", {type: ["object","string","null"]});
      }
      if(typeof data5 === "string"){
        if(func2(data5) > 0){
          vErrors = fault(vErrors, instancePath+"/paper", "maxLength", {limit: 0});
        }
      }
      if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
        if(!func3(data5.mime, ["application/pdf"])){
          vErrors = fault(vErrors, instancePath+"/paper", "types", {types: ["application/pdf"]});
        }
        if(!(data5.bytes <= 1000000)){
          vErrors = fault(vErrors, instancePath+"/paper", "maxBytes", {limit: 1000000});
        }
      }
    }
    if(data.words !== undefined){
      let data6 = data.words;
      if(Array.isArray(data6)){
        const len0 = data6.length;
        for(let i0=0; i0<len0; i0++){
          if(typeof data6[i0] !== "string"){
            vErrors = fault(vErrors, instancePath+"/words/" + i0, "type", {type: "string"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/words", "type", {type: "array"});
      }
    }
    if(data.sellers !== undefined){
      let data8 = data.sellers;
      if(Array.isArray(data8)){
        if(data8.length < 1){
          vErrors = fault(vErrors, instancePath+"/sellers", "minItems", {limit: 1});
        }
        const len1 = data8.length;
        for(let i1=0; i1<len1; i1++){
          let data9 = data8[i1];
          if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
            vErrors = fault(vErrors, instancePath+"/sellers/" + i1, "type", {type: "integer"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/sellers", "type", {type: "array"});
      }
    }
    if(data.contact !== undefined){
      let data10 = data.contact;
      if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
        if(data10.name !== undefined){
          let data11 = data10.name;
          if(typeof data11 === "string"){
            if(func2(data11) > 200){
              vErrors = fault(vErrors, instancePath+"/contact/name", "maxLength", {limit: 200});
            }
            if(!/\S/.test(data11)){
              vErrors = fault(vErrors, instancePath+"/contact/name", "notBlank", {});
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/contact/name", "type", {type: "string"});
          }
        }
        if(data10.phone !== undefined){
          let data12 = data10.phone;
          if(typeof data12 === "string"){
            if(func2(data12) > 200){
              vErrors = fault(vErrors, instancePath+"/contact/phone", "maxLength", {limit: 200});
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/contact/phone", "type", {type: "string"});
          }
        }
        if(data10.place !== undefined){
          let data13 = data10.place;
          if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
            if(data13.city !== undefined){
              let data14 = data13.city;
              if(typeof data14 === "string"){
                if(func2(data14) > 200){
                  vErrors = fault(vErrors, instancePath+"/contact/place/city", "maxLength", {limit: 200});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/contact/place/city", "type", {type: "string"});
              }
            }
            if(data13.street !== undefined){
              let data15 = data13.street;
              if(typeof data15 === "string"){
                if(func2(data15) > 200){
                  vErrors = fault(vErrors, instancePath+"/contact/place/street", "maxLength", {limit: 200});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/contact/place/street", "type", {type: "string"});
              }
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/contact/place", "type", {type: "object"});
          }
        }
        if(data10.name === undefined || data10.name === null){
          vErrors = fault(vErrors, instancePath+"/contact", "filled", {missingProperty: "name"});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/contact", "type", {type: "object"});
      }
    }
    if(data.contact === undefined || data.contact === null || data.contact === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "contact"});
    }
    if(data.sellers === undefined || data.sellers === null || data.sellers === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "sellers"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = together(schema, [sharedForm.validate, validate10 as unknown as Validator]);
