// Generated from schemas/approval/approval.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import { fault, ucs2length } from '../../../../runtime/core/validation/ajv-runtime.ts';
import type { CompiledBody, Validator } from '../../../../runtime/model.ts';

/** What bodies of export have in common. */
export const properties = {
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
        as: { type: 'string', enum: ['text', 'number', 'date', 'choice', 'active', 'row-number', 'address'] },
        format: { type: 'string', maxLength: 40 },
        labels: { type: 'object', additionalProperties: { type: 'string', maxLength: 200 } },
        base: { type: 'string', maxLength: 200 },
      },
    },
  },
  zone: { type: 'string', maxLength: 60 },
  locale: { type: 'string', maxLength: 60 },
  only: {
    type: 'object',
    required: ['field', 'values'],
    additionalProperties: false,
    properties: {
      field: { type: 'string', maxLength: 200 },
      values: { type: 'array', maxItems: 20000, items: { type: ['integer', 'string'] } },
    },
  },
};

export const messages: CompiledBody['messages'] = {};

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
                if(func2(data3) > 200){
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
                if(func2(data4) > 200){
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
                if(func2(data6) > 40){
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
                    if(func2(data8) > 200){
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
                if(func2(data9) > 200){
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
        if(func2(data10) > 60){
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
        if(func2(data11) > 60){
          vErrors = fault(vErrors, instancePath+"/locale", "maxLength", {limit: 60});
        }
      }
      else {
        vErrors = fault(vErrors, instancePath+"/locale", "type", {type: "string"});
      }
    }
    if(data.only !== undefined){
      let data12 = data.only;
      if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
        for(const key2 in data12){
          if(!((key2 === "field") || (key2 === "values"))){
            vErrors = fault(vErrors, instancePath+"/only", "additionalProperties", {additionalProperty: key2});
          }
        }
        if(data12.field !== undefined){
          let data13 = data12.field;
          if(typeof data13 === "string"){
            if(func2(data13) > 200){
              vErrors = fault(vErrors, instancePath+"/only/field", "maxLength", {limit: 200});
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/only/field", "type", {type: "string"});
          }
        }
        if(data12.values !== undefined){
          let data14 = data12.values;
          if(Array.isArray(data14)){
            if(data14.length > 20000){
              vErrors = fault(vErrors, instancePath+"/only/values", "maxItems", {limit: 20000});
            }
            const len1 = data14.length;
            for(let i1=0; i1<len1; i1++){
              let data15 = data14[i1];
              if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (typeof data15 !== "string")){
                vErrors = fault(vErrors, instancePath+"/only/values/" + i1, "type", {type: ["integer","string"]});
              }
            }
          }
          else {
            vErrors = fault(vErrors, instancePath+"/only/values", "type", {type: "array"});
          }
        }
        if(data12.field === undefined || data12.field === null){
          vErrors = fault(vErrors, instancePath+"/only", "filled", {missingProperty: "field"});
        }
        if(data12.values === undefined || data12.values === null || data12.values === ""){
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
  validate10.errors = vErrors;
  return vErrors === null;
}

export const validate: Validator = validate10 as unknown as Validator;
