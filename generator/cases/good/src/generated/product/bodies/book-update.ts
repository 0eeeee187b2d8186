// Generated from schemas/book/book.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';
import { formats, hasType, ucs2length } from '../../../../../../../src/runtime/validation/ajv-runtime.ts';
import { today } from '../today.ts';

/** Body of book.update. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['title', 'lent', 'id'],
  properties: {
    title: { type: 'string', notBlank: true, maxLength: 100 },
    lent: { type: 'integer', enum: [0, 1] },
    due: { type: ['string', 'null'], format: 'date', wire: 'MM/DD/YYYY', after: 'today' },
    author_id: { type: ['integer', 'null'] },
    cover: { type: ['object', 'string', 'null'], file: { types: ['image/*'], maxBytes: 1000 } },
    id: { type: 'integer' },
  },
  requiredWhen: { due: { field: 'lent', is: 1 } },
};

export const messages: CompiledBody['messages'] = {
  '/title': { required: 'Please fill this.', notBlank: 'Please fill this.', maxLength: 'Too long.' },
  '/lent': { required: 'Please fill this.' },
  '/due': { required: 'Please fill this.' },
  '/cover': { types: 'Not an image.' },
  '/id': { required: 'Please fill this.' },
};

const func2 = ucs2length;
const func3 = today;
const func5 = hasType;
const formats0 = formats.date;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if(errors === _errs3){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.lent === undefined) && (missing0 = "lent")){
        const err0 = {};
        (vErrors ??= []).push(err0);
        errors++;
      }
      else {
        if(data.lent !== undefined){
          if(1 !== data.lent){
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
      if(data.due === undefined || data.due === null || data.due === ""){
        const err3 = {instancePath,keyword:"filled",params:{missingProperty: "due"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    var _valid0 = _errs6 === errors;
    valid1 = _valid0;
  }
  if(!valid1){
    const err4 = {instancePath,keyword:"if",params:{failingKeyword: "then"}};
    (vErrors ??= []).push(err4);
    errors++;
  }
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.title !== undefined){
      let data1 = data.title;
      if(typeof data1 === "string"){
        if(func2(data1) > 100){
          const err5 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 100}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(!/\S/.test(data1)){
          const err6 = {instancePath:instancePath+"/title",keyword:"notBlank",params:{}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
      else {
        const err7 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err7);
        errors++;
      }
    }
    if(data.lent !== undefined){
      let data2 = data.lent;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        const err8 = {instancePath:instancePath+"/lent",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err8);
        errors++;
      }
      if(!((data2 === 0) || (data2 === 1))){
        const err9 = {instancePath:instancePath+"/lent",keyword:"enum",params:{allowedValues: [0,1]}};
        (vErrors ??= []).push(err9);
        errors++;
      }
    }
    if(data.due !== undefined){
      let data3 = data.due;
      if((typeof data3 !== "string") && (data3 !== null)){
        const err10 = {instancePath:instancePath+"/due",keyword:"type",params:{type: ["string","null"]}};
        (vErrors ??= []).push(err10);
        errors++;
      }
      if(typeof data3 === "string"){
        if(!(formats0(data3))){
          const err11 = {instancePath:instancePath+"/due",keyword:"format",params:{format: "date"}};
          (vErrors ??= []).push(err11);
          errors++;
        }
        const other0 = func3();
        if(data3 !== "" && typeof other0 == "string" && other0 !== "" && !(data3 > other0)){
          const err12 = {instancePath:instancePath+"/due",keyword:"after",params:{limit: "today"}};
          (vErrors ??= []).push(err12);
          errors++;
        }
      }
    }
    if(data.author_id !== undefined){
      let data4 = data.author_id;
      if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
        const err13 = {instancePath:instancePath+"/author_id",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err13);
        errors++;
      }
    }
    if(data.cover !== undefined){
      let data5 = data.cover;
      if(((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (typeof data5 !== "string")) && (data5 !== null)){
        const err14 = {instancePath:instancePath+"/cover",keyword:"type",params:{type: ["object","string","null"]}};
        (vErrors ??= []).push(err14);
        errors++;
      }
      if(typeof data5 === "string"){
        if(func2(data5) > 0){
          const err15 = {instancePath:instancePath+"/cover",keyword:"maxLength",params:{limit: 0}};
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
      if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
        if(!func5(data5.mime, ["image/*"])){
          const err16 = {instancePath:instancePath+"/cover",keyword:"types",params:{types: ["image/*"]}};
          (vErrors ??= []).push(err16);
          errors++;
        }
        if(!(data5.bytes <= 1000)){
          const err17 = {instancePath:instancePath+"/cover",keyword:"maxBytes",params:{limit: 1000}};
          (vErrors ??= []).push(err17);
          errors++;
        }
      }
    }
    if(data.id !== undefined){
      let data6 = data.id;
      if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
        const err18 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err18);
        errors++;
      }
    }
    if(data.title === undefined || data.title === null){
      const err19 = {instancePath,keyword:"filled",params:{missingProperty: "title"}};
      (vErrors ??= []).push(err19);
      errors++;
    }
    if(data.lent === undefined || data.lent === null || data.lent === ""){
      const err20 = {instancePath,keyword:"filled",params:{missingProperty: "lent"}};
      (vErrors ??= []).push(err20);
      errors++;
    }
    if(data.id === undefined || data.id === null || data.id === ""){
      const err21 = {instancePath,keyword:"filled",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err21);
      errors++;
    }
  }
  else {
    const err22 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err22);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
