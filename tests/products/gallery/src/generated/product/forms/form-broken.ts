// Generated from schemas/states/form-broken.screen.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';
import { formats, ucs2length } from '../../../../../../../src/runtime/validation/ajv-runtime.ts';

/** Body of the form form-broken. */
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
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
      let data0 = data.name;
      if(typeof data0 === "string"){
        if(func2(data0) > 200){
          const err0 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!/\S/.test(data0)){
          const err1 = {instancePath:instancePath+"/name",keyword:"notBlank",params:{}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.kind !== undefined){
      if(typeof data.kind !== "string"){
        const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.license !== undefined){
      if(typeof data.license !== "string"){
        const err4 = {instancePath:instancePath+"/license",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.city !== undefined){
      let data3 = data.city;
      if((typeof data3 !== "string") && (data3 !== null)){
        const err5 = {instancePath:instancePath+"/city",keyword:"type",params:{type: ["string","null"]}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.amount !== undefined){
      let data4 = data.amount;
      if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
        const err6 = {instancePath:instancePath+"/amount",keyword:"type",params:{type: ["number","null"]}};
        (vErrors ??= []).push(err6);
        errors++;
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 < 0 || isNaN(data4)){
          const err7 = {instancePath:instancePath+"/amount",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
    if(data.since !== undefined){
      let data5 = data.since;
      if((typeof data5 !== "string") && (data5 !== null)){
        const err8 = {instancePath:instancePath+"/since",keyword:"type",params:{type: ["string","null"]}};
        (vErrors ??= []).push(err8);
        errors++;
      }
      if(typeof data5 === "string"){
        if(!(formats0(data5))){
          const err9 = {instancePath:instancePath+"/since",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
    }
    if(data.note !== undefined){
      let data6 = data.note;
      if((typeof data6 !== "string") && (data6 !== null)){
        const err10 = {instancePath:instancePath+"/note",keyword:"type",params:{type: ["string","null"]}};
        (vErrors ??= []).push(err10);
        errors++;
      }
    }
    if(data.name === undefined || data.name === null){
      const err11 = {instancePath,keyword:"filled",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err11);
      errors++;
    }
  }
  else {
    const err12 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err12);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
