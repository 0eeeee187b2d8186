// Generated from schemas/broadcast/broadcast.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { ucs2length } from '../../../runtime/validation/ajv-runtime.ts';

/** Body of broadcast.list-export. */
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
        search: { type: 'string', maxLength: 512 },
        sort: { type: 'string', enum: ['nama_broadcast', 'date_sender'] },
        dir: { type: 'string', enum: ['asc', 'desc'] },
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

const func2 = ucs2length;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.format !== undefined){
      let data0 = data.format;
      if(typeof data0 !== "string"){
        const err0 = {instancePath:instancePath+"/format",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err0);
        errors++;
      }
      if(!((data0 === "csv") || (data0 === "xlsx"))){
        const err1 = {instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: ["csv","xlsx"]}};
        (vErrors ??= []).push(err1);
        errors++;
      }
    }
    if(data.columns !== undefined){
      let data1 = data.columns;
      if(Array.isArray(data1)){
        if(data1.length > 200){
          const err2 = {instancePath:instancePath+"/columns",keyword:"maxItems",params:{limit: 200}};
          (vErrors ??= []).push(err2);
          errors++;
        }
        if(data1.length < 1){
          const err3 = {instancePath:instancePath+"/columns",keyword:"minItems",params:{limit: 1}};
          (vErrors ??= []).push(err3);
          errors++;
        }
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
            for(const key0 in data2){
              if(!((((((key0 === "path") || (key0 === "label")) || (key0 === "as")) || (key0 === "format")) || (key0 === "labels")) || (key0 === "base"))){
                const err4 = {instancePath:instancePath+"/columns/" + i0,keyword:"additionalProperties",params:{additionalProperty: key0}};
                (vErrors ??= []).push(err4);
                errors++;
              }
            }
            if(data2.path !== undefined){
              let data3 = data2.path;
              if(typeof data3 === "string"){
                if(func2(data3) > 200){
                  const err5 = {instancePath:instancePath+"/columns/" + i0+"/path",keyword:"maxLength",params:{limit: 200}};
                  (vErrors ??= []).push(err5);
                  errors++;
                }
              }
              else {
                const err6 = {instancePath:instancePath+"/columns/" + i0+"/path",keyword:"type",params:{type: "string"}};
                (vErrors ??= []).push(err6);
                errors++;
              }
            }
            if(data2.label !== undefined){
              let data4 = data2.label;
              if(typeof data4 === "string"){
                if(func2(data4) > 200){
                  const err7 = {instancePath:instancePath+"/columns/" + i0+"/label",keyword:"maxLength",params:{limit: 200}};
                  (vErrors ??= []).push(err7);
                  errors++;
                }
              }
              else {
                const err8 = {instancePath:instancePath+"/columns/" + i0+"/label",keyword:"type",params:{type: "string"}};
                (vErrors ??= []).push(err8);
                errors++;
              }
            }
            if(data2.as !== undefined){
              let data5 = data2.as;
              if(typeof data5 !== "string"){
                const err9 = {instancePath:instancePath+"/columns/" + i0+"/as",keyword:"type",params:{type: "string"}};
                (vErrors ??= []).push(err9);
                errors++;
              }
              if(!(((((((data5 === "text") || (data5 === "number")) || (data5 === "date")) || (data5 === "choice")) || (data5 === "active")) || (data5 === "row-number")) || (data5 === "address"))){
                const err10 = {instancePath:instancePath+"/columns/" + i0+"/as",keyword:"enum",params:{allowedValues: ["text","number","date","choice","active","row-number","address"]}};
                (vErrors ??= []).push(err10);
                errors++;
              }
            }
            if(data2.format !== undefined){
              let data6 = data2.format;
              if(typeof data6 === "string"){
                if(func2(data6) > 40){
                  const err11 = {instancePath:instancePath+"/columns/" + i0+"/format",keyword:"maxLength",params:{limit: 40}};
                  (vErrors ??= []).push(err11);
                  errors++;
                }
              }
              else {
                const err12 = {instancePath:instancePath+"/columns/" + i0+"/format",keyword:"type",params:{type: "string"}};
                (vErrors ??= []).push(err12);
                errors++;
              }
            }
            if(data2.labels !== undefined){
              let data7 = data2.labels;
              if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
                for(const key1 in data7){
                  let data8 = data7[key1];
                  if(typeof data8 === "string"){
                    if(func2(data8) > 200){
                      const err13 = {instancePath:instancePath+"/columns/" + i0+"/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 200}};
                      (vErrors ??= []).push(err13);
                      errors++;
                    }
                  }
                  else {
                    const err14 = {instancePath:instancePath+"/columns/" + i0+"/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}};
                    (vErrors ??= []).push(err14);
                    errors++;
                  }
                }
              }
              else {
                const err15 = {instancePath:instancePath+"/columns/" + i0+"/labels",keyword:"type",params:{type: "object"}};
                (vErrors ??= []).push(err15);
                errors++;
              }
            }
            if(data2.base !== undefined){
              let data9 = data2.base;
              if(typeof data9 === "string"){
                if(func2(data9) > 200){
                  const err16 = {instancePath:instancePath+"/columns/" + i0+"/base",keyword:"maxLength",params:{limit: 200}};
                  (vErrors ??= []).push(err16);
                  errors++;
                }
              }
              else {
                const err17 = {instancePath:instancePath+"/columns/" + i0+"/base",keyword:"type",params:{type: "string"}};
                (vErrors ??= []).push(err17);
                errors++;
              }
            }
            if(data2.path === undefined || data2.path === null){
              const err18 = {instancePath:instancePath+"/columns/" + i0,keyword:"filled",params:{missingProperty: "path"}};
              (vErrors ??= []).push(err18);
              errors++;
            }
            if(data2.label === undefined || data2.label === null){
              const err19 = {instancePath:instancePath+"/columns/" + i0,keyword:"filled",params:{missingProperty: "label"}};
              (vErrors ??= []).push(err19);
              errors++;
            }
            if(data2.as === undefined || data2.as === null){
              const err20 = {instancePath:instancePath+"/columns/" + i0,keyword:"filled",params:{missingProperty: "as"}};
              (vErrors ??= []).push(err20);
              errors++;
            }
          }
          else {
            const err21 = {instancePath:instancePath+"/columns/" + i0,keyword:"type",params:{type: "object"}};
            (vErrors ??= []).push(err21);
            errors++;
          }
        }
      }
      else {
        const err22 = {instancePath:instancePath+"/columns",keyword:"type",params:{type: "array"}};
        (vErrors ??= []).push(err22);
        errors++;
      }
    }
    if(data.zone !== undefined){
      let data10 = data.zone;
      if(typeof data10 === "string"){
        if(func2(data10) > 60){
          const err23 = {instancePath:instancePath+"/zone",keyword:"maxLength",params:{limit: 60}};
          (vErrors ??= []).push(err23);
          errors++;
        }
      }
      else {
        const err24 = {instancePath:instancePath+"/zone",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err24);
        errors++;
      }
    }
    if(data.locale !== undefined){
      let data11 = data.locale;
      if(typeof data11 === "string"){
        if(func2(data11) > 60){
          const err25 = {instancePath:instancePath+"/locale",keyword:"maxLength",params:{limit: 60}};
          (vErrors ??= []).push(err25);
          errors++;
        }
      }
      else {
        const err26 = {instancePath:instancePath+"/locale",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err26);
        errors++;
      }
    }
    if(data.query !== undefined){
      let data12 = data.query;
      if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
        if(data12.search !== undefined){
          let data13 = data12.search;
          if(typeof data13 === "string"){
            if(func2(data13) > 512){
              const err27 = {instancePath:instancePath+"/query/search",keyword:"maxLength",params:{limit: 512}};
              (vErrors ??= []).push(err27);
              errors++;
            }
          }
          else {
            const err28 = {instancePath:instancePath+"/query/search",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err28);
            errors++;
          }
        }
        if(data12.sort !== undefined){
          let data14 = data12.sort;
          if(typeof data14 !== "string"){
            const err29 = {instancePath:instancePath+"/query/sort",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err29);
            errors++;
          }
          if(!((data14 === "nama_broadcast") || (data14 === "date_sender"))){
            const err30 = {instancePath:instancePath+"/query/sort",keyword:"enum",params:{allowedValues: ["nama_broadcast","date_sender"]}};
            (vErrors ??= []).push(err30);
            errors++;
          }
        }
        if(data12.dir !== undefined){
          let data15 = data12.dir;
          if(typeof data15 !== "string"){
            const err31 = {instancePath:instancePath+"/query/dir",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err31);
            errors++;
          }
          if(!((data15 === "asc") || (data15 === "desc"))){
            const err32 = {instancePath:instancePath+"/query/dir",keyword:"enum",params:{allowedValues: ["asc","desc"]}};
            (vErrors ??= []).push(err32);
            errors++;
          }
        }
      }
      else {
        const err33 = {instancePath:instancePath+"/query",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err33);
        errors++;
      }
    }
    if(data.only !== undefined){
      let data16 = data.only;
      if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
        for(const key2 in data16){
          if(!((key2 === "field") || (key2 === "values"))){
            const err34 = {instancePath:instancePath+"/only",keyword:"additionalProperties",params:{additionalProperty: key2}};
            (vErrors ??= []).push(err34);
            errors++;
          }
        }
        if(data16.field !== undefined){
          let data17 = data16.field;
          if(typeof data17 === "string"){
            if(func2(data17) > 200){
              const err35 = {instancePath:instancePath+"/only/field",keyword:"maxLength",params:{limit: 200}};
              (vErrors ??= []).push(err35);
              errors++;
            }
          }
          else {
            const err36 = {instancePath:instancePath+"/only/field",keyword:"type",params:{type: "string"}};
            (vErrors ??= []).push(err36);
            errors++;
          }
        }
        if(data16.values !== undefined){
          let data18 = data16.values;
          if(Array.isArray(data18)){
            if(data18.length > 20000){
              const err37 = {instancePath:instancePath+"/only/values",keyword:"maxItems",params:{limit: 20000}};
              (vErrors ??= []).push(err37);
              errors++;
            }
            const len1 = data18.length;
            for(let i1=0; i1<len1; i1++){
              let data19 = data18[i1];
              if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (typeof data19 !== "string")){
                const err38 = {instancePath:instancePath+"/only/values/" + i1,keyword:"type",params:{type: ["integer","string"]}};
                (vErrors ??= []).push(err38);
                errors++;
              }
            }
          }
          else {
            const err39 = {instancePath:instancePath+"/only/values",keyword:"type",params:{type: "array"}};
            (vErrors ??= []).push(err39);
            errors++;
          }
        }
        if(data16.field === undefined || data16.field === null){
          const err40 = {instancePath:instancePath+"/only",keyword:"filled",params:{missingProperty: "field"}};
          (vErrors ??= []).push(err40);
          errors++;
        }
        if(data16.values === undefined || data16.values === null || data16.values === ""){
          const err41 = {instancePath:instancePath+"/only",keyword:"filled",params:{missingProperty: "values"}};
          (vErrors ??= []).push(err41);
          errors++;
        }
      }
      else {
        const err42 = {instancePath:instancePath+"/only",keyword:"type",params:{type: "object"}};
        (vErrors ??= []).push(err42);
        errors++;
      }
    }
    if(data.format === undefined || data.format === null){
      const err43 = {instancePath,keyword:"filled",params:{missingProperty: "format"}};
      (vErrors ??= []).push(err43);
      errors++;
    }
    if(data.columns === undefined || data.columns === null || data.columns === ""){
      const err44 = {instancePath,keyword:"filled",params:{missingProperty: "columns"}};
      (vErrors ??= []).push(err44);
      errors++;
    }
    if(data.zone === undefined || data.zone === null){
      const err45 = {instancePath,keyword:"filled",params:{missingProperty: "zone"}};
      (vErrors ??= []).push(err45);
      errors++;
    }
    if(data.locale === undefined || data.locale === null){
      const err46 = {instancePath,keyword:"filled",params:{missingProperty: "locale"}};
      (vErrors ??= []).push(err46);
      errors++;
    }
  }
  else {
    const err47 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err47);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
