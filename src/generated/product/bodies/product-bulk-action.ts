// Generated from schemas/product/product.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { hasType, ucs2length } from '../../../runtime/validation/ajv-runtime.ts';

/** Body of product.bulk-action. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['file', 'action'],
  properties: {
    file: { type: ['object', 'string', 'null'], file: { types: ['text/csv'], maxBytes: 20000000 } },
    action: { type: 'string', enum: ['active', 'deactive'] },
  },
};

export const messages: CompiledBody['messages'] = {
  '/file': { required: 'Please fill all fields.', types: 'File must contain CSV format' },
  '/action': { required: 'Please fill all fields.' },
};

const func2 = ucs2length;
const func3 = hasType;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.file !== undefined){
      let data0 = data.file;
      if(((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")) && (data0 !== null)){
        const err0 = {instancePath:instancePath+"/file",keyword:"type",params:{type: ["object","string","null"]}};
        (vErrors ??= []).push(err0);
        errors++;
      }
      if(typeof data0 === "string"){
        if(func2(data0) > 0){
          const err1 = {instancePath:instancePath+"/file",keyword:"maxLength",params:{limit: 0}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(!func3(data0.mime, ["text/csv"])){
          const err2 = {instancePath:instancePath+"/file",keyword:"types",params:{types: ["text/csv"]}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(!(data0.bytes <= 20000000)){
          const err3 = {instancePath:instancePath+"/file",keyword:"maxBytes",params:{limit: 20000000}};
          (vErrors ??= []).push(err3);
          errors++;
        }
      }
    }
    if(data.action !== undefined){
      let data1 = data.action;
      if(typeof data1 !== "string"){
        const err4 = {instancePath:instancePath+"/action",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
      if(!((data1 === "active") || (data1 === "deactive"))){
        const err5 = {instancePath:instancePath+"/action",keyword:"enum",params:{allowedValues: ["active","deactive"]}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.file === undefined || data.file === null || data.file === ""){
      const err6 = {instancePath,keyword:"filled",params:{missingProperty: "file"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.action === undefined || data.action === null){
      const err7 = {instancePath,keyword:"filled",params:{missingProperty: "action"}};
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
