// Generated from schemas/broadcast/broadcast.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, formats, ucs2length } from '../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { today } from '../today.ts';

/** Body of broadcast.create. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['nama_broadcast', 'sender_type', 'segment_type', 'content', 'voucher'],
  requiredWhen: {
    date_sender: { field: 'sender_type', is: 'schedule' },
    uuid: { field: 'segment_type', is: 'manual' },
  },
  properties: {
    nama_broadcast: { type: 'string', notBlank: true, maxLength: 200 },
    sender_type: { type: 'string', enum: ['now', 'schedule'] },
    date_sender: {
      type: ['string', 'null'],
      format: 'date',
      notBefore: 'today',
      formatMaximum: '9999-12-31',
    },
    segment_type: { type: 'string', enum: ['all', 'manual'] },
    uuid: { type: 'array', items: { type: 'string', format: 'uuid' }, uniqueItems: true, maxItems: 4000 },
    content: { type: 'string', notBlank: true, maxLength: 5000 },
    voucher: { type: 'integer' },
  },
};

export const messages: CompiledBody['messages'] = {
  '/nama_broadcast': { required: 'Please fill all fields.', notBlank: 'Please fill all fields.' },
  '/sender_type': { required: 'Please fill all fields.' },
  '/date_sender': {
    required: 'Please fill all fields.',
    notBefore: 'This day is over. Choose today or a later one.',
  },
  '/segment_type': { required: 'Please fill all fields.' },
  '/uuid': {
    required: 'Please fill all fields.',
    maxItems: 'Choose 4,000 shops at most, or send it to all.',
  },
  '/content': { required: 'Please fill all fields.', notBlank: 'Please fill all fields.' },
  '/voucher': { required: 'Please fill all fields.' },
};

const func2 = ucs2length;
const func3 = today;
const formats0 = formats.date;
const formats2 = formats.uuid;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if(errors === _errs3){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.sender_type === undefined) && (missing0 = "sender_type")){
        const err0 = {};
        (vErrors ??= []).push(err0);
        errors++;
      }
      else {
        if(data.sender_type !== undefined){
          if("schedule" !== data.sender_type){
            const err1 = {};
            (vErrors ??= []).push(err1);
            errors++;
          }
        }
      }
    }
    else {
      const err2 = {};
      (vErrors ??= []).push(err2);
      errors++;
    }
  }
  var _valid0 = _errs3 === errors;
  errors = _errs2;
  if(vErrors !== null){
    if(_errs2){
      vErrors.length = _errs2;
    }
    else {
      vErrors = null;
    }
  }
  if(_valid0){
    const _errs6 = errors;
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.date_sender === undefined || data.date_sender === null || data.date_sender === ""){
        vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "date_sender"});
        errors++;
      }
    }
    var _valid0 = _errs6 === errors;
    valid1 = _valid0;
  }
  if(!valid1){
    vErrors = fault(vErrors, instancePath, "if", {failingKeyword: "then"});
    errors++;
  }
  const _errs8 = errors;
  let valid3 = true;
  const _errs9 = errors;
  if(errors === _errs9){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing1;
      if((data.segment_type === undefined) && (missing1 = "segment_type")){
        const err5 = {};
        (vErrors ??= []).push(err5);
        errors++;
      }
      else {
        if(data.segment_type !== undefined){
          if("manual" !== data.segment_type){
            const err6 = {};
            (vErrors ??= []).push(err6);
            errors++;
          }
        }
      }
    }
    else {
      const err7 = {};
      (vErrors ??= []).push(err7);
      errors++;
    }
  }
  var _valid1 = _errs9 === errors;
  errors = _errs8;
  if(vErrors !== null){
    if(_errs8){
      vErrors.length = _errs8;
    }
    else {
      vErrors = null;
    }
  }
  if(_valid1){
    const _errs12 = errors;
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.uuid === undefined || data.uuid === null || data.uuid === ""){
        vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "uuid"});
        errors++;
      }
    }
    var _valid1 = _errs12 === errors;
    valid3 = _valid1;
  }
  if(!valid3){
    vErrors = fault(vErrors, instancePath, "if", {failingKeyword: "then"});
    errors++;
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.nama_broadcast !== undefined){
      let data2 = data.nama_broadcast;
      if(typeof data2 === "string"){
        if(func2(data2) > 200){
          vErrors = fault(vErrors, instancePath+"/nama_broadcast", "maxLength", {limit: 200});
          errors++;
        }
        if(!/\S/.test(data2)){
          vErrors = fault(vErrors, instancePath+"/nama_broadcast", "notBlank", {});
          errors++;
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/nama_broadcast", "type", {type: "string"});
        errors++;
      }
    }
    if(data.sender_type !== undefined){
      let data3 = data.sender_type;
      if(typeof data3 !== "string"){
        vErrors = fault(vErrors, instancePath+"/sender_type", "type", {type: "string"});
        errors++;
      }
      if(!((data3 === "now") || (data3 === "schedule"))){
        vErrors = fault(vErrors, instancePath+"/sender_type", "enum", {allowedValues: ["now","schedule"]});
        errors++;
      }
    }
    if(data.date_sender !== undefined){
      let data4 = data.date_sender;
      if((typeof data4 !== "string") && (data4 !== null)){
        vErrors = fault(vErrors, instancePath+"/date_sender", "type", {type: ["string","null"]});
        errors++;
      }
      if(typeof data4 === "string"){
        if(!(formats0(data4))){
          vErrors = fault(vErrors, instancePath+"/date_sender", "format", {format: "date"});
          errors++;
        }
        const other0 = func3();
        if(data4 !== "" && typeof other0 == "string" && other0 !== "" && !(data4 >= other0)){
          vErrors = fault(vErrors, instancePath+"/date_sender", "notBefore", {limit: "today"});
          errors++;
        }
        if(data4 !== "" && data4 > "9999-12-31"){
          vErrors = fault(vErrors, instancePath+"/date_sender", "formatMaximum", {limit: "9999-12-31"});
          errors++;
        }
      }
    }
    if(data.segment_type !== undefined){
      let data5 = data.segment_type;
      if(typeof data5 !== "string"){
        vErrors = fault(vErrors, instancePath+"/segment_type", "type", {type: "string"});
        errors++;
      }
      if(!((data5 === "all") || (data5 === "manual"))){
        vErrors = fault(vErrors, instancePath+"/segment_type", "enum", {allowedValues: ["all","manual"]});
        errors++;
      }
    }
    if(data.uuid !== undefined){
      let data6 = data.uuid;
      if(Array.isArray(data6)){
        if(data6.length > 4000){
          vErrors = fault(vErrors, instancePath+"/uuid", "maxItems", {limit: 4000});
          errors++;
        }
        const len0 = data6.length;
        for(let i0=0; i0<len0; i0++){
          let data7 = data6[i0];
          if(typeof data7 === "string"){
            if(!(formats2(data7))){
              vErrors = fault(vErrors, instancePath+"/uuid/" + i0, "format", {format: "uuid"});
              errors++;
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/uuid/" + i0, "type", {type: "string"});
            errors++;
          }
        }
        let i1 = data6.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data6[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = fault(vErrors, instancePath+"/uuid", "uniqueItems", {i: i1, j: j0});
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/uuid", "type", {type: "array"});
        errors++;
      }
    }
    if(data.content !== undefined){
      let data8 = data.content;
      if(typeof data8 === "string"){
        if(func2(data8) > 5000){
          vErrors = fault(vErrors, instancePath+"/content", "maxLength", {limit: 5000});
          errors++;
        }
        if(!/\S/.test(data8)){
          vErrors = fault(vErrors, instancePath+"/content", "notBlank", {});
          errors++;
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/content", "type", {type: "string"});
        errors++;
      }
    }
    if(data.voucher !== undefined){
      let data9 = data.voucher;
      if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
        vErrors = fault(vErrors, instancePath+"/voucher", "type", {type: "integer"});
        errors++;
      }
    }
    if(data.nama_broadcast === undefined || data.nama_broadcast === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "nama_broadcast"});
      errors++;
    }
    if(data.sender_type === undefined || data.sender_type === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "sender_type"});
      errors++;
    }
    if(data.segment_type === undefined || data.segment_type === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "segment_type"});
      errors++;
    }
    if(data.content === undefined || data.content === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "content"});
      errors++;
    }
    if(data.voucher === undefined || data.voucher === null || data.voucher === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "voucher"});
      errors++;
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
