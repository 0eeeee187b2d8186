// Generated from schemas/section/section.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { ucs2length } from '../../../runtime/validation/ajv-runtime.ts';

/** Body of section.update. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['id', 'title'],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string', notBlank: true, maxLength: 200 },
    type: { type: 'string', enum: ['product', 'category', 'brand'] },
  },
};

export const messages: CompiledBody['messages'] = {
  '/id': { required: 'Please fill all fields.' },
  '/title': { required: 'Please fill all fields.', notBlank: 'Please fill all fields.' },
};

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id !== undefined){
      let data0 = data.id;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        const err0 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err0);
        errors++;
      }
    }
    if(data.title !== undefined){
      let data1 = data.title;
      if(typeof data1 === "string"){
        if(func2(data1) > 200){
          const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!/\S/.test(data1)){
          const err2 = {instancePath:instancePath+"/title",keyword:"notBlank",params:{}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.type !== undefined){
      let data2 = data.type;
      if(typeof data2 !== "string"){
        const err4 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
      if(!(((data2 === "product") || (data2 === "category")) || (data2 === "brand"))){
        const err5 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: ["product","category","brand"]}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.id === undefined || data.id === null || data.id === ""){
      const err6 = {instancePath,keyword:"filled",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err6);
      errors++;
    }
    if(data.title === undefined || data.title === null){
      const err7 = {instancePath,keyword:"filled",params:{missingProperty: "title"}};
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
