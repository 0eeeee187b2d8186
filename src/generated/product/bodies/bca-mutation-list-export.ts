// Generated from schemas/bca-mutation/bca-mutation.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { daysBetween, fault, formats, ucs2length } from '../../../runtime/core/validation/ajv-runtime.ts';
import { together } from '../../../runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { today } from '../today.ts';
import * as sharedExport from './shared/export.ts';

/** Body of bca-mutation.list-export. */
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
        sort: {
          type: 'string',
          enum: ['id', 'user.shop_name', 'nav_id', 'total_price', 'paid', 'created_at'],
        },
        dir: { type: 'string', enum: ['asc', 'desc'] },
        start_date: { type: 'string', format: 'date', notAfter: 'today' },
        end_date: {
          type: 'string',
          format: 'date',
          notAfter: 'today',
          notBefore: 'start_date',
          within: { days: 30, of: 'start_date' },
        },
      },
    },
    only: sharedExport.properties.only,
  },
};

export const messages: CompiledBody['messages'] = {};

const func2 = ucs2length;
const func3 = today;
const func4 = daysBetween;
const formats0 = formats.date;
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
          if(!((((((data2 === "id") || (data2 === "user.shop_name")) || (data2 === "nav_id")) || (data2 === "total_price")) || (data2 === "paid")) || (data2 === "created_at"))){
            vErrors = fault(vErrors, instancePath+"/query/sort", "enum", {allowedValues: ["id","user.shop_name","nav_id","total_price","paid","created_at"]});
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
        if(data0.start_date !== undefined){
          let data4 = data0.start_date;
          if(typeof data4 === "string"){
            if(!(formats0(data4))){
              vErrors = fault(vErrors, instancePath+"/query/start_date", "format", {format: "date"});
            }
            const other0 = func3();
            if(data4 !== "" && typeof other0 == "string" && other0 !== "" && !(data4 <= other0)){
              vErrors = fault(vErrors, instancePath+"/query/start_date", "notAfter", {limit: "today"});
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/query/start_date", "type", {type: "string"});
          }
        }
        if(data0.end_date !== undefined){
          let data5 = data0.end_date;
          if(typeof data5 === "string"){
            if(!(formats0(data5))){
              vErrors = fault(vErrors, instancePath+"/query/end_date", "format", {format: "date"});
            }
            if(func4(data0.start_date, data5) > 30){
              vErrors = fault(vErrors, instancePath+"/query/end_date", "within", {days: 30});
            }
            const other1 = data0.start_date;
            if(data5 !== "" && typeof other1 == "string" && other1 !== "" && !(data5 >= other1)){
              vErrors = fault(vErrors, instancePath+"/query/end_date", "notBefore", {limit: "start_date"});
            }
            const other2 = func3();
            if(data5 !== "" && typeof other2 == "string" && other2 !== "" && !(data5 <= other2)){
              vErrors = fault(vErrors, instancePath+"/query/end_date", "notAfter", {limit: "today"});
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/query/end_date", "type", {type: "string"});
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
