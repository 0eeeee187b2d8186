// Generated from schemas/account/account.screen.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { hasType, ucs2length } from '../../../runtime/validation/ajv-runtime.ts';

/** Body of the form account. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['nama'],
  properties: {
    nama: { type: 'string', notBlank: true, maxLength: 200 },
    avatar: {
      type: ['object', 'string', 'null'],
      file: {
        types: ['image/png', 'image/jpeg', 'image/gif', 'image/svg+xml', 'image/webp'],
        maxBytes: 2000000,
      },
    },
  },
};

export const messages: CompiledBody['messages'] = {
  '/nama': { required: 'Name cannot be empty.', notBlank: 'Name cannot be empty.' },
  '/avatar': { types: 'File must be image type.', maxBytes: 'Max file size is 2MB' },
};

const func2 = ucs2length;
const func4 = hasType;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.nama !== undefined){
      let data0 = data.nama;
      if(typeof data0 === "string"){
        if(func2(data0) > 200){
          const err0 = {instancePath:instancePath+"/nama",keyword:"maxLength",params:{limit: 200}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!/\S/.test(data0)){
          const err1 = {instancePath:instancePath+"/nama",keyword:"notBlank",params:{}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/nama",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.avatar !== undefined){
      let data1 = data.avatar;
      if(((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (typeof data1 !== "string")) && (data1 !== null)){
        const err3 = {instancePath:instancePath+"/avatar",keyword:"type",params:{type: ["object","string","null"]}};
        (vErrors ??= []).push(err3);
        errors++;
      }
      if(typeof data1 === "string"){
        if(func2(data1) > 0){
          const err4 = {instancePath:instancePath+"/avatar",keyword:"maxLength",params:{limit: 0}};
          (vErrors ??= []).push(err4);
          errors++;
        }
      }
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(!func4(data1.mime, ["image/png","image/jpeg","image/gif","image/svg+xml","image/webp"])){
          const err5 = {instancePath:instancePath+"/avatar",keyword:"types",params:{types: ["image/png","image/jpeg","image/gif","image/svg+xml","image/webp"]}};
          (vErrors ??= []).push(err5);
          errors++;
        }
        if(!(data1.bytes <= 2000000)){
          const err6 = {instancePath:instancePath+"/avatar",keyword:"maxBytes",params:{limit: 2000000}};
          (vErrors ??= []).push(err6);
          errors++;
        }
      }
    }
    if(data.nama === undefined || data.nama === null){
      const err7 = {instancePath,keyword:"filled",params:{missingProperty: "nama"}};
      (vErrors ??= []).push(err7);
      errors++;
    }
  }
  else {
    const err8 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err8);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
