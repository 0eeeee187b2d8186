// Generated from schemas/states/form-new.screen.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, formats, ucs2length } from '../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';

/** Body of the form form-new. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', notBlank: true, maxLength: 200 },
    kind: { type: 'string' },
    license: { type: 'string' },
    city: { type: ['string', 'null'] },
    amount: { type: ['number', 'null'], minimum: 0 },
    since: { type: ['string', 'null'], format: 'date' },
    note: { type: ['string', 'null'] },
    until: { type: ['string', 'null'], format: 'date' },
  },
};

export const messages: CompiledBody['messages'] = {
  '/name': { required: 'Please fill all fields.', notBlank: 'Please fill all fields.' },
  '/amount': { minimum: 'At least 0.' },
};

const func2 = ucs2length;
const formats0 = formats.date;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func2(data0) > 200){
          vErrors = fault(vErrors, instancePath+"/name", "maxLength", {limit: 200});
        }
        if(!/\S/.test(data0)){
          vErrors = fault(vErrors, instancePath+"/name", "notBlank", {});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/name", "type", {type: "string"});
      }
    }
    if(data.kind !== undefined){
      if(typeof data.kind !== "string"){
        vErrors = fault(vErrors, instancePath+"/kind", "type", {type: "string"});
      }
    }
    if(data.license !== undefined){
      if(typeof data.license !== "string"){
        vErrors = fault(vErrors, instancePath+"/license", "type", {type: "string"});
      }
    }
    if(data.city !== undefined){
      let data3 = data.city;
      if((typeof data3 !== "string") && (data3 !== null)){
        vErrors = fault(vErrors, instancePath+"/city", "type", {type: ["string","null"]});
      }
    }
    if(data.amount !== undefined){
      let data4 = data.amount;
      if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
        vErrors = fault(vErrors, instancePath+"/amount", "type", {type: ["number","null"]});
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 < 0 || isNaN(data4)){
          vErrors = fault(vErrors, instancePath+"/amount", "minimum", {comparison: ">=", limit: 0});
        }
      }
    }
    if(data.since !== undefined){
      let data5 = data.since;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = fault(vErrors, instancePath+"/since", "type", {type: ["string","null"]});
      }
      if(typeof data5 === "string"){
        if(!(formats0(data5))){
          vErrors = fault(vErrors, instancePath+"/since", "format", {format: "date"});
        }
      }
    }
    if(data.note !== undefined){
      let data6 = data.note;
      if((typeof data6 !== "string") && (data6 !== null)){
        vErrors = fault(vErrors, instancePath+"/note", "type", {type: ["string","null"]});
      }
    }
    if(data.until !== undefined){
      let data7 = data.until;
      if((typeof data7 !== "string") && (data7 !== null)){
        vErrors = fault(vErrors, instancePath+"/until", "type", {type: ["string","null"]});
      }
      if(typeof data7 === "string"){
        if(!(formats0(data7))){
          vErrors = fault(vErrors, instancePath+"/until", "format", {format: "date"});
        }
      }
    }
    if(data.name === undefined || data.name === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "name"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
