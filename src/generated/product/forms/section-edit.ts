// Generated from schemas/section/section-edit.screen.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { ucs2length } from '../../../runtime/validation/ajv-runtime.ts';

/** Body of the form section-edit. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string', notBlank: true, maxLength: 200 },
    type: { type: 'string', enum: ['product', 'category', 'brand'] },
  },
};

export const messages: CompiledBody['messages'] = { '/title': { required: 'Please fill all fields.', notBlank: 'Please fill all fields.' } };

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.title !== undefined){
      let data0 = data.title;
      if(typeof data0 === "string"){
        if(func2(data0) > 200){
          const err0 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200}};
          (vErrors ??= []).push(err0);
          errors++;
        }
        if(!/\S/.test(data0)){
          const err1 = {instancePath:instancePath+"/title",keyword:"notBlank",params:{}};
          (vErrors ??= []).push(err1);
          errors++;
        }
      }
      else {
        const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err2);
        errors++;
      }
    }
    if(data.type !== undefined){
      let data1 = data.type;
      if(typeof data1 !== "string"){
        const err3 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
      if(!(((data1 === "product") || (data1 === "category")) || (data1 === "brand"))){
        const err4 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: ["product","category","brand"]}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.title === undefined || data.title === null){
      const err5 = {instancePath,keyword:"filled",params:{missingProperty: "title"}};
      (vErrors ??= []).push(err5);
      errors++;
    }
  }
  else {
    const err6 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err6);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
