// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, formats } from '../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';
import { today } from '../today.ts';

/** Body of field.date. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['needed'],
  properties: {
    empty: { type: ['string', 'null'], format: 'date' },
    filled: { type: ['string', 'null'], format: 'date' },
    long: { type: ['string', 'null'], format: 'date' },
    needed: { type: ['string', 'null'], format: 'date' },
    wrong: { type: ['string', 'null'], format: 'date', after: 'today' },
    disabled: { type: ['string', 'null'], format: 'date' },
    fixed: { type: ['string', 'null'], format: 'date' },
    option_a: { type: ['string', 'null'], format: 'date' },
    hidden: { type: ['string', 'null'], format: 'date' },
  },
};

export const messages: CompiledBody['messages'] = { '/needed': { required: 'Please fill this.' }, '/wrong': { after: 'It must be after today.' } };

const formats0 = formats.date;
const func2 = today;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.needed === undefined){
      vErrors = fault(vErrors, instancePath, "required", {missingProperty: "needed"});
    }
    if(data.empty !== undefined){
      let data0 = data.empty;
      if((typeof data0 !== "string") && (data0 !== null)){
        vErrors = fault(vErrors, instancePath+"/empty", "type", {type: ["string","null"]});
      }
      if(typeof data0 === "string"){
        if(!(formats0(data0))){
          vErrors = fault(vErrors, instancePath+"/empty", "format", {format: "date"});
        }
      }
    }
    if(data.filled !== undefined){
      let data1 = data.filled;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = fault(vErrors, instancePath+"/filled", "type", {type: ["string","null"]});
      }
      if(typeof data1 === "string"){
        if(!(formats0(data1))){
          vErrors = fault(vErrors, instancePath+"/filled", "format", {format: "date"});
        }
      }
    }
    if(data.long !== undefined){
      let data2 = data.long;
      if((typeof data2 !== "string") && (data2 !== null)){
        vErrors = fault(vErrors, instancePath+"/long", "type", {type: ["string","null"]});
      }
      if(typeof data2 === "string"){
        if(!(formats0(data2))){
          vErrors = fault(vErrors, instancePath+"/long", "format", {format: "date"});
        }
      }
    }
    if(data.needed !== undefined){
      let data3 = data.needed;
      if((typeof data3 !== "string") && (data3 !== null)){
        vErrors = fault(vErrors, instancePath+"/needed", "type", {type: ["string","null"]});
      }
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
          vErrors = fault(vErrors, instancePath+"/needed", "format", {format: "date"});
        }
      }
    }
    if(data.wrong !== undefined){
      let data4 = data.wrong;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = fault(vErrors, instancePath+"/wrong", "type", {type: ["string","null"]});
      }
      if(typeof data4 === "string"){
        if(!(formats0(data4))){
          vErrors = fault(vErrors, instancePath+"/wrong", "format", {format: "date"});
        }
        const other0 = func2();
        if(data4 !== "" && typeof other0 == "string" && other0 !== "" && !(data4 > other0)){
          vErrors = fault(vErrors, instancePath+"/wrong", "after", {limit: "today"});
        }
      }
    }
    if(data.disabled !== undefined){
      let data5 = data.disabled;
      if((typeof data5 !== "string") && (data5 !== null)){
        vErrors = fault(vErrors, instancePath+"/disabled", "type", {type: ["string","null"]});
      }
      if(typeof data5 === "string"){
        if(!(formats0(data5))){
          vErrors = fault(vErrors, instancePath+"/disabled", "format", {format: "date"});
        }
      }
    }
    if(data.fixed !== undefined){
      let data6 = data.fixed;
      if((typeof data6 !== "string") && (data6 !== null)){
        vErrors = fault(vErrors, instancePath+"/fixed", "type", {type: ["string","null"]});
      }
      if(typeof data6 === "string"){
        if(!(formats0(data6))){
          vErrors = fault(vErrors, instancePath+"/fixed", "format", {format: "date"});
        }
      }
    }
    if(data.option_a !== undefined){
      let data7 = data.option_a;
      if((typeof data7 !== "string") && (data7 !== null)){
        vErrors = fault(vErrors, instancePath+"/option_a", "type", {type: ["string","null"]});
      }
      if(typeof data7 === "string"){
        if(!(formats0(data7))){
          vErrors = fault(vErrors, instancePath+"/option_a", "format", {format: "date"});
        }
      }
    }
    if(data.hidden !== undefined){
      let data8 = data.hidden;
      if((typeof data8 !== "string") && (data8 !== null)){
        vErrors = fault(vErrors, instancePath+"/hidden", "type", {type: ["string","null"]});
      }
      if(typeof data8 === "string"){
        if(!(formats0(data8))){
          vErrors = fault(vErrors, instancePath+"/hidden", "format", {format: "date"});
        }
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
