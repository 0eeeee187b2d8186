// Generated from schemas/config/config.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault } from '../../../runtime/core/validation/ajv-runtime.ts';
import { together } from '../../../runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import * as sharedExport from './shared/export.ts';

/** Body of config.list-export. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['format', 'columns', 'zone', 'locale'],
  properties: {
    format: sharedExport.properties.format,
    columns: sharedExport.properties.columns,
    zone: sharedExport.properties.zone,
    locale: sharedExport.properties.locale,
    query: { type: 'object', properties: { is_middleware: { type: 'integer', enum: [0, 1] } } },
    only: sharedExport.properties.only,
  },
};

export const messages: CompiledBody['messages'] = {};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.query !== undefined){
      let data0 = data.query;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.is_middleware !== undefined){
          let data1 = data0.is_middleware;
          if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
            vErrors = fault(vErrors, instancePath+"/query/is_middleware", "type", {type: "integer"});
          }
          if(!((data1 === 0) || (data1 === 1))){
            vErrors = fault(vErrors, instancePath+"/query/is_middleware", "enum", {allowedValues: [0,1]});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/query", "type", {type: "object"});
      }
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = together(schema, [sharedExport.validate, validate10 as unknown as Validator]);
