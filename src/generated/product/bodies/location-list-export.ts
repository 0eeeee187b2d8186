// Generated from schemas/location/location.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../runtime/core/validation/ajv-runtime.ts';
import { together } from '../../../runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import * as sharedExport from './shared/export.ts';

/** Body of location.list-export. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['format', 'columns', 'zone', 'locale'],
  properties: {
    format: sharedExport.properties.format,
    columns: sharedExport.properties.columns,
    zone: sharedExport.properties.zone,
    locale: sharedExport.properties.locale,
    query: {
      type: 'object',
      properties: {
        search: { type: 'string', maxLength: 512 },
        sort: { type: 'string', enum: ['id', 'code', 'name'] },
        dir: { type: 'string', enum: ['asc', 'desc'] },
      },
    },
    only: sharedExport.properties.only,
  },
};

export const messages: CompiledBody['messages'] = {};

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.query !== undefined){
      let data0 = data.query;
      if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
        if(data0.search !== undefined){
          let data1 = data0.search;
          if(typeof data1 === "string"){
            if(func2(data1) > 512){
              vErrors = fault(vErrors, instancePath+"/query/search", "maxLength", {limit: 512});
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/query/search", "type", {type: "string"});
          }
        }
        if(data0.sort !== undefined){
          let data2 = data0.sort;
          if(typeof data2 !== "string"){
            vErrors = fault(vErrors, instancePath+"/query/sort", "type", {type: "string"});
          }
          if(!(((data2 === "id") || (data2 === "code")) || (data2 === "name"))){
            vErrors = fault(vErrors, instancePath+"/query/sort", "enum", {allowedValues: ["id","code","name"]});
          }
        }
        if(data0.dir !== undefined){
          let data3 = data0.dir;
          if(typeof data3 !== "string"){
            vErrors = fault(vErrors, instancePath+"/query/dir", "type", {type: "string"});
          }
          if(!((data3 === "asc") || (data3 === "desc"))){
            vErrors = fault(vErrors, instancePath+"/query/dir", "enum", {allowedValues: ["asc","desc"]});
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
