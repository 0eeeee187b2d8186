// Generated from schemas/news/news.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { fault } from '../../../runtime/validation/ajv-runtime.ts';
import { together } from '../../../runtime/validation/together.ts';
import * as sharedNews from './shared/news.ts';

/** Body of news.update. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['id', 'title'],
  properties: {
    id: { type: 'integer' },
    title: sharedNews.properties.title,
    banner: sharedNews.properties.banner,
    start_date: sharedNews.properties.start_date,
    end_date: sharedNews.properties.end_date,
    content: sharedNews.properties.content,
  },
};

export const messages: CompiledBody['messages'] = {
  ...sharedNews.messages,
  '/id': { required: 'Please fill all fields.' },
};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.id !== undefined){
      let data0 = data.id;
      if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
        vErrors = fault(vErrors, instancePath+"/id", "type", {type: "integer"});
      }
    }
    if(data.id === undefined || data.id === null || data.id === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "id"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = together(schema, [sharedNews.validate, validate10 as unknown as Validator]);
