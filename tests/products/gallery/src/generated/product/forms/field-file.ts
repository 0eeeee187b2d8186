// Generated from schemas/fields/field-file.screen.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';
import { hasType, ucs2length } from '../../../../../../../src/runtime/validation/ajv-runtime.ts';

/** Body of the form field-file. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['needed'],
  properties: {
    empty: { type: ['object', 'string', 'null'], file: { types: ['application/pdf'], maxBytes: 1000000 } },
    filled: { type: ['object', 'string', 'null'], file: { types: ['application/pdf'], maxBytes: 1000000 } },
    needed: { type: ['object', 'string', 'null'], file: { types: ['application/pdf'], maxBytes: 1000000 } },
    wrong: { type: ['object', 'string', 'null'], file: { types: ['application/pdf'], maxBytes: 1000000 } },
    disabled: { type: ['object', 'string', 'null'], file: { types: ['application/pdf'], maxBytes: 1000000 } },
    fixed: { type: ['object', 'string', 'null'], file: { types: ['application/pdf'], maxBytes: 1000000 } },
    option_a: { type: ['object', 'string', 'null'], file: { types: ['application/pdf'], maxBytes: 1000000 } },
    option_b: { type: ['object', 'string', 'null'], file: { types: ['application/pdf'], maxBytes: 1000000 } },
    option_c: { type: ['object', 'string', 'null'], file: { types: ['application/pdf'], maxBytes: 1000000 } },
    hidden: { type: ['object', 'string', 'null'], file: { types: ['application/pdf'], maxBytes: 1000000 } },
  },
};

export const messages: CompiledBody['messages'] = {
  '/empty': { types: 'Only PDF.', maxBytes: 'At most 1 MB.' },
  '/filled': { types: 'Only PDF.', maxBytes: 'At most 1 MB.' },
  '/needed': { required: 'Please fill this.', types: 'Only PDF.', maxBytes: 'At most 1 MB.' },
  '/wrong': { types: 'Only PDF.', maxBytes: 'At most 1 MB.' },
  '/disabled': { types: 'Only PDF.', maxBytes: 'At most 1 MB.' },
  '/fixed': { types: 'Only PDF.', maxBytes: 'At most 1 MB.' },
  '/option_a': { types: 'Only PDF.', maxBytes: 'At most 1 MB.' },
  '/option_b': { types: 'Only PDF.', maxBytes: 'At most 1 MB.' },
  '/option_c': { types: 'Only PDF.', maxBytes: 'At most 1 MB.' },
  '/hidden': { types: 'Only PDF.', maxBytes: 'At most 1 MB.' },
};

const func2 = ucs2length;
const func3 = hasType;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.empty !== undefined){
      let data0 = data.empty;
      if(((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")) && (data0 !== null)){
        const err0 = {instancePath:instancePath+"/empty",keyword:"type",params:{type: ["object","string","null"]}};
        (vErrors ??= []).push(err0);
        errors++;
      }
      if(typeof data0 === "string"){
        if(func2(data0) > 0){
          const err1 = {instancePath:instancePath+"/empty",keyword:"maxLength",params:{limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(!func3(data0.mime, ["application/pdf"])){
          const err2 = {instancePath:instancePath+"/empty",keyword:"types",params:{types: ["application/pdf"]}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(!(data0.bytes <= 1000000)){
          const err3 = {instancePath:instancePath+"/empty",keyword:"maxBytes",params:{limit: 1000000}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.filled !== undefined){
      let data1 = data.filled;
      if(((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (typeof data1 !== "string")) && (data1 !== null)){
        const err4 = {instancePath:instancePath+"/filled",keyword:"type",params:{type: ["object","string","null"]}};
        (vErrors ??= []).push(err4);
        errors++;
      }
      if(typeof data1 === "string"){
        if(func2(data1) > 0){
          const err5 = {instancePath:instancePath+"/filled",keyword:"maxLength",params:{limit: 0}};
          (vErrors ??= []).push(err5);
          errors++;
        }
      }
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(!func3(data1.mime, ["application/pdf"])){
          const err6 = {instancePath:instancePath+"/filled",keyword:"types",params:{types: ["application/pdf"]}};
          (vErrors ??= []).push(err6);
          errors++;
        }
        if(!(data1.bytes <= 1000000)){
          const err7 = {instancePath:instancePath+"/filled",keyword:"maxBytes",params:{limit: 1000000}};
          (vErrors ??= []).push(err7);
          errors++;
        }
      }
    }
    if(data.needed !== undefined){
      let data2 = data.needed;
      if(((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (typeof data2 !== "string")) && (data2 !== null)){
        const err8 = {instancePath:instancePath+"/needed",keyword:"type",params:{type: ["object","string","null"]}};
        (vErrors ??= []).push(err8);
        errors++;
      }
      if(typeof data2 === "string"){
        if(func2(data2) > 0){
          const err9 = {instancePath:instancePath+"/needed",keyword:"maxLength",params:{limit: 0}};
          (vErrors ??= []).push(err9);
          errors++;
        }
      }
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(!func3(data2.mime, ["application/pdf"])){
          const err10 = {instancePath:instancePath+"/needed",keyword:"types",params:{types: ["application/pdf"]}};
          (vErrors ??= []).push(err10);
          errors++;
        }
        if(!(data2.bytes <= 1000000)){
          const err11 = {instancePath:instancePath+"/needed",keyword:"maxBytes",params:{limit: 1000000}};
          (vErrors ??= []).push(err11);
          errors++;
        }
      }
    }
    if(data.wrong !== undefined){
      let data3 = data.wrong;
      if(((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (typeof data3 !== "string")) && (data3 !== null)){
        const err12 = {instancePath:instancePath+"/wrong",keyword:"type",params:{type: ["object","string","null"]}};
        (vErrors ??= []).push(err12);
        errors++;
      }
      if(typeof data3 === "string"){
        if(func2(data3) > 0){
          const err13 = {instancePath:instancePath+"/wrong",keyword:"maxLength",params:{limit: 0}};
          (vErrors ??= []).push(err13);
          errors++;
        }
      }
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(!func3(data3.mime, ["application/pdf"])){
          const err14 = {instancePath:instancePath+"/wrong",keyword:"types",params:{types: ["application/pdf"]}};
          (vErrors ??= []).push(err14);
          errors++;
        }
        if(!(data3.bytes <= 1000000)){
          const err15 = {instancePath:instancePath+"/wrong",keyword:"maxBytes",params:{limit: 1000000}};
          (vErrors ??= []).push(err15);
          errors++;
        }
      }
    }
    if(data.disabled !== undefined){
      let data4 = data.disabled;
      if(((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (typeof data4 !== "string")) && (data4 !== null)){
        const err16 = {instancePath:instancePath+"/disabled",keyword:"type",params:{type: ["object","string","null"]}};
        (vErrors ??= []).push(err16);
        errors++;
      }
      if(typeof data4 === "string"){
        if(func2(data4) > 0){
          const err17 = {instancePath:instancePath+"/disabled",keyword:"maxLength",params:{limit: 0}};
          (vErrors ??= []).push(err17);
          errors++;
        }
      }
      if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
        if(!func3(data4.mime, ["application/pdf"])){
          const err18 = {instancePath:instancePath+"/disabled",keyword:"types",params:{types: ["application/pdf"]}};
          (vErrors ??= []).push(err18);
          errors++;
        }
        if(!(data4.bytes <= 1000000)){
          const err19 = {instancePath:instancePath+"/disabled",keyword:"maxBytes",params:{limit: 1000000}};
          (vErrors ??= []).push(err19);
          errors++;
        }
      }
    }
    if(data.fixed !== undefined){
      let data5 = data.fixed;
      if(((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (typeof data5 !== "string")) && (data5 !== null)){
        const err20 = {instancePath:instancePath+"/fixed",keyword:"type",params:{type: ["object","string","null"]}};
        (vErrors ??= []).push(err20);
        errors++;
      }
      if(typeof data5 === "string"){
        if(func2(data5) > 0){
          const err21 = {instancePath:instancePath+"/fixed",keyword:"maxLength",params:{limit: 0}};
          (vErrors ??= []).push(err21);
          errors++;
        }
      }
      if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
        if(!func3(data5.mime, ["application/pdf"])){
          const err22 = {instancePath:instancePath+"/fixed",keyword:"types",params:{types: ["application/pdf"]}};
          (vErrors ??= []).push(err22);
          errors++;
        }
        if(!(data5.bytes <= 1000000)){
          const err23 = {instancePath:instancePath+"/fixed",keyword:"maxBytes",params:{limit: 1000000}};
          (vErrors ??= []).push(err23);
          errors++;
        }
      }
    }
    if(data.option_a !== undefined){
      let data6 = data.option_a;
      if(((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (typeof data6 !== "string")) && (data6 !== null)){
        const err24 = {instancePath:instancePath+"/option_a",keyword:"type",params:{type: ["object","string","null"]}};
        (vErrors ??= []).push(err24);
        errors++;
      }
      if(typeof data6 === "string"){
        if(func2(data6) > 0){
          const err25 = {instancePath:instancePath+"/option_a",keyword:"maxLength",params:{limit: 0}};
          (vErrors ??= []).push(err25);
          errors++;
        }
      }
      if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
        if(!func3(data6.mime, ["application/pdf"])){
          const err26 = {instancePath:instancePath+"/option_a",keyword:"types",params:{types: ["application/pdf"]}};
          (vErrors ??= []).push(err26);
          errors++;
        }
        if(!(data6.bytes <= 1000000)){
          const err27 = {instancePath:instancePath+"/option_a",keyword:"maxBytes",params:{limit: 1000000}};
          (vErrors ??= []).push(err27);
          errors++;
        }
      }
    }
    if(data.option_b !== undefined){
      let data7 = data.option_b;
      if(((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (typeof data7 !== "string")) && (data7 !== null)){
        const err28 = {instancePath:instancePath+"/option_b",keyword:"type",params:{type: ["object","string","null"]}};
        (vErrors ??= []).push(err28);
        errors++;
      }
      if(typeof data7 === "string"){
        if(func2(data7) > 0){
          const err29 = {instancePath:instancePath+"/option_b",keyword:"maxLength",params:{limit: 0}};
          (vErrors ??= []).push(err29);
          errors++;
        }
      }
      if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
        if(!func3(data7.mime, ["application/pdf"])){
          const err30 = {instancePath:instancePath+"/option_b",keyword:"types",params:{types: ["application/pdf"]}};
          (vErrors ??= []).push(err30);
          errors++;
        }
        if(!(data7.bytes <= 1000000)){
          const err31 = {instancePath:instancePath+"/option_b",keyword:"maxBytes",params:{limit: 1000000}};
          (vErrors ??= []).push(err31);
          errors++;
        }
      }
    }
    if(data.option_c !== undefined){
      let data8 = data.option_c;
      if(((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (typeof data8 !== "string")) && (data8 !== null)){
        const err32 = {instancePath:instancePath+"/option_c",keyword:"type",params:{type: ["object","string","null"]}};
        (vErrors ??= []).push(err32);
        errors++;
      }
      if(typeof data8 === "string"){
        if(func2(data8) > 0){
          const err33 = {instancePath:instancePath+"/option_c",keyword:"maxLength",params:{limit: 0}};
          (vErrors ??= []).push(err33);
          errors++;
        }
      }
      if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
        if(!func3(data8.mime, ["application/pdf"])){
          const err34 = {instancePath:instancePath+"/option_c",keyword:"types",params:{types: ["application/pdf"]}};
          (vErrors ??= []).push(err34);
          errors++;
        }
        if(!(data8.bytes <= 1000000)){
          const err35 = {instancePath:instancePath+"/option_c",keyword:"maxBytes",params:{limit: 1000000}};
          (vErrors ??= []).push(err35);
          errors++;
        }
      }
    }
    if(data.hidden !== undefined){
      let data9 = data.hidden;
      if(((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (typeof data9 !== "string")) && (data9 !== null)){
        const err36 = {instancePath:instancePath+"/hidden",keyword:"type",params:{type: ["object","string","null"]}};
        (vErrors ??= []).push(err36);
        errors++;
      }
      if(typeof data9 === "string"){
        if(func2(data9) > 0){
          const err37 = {instancePath:instancePath+"/hidden",keyword:"maxLength",params:{limit: 0}};
          (vErrors ??= []).push(err37);
          errors++;
        }
      }
      if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
        if(!func3(data9.mime, ["application/pdf"])){
          const err38 = {instancePath:instancePath+"/hidden",keyword:"types",params:{types: ["application/pdf"]}};
          (vErrors ??= []).push(err38);
          errors++;
        }
        if(!(data9.bytes <= 1000000)){
          const err39 = {instancePath:instancePath+"/hidden",keyword:"maxBytes",params:{limit: 1000000}};
          (vErrors ??= []).push(err39);
          errors++;
        }
      }
    }
    if(data.needed === undefined || data.needed === null || data.needed === ""){
      const err40 = {instancePath,keyword:"filled",params:{missingProperty: "needed"}};
      (vErrors ??= []).push(err40);
      errors++;
    }
  }
  else {
    const err41 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err41);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
