// Generated from schemas/book/book-stamp.screen.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../core/model.ts';
import { fault, ucs2length } from '../../../../../../../core/validation/ajv-runtime.ts';

/** Body of the form book-stamp. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['title', 'lent'],
  properties: {
    title: { type: 'string', notBlank: true, maxLength: 100 },
    lent: { type: 'integer', enum: [0, 1] },
  },
  requiredWhen: {},
};

export const messages: CompiledBody['messages'] = {
  '/title': { required: 'Please fill this.', notBlank: 'Please fill this.', maxLength: 'Too long.' },
  '/lent': { required: 'Please fill this.' },
};

const func0 = ucs2length;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.title !== undefined){
      let data0 = data.title;
      if(typeof data0 === "string"){
        if(func0(data0) > 100){
          vErrors = fault(vErrors, instancePath+"/title", "maxLength", {limit: 100});
        }
        if(!/\S/.test(data0)){
          vErrors = fault(vErrors, instancePath+"/title", "notBlank", {});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/title", "type", {type: "string"});
      }
    }
    if(data.lent !== undefined){
      let data1 = data.lent;
      if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
        vErrors = fault(vErrors, instancePath+"/lent", "type", {type: "integer"});
      }
      if(!((data1 === 0) || (data1 === 1))){
        vErrors = fault(vErrors, instancePath+"/lent", "enum", {allowedValues: [0,1]});
      }
    }
    if(data.title === undefined || data.title === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "title"});
    }
    if(data.lent === undefined || data.lent === null || data.lent === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "lent"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate0.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate0 as unknown as Validator;
