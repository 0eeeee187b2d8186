// Generated from schemas/fields/field-image.screen.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, hasType, ucs2length } from '../../../../../../../src/runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';

/** Body of the form field-image. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['needed'],
  properties: {
    empty: {
      type: ['object', 'string', 'null'],
      file: { types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    },
    filled: {
      type: ['object', 'string', 'null'],
      file: { types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    },
    needed: {
      type: ['object', 'string', 'null'],
      file: { types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    },
    wrong: {
      type: ['object', 'string', 'null'],
      file: { types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    },
    disabled: {
      type: ['object', 'string', 'null'],
      file: { types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    },
    fixed: {
      type: ['object', 'string', 'null'],
      file: { types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    },
    option_a: {
      type: ['object', 'string', 'null'],
      file: { types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    },
    option_b: {
      type: ['object', 'string', 'null'],
      file: { types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    },
    option_c: {
      type: ['object', 'string', 'null'],
      file: { types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    },
    hidden: {
      type: ['object', 'string', 'null'],
      file: { types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    },
  },
};

export const messages: CompiledBody['messages'] = {
  '/empty': { types: 'Only PNG and JPEG.', maxBytes: 'At most 2 MB.' },
  '/filled': { types: 'Only PNG and JPEG.', maxBytes: 'At most 2 MB.' },
  '/needed': { required: 'Please fill this.', types: 'Only PNG and JPEG.', maxBytes: 'At most 2 MB.' },
  '/wrong': { types: 'Only PNG and JPEG.', maxBytes: 'At most 2 MB.' },
  '/disabled': { types: 'Only PNG and JPEG.', maxBytes: 'At most 2 MB.' },
  '/fixed': { types: 'Only PNG and JPEG.', maxBytes: 'At most 2 MB.' },
  '/option_a': { types: 'Only PNG and JPEG.', maxBytes: 'At most 2 MB.' },
  '/option_b': { types: 'Only PNG and JPEG.', maxBytes: 'At most 2 MB.' },
  '/option_c': { types: 'Only PNG and JPEG.', maxBytes: 'At most 2 MB.' },
  '/hidden': { types: 'Only PNG and JPEG.', maxBytes: 'At most 2 MB.' },
};

const func2 = ucs2length;
const func3 = hasType;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.empty !== undefined){
      let data0 = data.empty;
      if(((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")) && (data0 !== null)){
        vErrors = fault(vErrors, instancePath+"/empty", "type", {type: ["object","string","null"]});
      }
      if(typeof data0 === "string"){
        if(func2(data0) > 0){
          vErrors = fault(vErrors, instancePath+"/empty", "maxLength", {limit: 0});
        }
      }
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(!func3(data0.mime, ["image/png","image/jpeg"])){
          vErrors = fault(vErrors, instancePath+"/empty", "types", {types: ["image/png","image/jpeg"]});
        }
        if(!(data0.bytes <= 2000000)){
          vErrors = fault(vErrors, instancePath+"/empty", "maxBytes", {limit: 2000000});
        }
      }
    }
    if(data.filled !== undefined){
      let data1 = data.filled;
      if(((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (typeof data1 !== "string")) && (data1 !== null)){
        vErrors = fault(vErrors, instancePath+"/filled", "type", {type: ["object","string","null"]});
      }
      if(typeof data1 === "string"){
        if(func2(data1) > 0){
          vErrors = fault(vErrors, instancePath+"/filled", "maxLength", {limit: 0});
        }
      }
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(!func3(data1.mime, ["image/png","image/jpeg"])){
          vErrors = fault(vErrors, instancePath+"/filled", "types", {types: ["image/png","image/jpeg"]});
        }
        if(!(data1.bytes <= 2000000)){
          vErrors = fault(vErrors, instancePath+"/filled", "maxBytes", {limit: 2000000});
        }
      }
    }
    if(data.needed !== undefined){
      let data2 = data.needed;
      if(((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (typeof data2 !== "string")) && (data2 !== null)){
        vErrors = fault(vErrors, instancePath+"/needed", "type", {type: ["object","string","null"]});
      }
      if(typeof data2 === "string"){
        if(func2(data2) > 0){
          vErrors = fault(vErrors, instancePath+"/needed", "maxLength", {limit: 0});
        }
      }
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(!func3(data2.mime, ["image/png","image/jpeg"])){
          vErrors = fault(vErrors, instancePath+"/needed", "types", {types: ["image/png","image/jpeg"]});
        }
        if(!(data2.bytes <= 2000000)){
          vErrors = fault(vErrors, instancePath+"/needed", "maxBytes", {limit: 2000000});
        }
      }
    }
    if(data.wrong !== undefined){
      let data3 = data.wrong;
      if(((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (typeof data3 !== "string")) && (data3 !== null)){
        vErrors = fault(vErrors, instancePath+"/wrong", "type", {type: ["object","string","null"]});
      }
      if(typeof data3 === "string"){
        if(func2(data3) > 0){
          vErrors = fault(vErrors, instancePath+"/wrong", "maxLength", {limit: 0});
        }
      }
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(!func3(data3.mime, ["image/png","image/jpeg"])){
          vErrors = fault(vErrors, instancePath+"/wrong", "types", {types: ["image/png","image/jpeg"]});
        }
        if(!(data3.bytes <= 2000000)){
          vErrors = fault(vErrors, instancePath+"/wrong", "maxBytes", {limit: 2000000});
        }
      }
    }
    if(data.disabled !== undefined){
      let data4 = data.disabled;
      if(((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (typeof data4 !== "string")) && (data4 !== null)){
        vErrors = fault(vErrors, instancePath+"/disabled", "type", {type: ["object","string","null"]});
      }
      if(typeof data4 === "string"){
        if(func2(data4) > 0){
          vErrors = fault(vErrors, instancePath+"/disabled", "maxLength", {limit: 0});
        }
      }
      if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
        if(!func3(data4.mime, ["image/png","image/jpeg"])){
          vErrors = fault(vErrors, instancePath+"/disabled", "types", {types: ["image/png","image/jpeg"]});
        }
        if(!(data4.bytes <= 2000000)){
          vErrors = fault(vErrors, instancePath+"/disabled", "maxBytes", {limit: 2000000});
        }
      }
    }
    if(data.fixed !== undefined){
      let data5 = data.fixed;
      if(((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (typeof data5 !== "string")) && (data5 !== null)){
        vErrors = fault(vErrors, instancePath+"/fixed", "type", {type: ["object","string","null"]});
      }
      if(typeof data5 === "string"){
        if(func2(data5) > 0){
          vErrors = fault(vErrors, instancePath+"/fixed", "maxLength", {limit: 0});
        }
      }
      if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
        if(!func3(data5.mime, ["image/png","image/jpeg"])){
          vErrors = fault(vErrors, instancePath+"/fixed", "types", {types: ["image/png","image/jpeg"]});
        }
        if(!(data5.bytes <= 2000000)){
          vErrors = fault(vErrors, instancePath+"/fixed", "maxBytes", {limit: 2000000});
        }
      }
    }
    if(data.option_a !== undefined){
      let data6 = data.option_a;
      if(((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (typeof data6 !== "string")) && (data6 !== null)){
        vErrors = fault(vErrors, instancePath+"/option_a", "type", {type: ["object","string","null"]});
      }
      if(typeof data6 === "string"){
        if(func2(data6) > 0){
          vErrors = fault(vErrors, instancePath+"/option_a", "maxLength", {limit: 0});
        }
      }
      if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
        if(!func3(data6.mime, ["image/png","image/jpeg"])){
          vErrors = fault(vErrors, instancePath+"/option_a", "types", {types: ["image/png","image/jpeg"]});
        }
        if(!(data6.bytes <= 2000000)){
          vErrors = fault(vErrors, instancePath+"/option_a", "maxBytes", {limit: 2000000});
        }
      }
    }
    if(data.option_b !== undefined){
      let data7 = data.option_b;
      if(((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (typeof data7 !== "string")) && (data7 !== null)){
        vErrors = fault(vErrors, instancePath+"/option_b", "type", {type: ["object","string","null"]});
      }
      if(typeof data7 === "string"){
        if(func2(data7) > 0){
          vErrors = fault(vErrors, instancePath+"/option_b", "maxLength", {limit: 0});
        }
      }
      if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
        if(!func3(data7.mime, ["image/png","image/jpeg"])){
          vErrors = fault(vErrors, instancePath+"/option_b", "types", {types: ["image/png","image/jpeg"]});
        }
        if(!(data7.bytes <= 2000000)){
          vErrors = fault(vErrors, instancePath+"/option_b", "maxBytes", {limit: 2000000});
        }
      }
    }
    if(data.option_c !== undefined){
      let data8 = data.option_c;
      if(((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (typeof data8 !== "string")) && (data8 !== null)){
        vErrors = fault(vErrors, instancePath+"/option_c", "type", {type: ["object","string","null"]});
      }
      if(typeof data8 === "string"){
        if(func2(data8) > 0){
          vErrors = fault(vErrors, instancePath+"/option_c", "maxLength", {limit: 0});
        }
      }
      if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
        if(!func3(data8.mime, ["image/png","image/jpeg"])){
          vErrors = fault(vErrors, instancePath+"/option_c", "types", {types: ["image/png","image/jpeg"]});
        }
        if(!(data8.bytes <= 2000000)){
          vErrors = fault(vErrors, instancePath+"/option_c", "maxBytes", {limit: 2000000});
        }
      }
    }
    if(data.hidden !== undefined){
      let data9 = data.hidden;
      if(((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (typeof data9 !== "string")) && (data9 !== null)){
        vErrors = fault(vErrors, instancePath+"/hidden", "type", {type: ["object","string","null"]});
      }
      if(typeof data9 === "string"){
        if(func2(data9) > 0){
          vErrors = fault(vErrors, instancePath+"/hidden", "maxLength", {limit: 0});
        }
      }
      if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
        if(!func3(data9.mime, ["image/png","image/jpeg"])){
          vErrors = fault(vErrors, instancePath+"/hidden", "types", {types: ["image/png","image/jpeg"]});
        }
        if(!(data9.bytes <= 2000000)){
          vErrors = fault(vErrors, instancePath+"/hidden", "maxBytes", {limit: 2000000});
        }
      }
    }
    if(data.needed === undefined || data.needed === null || data.needed === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "needed"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
