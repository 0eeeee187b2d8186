// Generated from schemas/product/product.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, hasType, ucs2length } from '../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';

/** Body of product.upload-image. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['file'],
  properties: {
    file: {
      type: ['object', 'string', 'null'],
      file: { types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    },
  },
};

export const messages: CompiledBody['messages'] = {
  '/file': {
    required: 'Select appropiate image file.',
    types: 'Select appropiate image file.',
    maxBytes: 'Max file size is 2MB',
  },
};

const func2 = ucs2length;
const func3 = hasType;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.file !== undefined){
      let data0 = data.file;
      if(((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")) && (data0 !== null)){
        vErrors = fault(vErrors, instancePath+"/file", "type", {type: ["object","string","null"]});
      }
      if(typeof data0 === "string"){
        if(func2(data0) > 0){
          vErrors = fault(vErrors, instancePath+"/file", "maxLength", {limit: 0});
        }
      }
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(!func3(data0.mime, ["image/png","image/jpeg"])){
          vErrors = fault(vErrors, instancePath+"/file", "types", {types: ["image/png","image/jpeg"]});
        }
        if(!(data0.bytes <= 2000000)){
          vErrors = fault(vErrors, instancePath+"/file", "maxBytes", {limit: 2000000});
        }
      }
    }
    if(data.file === undefined || data.file === null || data.file === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "file"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
