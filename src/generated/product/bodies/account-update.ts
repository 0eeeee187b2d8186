// Generated from schemas/account/account.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, hasType, ucs2length } from '../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';

/** Body of account.update. */
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
        remove: 'avatar_remove',
      },
    },
    avatar_remove: { type: 'integer', enum: [0, 1], description: '1 takes the stored "avatar" away.' },
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
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.nama !== undefined){
      let data0 = data.nama;
      if(typeof data0 === "string"){
        if(func2(data0) > 200){
          vErrors = fault(vErrors, instancePath+"/nama", "maxLength", {limit: 200});
        }
        if(!/\S/.test(data0)){
          vErrors = fault(vErrors, instancePath+"/nama", "notBlank", {});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/nama", "type", {type: "string"});
      }
    }
    if(data.avatar !== undefined){
      let data1 = data.avatar;
      if(((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (typeof data1 !== "string")) && (data1 !== null)){
        vErrors = fault(vErrors, instancePath+"/avatar", "type", {type: ["object","string","null"]});
      }
      if(typeof data1 === "string"){
        if(func2(data1) > 0){
          vErrors = fault(vErrors, instancePath+"/avatar", "maxLength", {limit: 0});
        }
      }
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(!func4(data1.mime, ["image/png","image/jpeg","image/gif","image/svg+xml","image/webp"])){
          vErrors = fault(vErrors, instancePath+"/avatar", "types", {types: ["image/png","image/jpeg","image/gif","image/svg+xml","image/webp"]});
        }
        if(!(data1.bytes <= 2000000)){
          vErrors = fault(vErrors, instancePath+"/avatar", "maxBytes", {limit: 2000000});
        }
      }
    }
    if(data.avatar_remove !== undefined){
      let data2 = data.avatar_remove;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        vErrors = fault(vErrors, instancePath+"/avatar_remove", "type", {type: "integer"});
      }
      if(!((data2 === 0) || (data2 === 1))){
        vErrors = fault(vErrors, instancePath+"/avatar_remove", "enum", {allowedValues: [0,1]});
      }
    }
    if(data.nama === undefined || data.nama === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "nama"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
