// Generated from schemas/book/book.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../core/model.ts';
import { fault, ucs2length } from '../../../../../../../core/validation/ajv-runtime.ts';

/** Body of book.list-export. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['format', 'columns', 'zone', 'locale'],
  properties: {
    format: { type: 'string', enum: ['csv', 'xlsx'] },
    columns: {
      type: 'array',
      minItems: 1,
      maxItems: 200,
      items: {
        type: 'object',
        required: ['path', 'label', 'as'],
        additionalProperties: false,
        properties: {
          path: { type: 'string', maxLength: 200 },
          label: { type: 'string', maxLength: 200 },
          as: {
            type: 'string',
            enum: ['text', 'number', 'date', 'choice', 'active', 'row-number', 'address'],
          },
          format: { type: 'string', maxLength: 40 },
          labels: { type: 'object', additionalProperties: { type: 'string', maxLength: 200 } },
          base: { type: 'string', maxLength: 200 },
        },
      },
    },
    zone: { type: 'string', maxLength: 60 },
    locale: { type: 'string', maxLength: 60 },
    query: {
      type: 'object',
      properties: {
        q: { type: 'string', maxLength: 512 },
        sort: { type: 'string', enum: ['id', 'title'] },
        dir: { type: 'string', enum: ['asc', 'desc'] },
        lent: { type: 'integer', enum: [0, 1] },
      },
    },
    only: {
      type: 'object',
      required: ['field', 'values'],
      additionalProperties: false,
      properties: {
        field: { type: 'string', maxLength: 200 },
        values: { type: 'array', maxItems: 20000, items: { type: ['integer', 'string'] } },
      },
    },
  },
};

export const messages: CompiledBody['messages'] = {};

const func0 = ucs2length;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.format !== undefined){
      let data0 = data.format;
      if(typeof data0 !== "string"){
        vErrors = fault(vErrors, instancePath+"/format", "type", {type: "string"});
      }
      if(!((data0 === "csv") || (data0 === "xlsx"))){
        vErrors = fault(vErrors, instancePath+"/format", "enum", {allowedValues: ["csv","xlsx"]});
      }
    }
    if(data.columns !== undefined){
      let data1 = data.columns;
      if(Array.isArray(data1)){
        if(data1.length > 200){
          vErrors = fault(vErrors, instancePath+"/columns", "maxItems", {limit: 200});
        }
        if(data1.length < 1){
          vErrors = fault(vErrors, instancePath+"/columns", "minItems", {limit: 1});
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
            for(const key0 in data2){
              if(!((((((key0 === "path") || (key0 === "label")) || (key0 === "as")) || (key0 === "format")) || (key0 === "labels")) || (key0 === "base"))){
                vErrors = fault(vErrors, instancePath+"/columns/" + i0, "additionalProperties", {additionalProperty: key0});
              }
            }
            if(data2.path !== undefined){
              let data3 = data2.path;
              if(typeof data3 === "string"){
                if(func0(data3) > 200){
                  vErrors = fault(vErrors, instancePath+"/columns/" + i0+"/path", "maxLength", {limit: 200});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/columns/" + i0+"/path", "type", {type: "string"});
              }
            }
            if(data2.label !== undefined){
              let data4 = data2.label;
              if(typeof data4 === "string"){
                if(func0(data4) > 200){
                  vErrors = fault(vErrors, instancePath+"/columns/" + i0+"/label", "maxLength", {limit: 200});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/columns/" + i0+"/label", "type", {type: "string"});
              }
            }
            if(data2.as !== undefined){
              let data5 = data2.as;
              if(typeof data5 !== "string"){
                vErrors = fault(vErrors, instancePath+"/columns/" + i0+"/as", "type", {type: "string"});
              }
              if(!(((((((data5 === "text") || (data5 === "number")) || (data5 === "date")) || (data5 === "choice")) || (data5 === "active")) || (data5 === "row-number")) || (data5 === "address"))){
                vErrors = fault(vErrors, instancePath+"/columns/" + i0+"/as", "enum", {allowedValues: ["text","number","date","choice","active","row-number","address"]});
              }
            }
            if(data2.format !== undefined){
              let data6 = data2.format;
              if(typeof data6 === "string"){
                if(func0(data6) > 40){
                  vErrors = fault(vErrors, instancePath+"/columns/" + i0+"/format", "maxLength", {limit: 40});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/columns/" + i0+"/format", "type", {type: "string"});
              }
            }
            if(data2.labels !== undefined){
              let data7 = data2.labels;
              if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
                for(const key1 in data7){
                  let data8 = data7[key1];
                  if(typeof data8 === "string"){
                    if(func0(data8) > 200){
                      vErrors = fault(vErrors, instancePath+"/columns/" + i0+"/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", {limit: 200});
                    }
                  }
                  else {
                    vErrors = fault(vErrors, instancePath+"/columns/" + i0+"/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"});
                  }
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/columns/" + i0+"/labels", "type", {type: "object"});
              }
            }
            if(data2.base !== undefined){
              let data9 = data2.base;
              if(typeof data9 === "string"){
                if(func0(data9) > 200){
                  vErrors = fault(vErrors, instancePath+"/columns/" + i0+"/base", "maxLength", {limit: 200});
                }
              }
              else {
                vErrors = fault(vErrors, instancePath+"/columns/" + i0+"/base", "type", {type: "string"});
              }
            }
            if(data2.path === undefined || data2.path === null){
              vErrors = fault(vErrors, instancePath+"/columns/" + i0, "filled", {missingProperty: "path"});
            }
            if(data2.label === undefined || data2.label === null){
              vErrors = fault(vErrors, instancePath+"/columns/" + i0, "filled", {missingProperty: "label"});
            }
            if(data2.as === undefined || data2.as === null){
              vErrors = fault(vErrors, instancePath+"/columns/" + i0, "filled", {missingProperty: "as"});
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/columns/" + i0, "type", {type: "object"});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/columns", "type", {type: "array"});
      }
    }
    if(data.zone !== undefined){
      let data10 = data.zone;
      if(typeof data10 === "string"){
        if(func0(data10) > 60){
          vErrors = fault(vErrors, instancePath+"/zone", "maxLength", {limit: 60});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/zone", "type", {type: "string"});
      }
    }
    if(data.locale !== undefined){
      let data11 = data.locale;
      if(typeof data11 === "string"){
        if(func0(data11) > 60){
          vErrors = fault(vErrors, instancePath+"/locale", "maxLength", {limit: 60});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/locale", "type", {type: "string"});
      }
    }
    if(data.query !== undefined){
      let data12 = data.query;
      if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
        if(data12.q !== undefined){
          let data13 = data12.q;
          if(typeof data13 === "string"){
            if(func0(data13) > 512){
              vErrors = fault(vErrors, instancePath+"/query/q", "maxLength", {limit: 512});
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/query/q", "type", {type: "string"});
          }
        }
        if(data12.sort !== undefined){
          let data14 = data12.sort;
          if(typeof data14 !== "string"){
            vErrors = fault(vErrors, instancePath+"/query/sort", "type", {type: "string"});
          }
          if(!((data14 === "id") || (data14 === "title"))){
            vErrors = fault(vErrors, instancePath+"/query/sort", "enum", {allowedValues: ["id","title"]});
          }
        }
        if(data12.dir !== undefined){
          let data15 = data12.dir;
          if(typeof data15 !== "string"){
            vErrors = fault(vErrors, instancePath+"/query/dir", "type", {type: "string"});
          }
          if(!((data15 === "asc") || (data15 === "desc"))){
            vErrors = fault(vErrors, instancePath+"/query/dir", "enum", {allowedValues: ["asc","desc"]});
          }
        }
        if(data12.lent !== undefined){
          let data16 = data12.lent;
          if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
            vErrors = fault(vErrors, instancePath+"/query/lent", "type", {type: "integer"});
          }
          if(!((data16 === 0) || (data16 === 1))){
            vErrors = fault(vErrors, instancePath+"/query/lent", "enum", {allowedValues: [0,1]});
          }
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/query", "type", {type: "object"});
      }
    }
    if(data.only !== undefined){
      let data17 = data.only;
      if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
        for(const key2 in data17){
          if(!((key2 === "field") || (key2 === "values"))){
            vErrors = fault(vErrors, instancePath+"/only", "additionalProperties", {additionalProperty: key2});
          }
        }
        if(data17.field !== undefined){
          let data18 = data17.field;
          if(typeof data18 === "string"){
            if(func0(data18) > 200){
              vErrors = fault(vErrors, instancePath+"/only/field", "maxLength", {limit: 200});
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/only/field", "type", {type: "string"});
          }
        }
        if(data17.values !== undefined){
          let data19 = data17.values;
          if(Array.isArray(data19)){
            if(data19.length > 20000){
              vErrors = fault(vErrors, instancePath+"/only/values", "maxItems", {limit: 20000});
            }
            const len1 = data19.length;
            for(let i1=0; i1<len1; i1++){
              let data20 = data19[i1];
              if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (typeof data20 !== "string")){
                vErrors = fault(vErrors, instancePath+"/only/values/" + i1, "type", {type: ["integer","string"]});
              }
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/only/values", "type", {type: "array"});
          }
        }
        if(data17.field === undefined || data17.field === null){
          vErrors = fault(vErrors, instancePath+"/only", "filled", {missingProperty: "field"});
        }
        if(data17.values === undefined || data17.values === null || data17.values === ""){
          vErrors = fault(vErrors, instancePath+"/only", "filled", {missingProperty: "values"});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/only", "type", {type: "object"});
      }
    }
    if(data.format === undefined || data.format === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "format"});
    }
    if(data.columns === undefined || data.columns === null || data.columns === ""){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "columns"});
    }
    if(data.zone === undefined || data.zone === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "zone"});
    }
    if(data.locale === undefined || data.locale === null){
      vErrors = fault(vErrors, instancePath, "filled", {missingProperty: "locale"});
    }
  }
  else {
    vErrors = fault(vErrors, instancePath, "type", {type: "object"});
  }
  validate0.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate0 as unknown as Validator;
