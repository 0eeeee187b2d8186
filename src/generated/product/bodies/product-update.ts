// Generated from schemas/product/product.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { hasType, ucs2length } from '../../../runtime/validation/ajv-runtime.ts';

/** Body of product.update. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['id', 'name', 'category_id', 'brand_id', 'sku_code'],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string', notBlank: true, maxLength: 300 },
    category_id: { type: 'integer' },
    brand_id: { type: 'integer' },
    weight: { type: ['integer', 'null'], minimum: 0, maximum: 1000000000, description: 'Grams.' },
    sku_code: { type: 'string', notBlank: true, maxLength: 100 },
    max_qty: { type: ['integer', 'null'], minimum: 0, maximum: 1000000000, description: 'Pieces.' },
    video_url: { type: ['string', 'null'], maxLength: 2000 },
    description: { type: ['string', 'null'], maxLength: 20000 },
    video: {
      type: ['object', 'string', 'null'],
      file: { types: ['video/mp4', 'video/quicktime'], maxBytes: 10485760 },
    },
  },
};

export const messages: CompiledBody['messages'] = {
  '/id': { required: 'Please fill all fields.' },
  '/name': { required: 'Please fill all fields.', notBlank: 'Please fill all fields.' },
  '/category_id': { required: 'Please fill all fields.' },
  '/brand_id': { required: 'Please fill all fields.' },
  '/sku_code': { required: 'Please fill all fields.', notBlank: 'Please fill all fields.' },
  '/video': {
    types: 'Hanya file dengan format MP4 dan MOV yang diperbolehkan.',
    maxBytes: 'Ukuran file tidak boleh lebih dari 10MB.',
  },
};

const func2 = ucs2length;
const func7 = hasType;
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
    if(data.name !== undefined){
      let data1 = data.name;
      if(typeof data1 === "string"){
        if(func2(data1) > 300){
          const err1 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 300}};
          (vErrors ??= []).push(err1);
          errors++;
        }
        if(!/\S/.test(data1)){
          const err2 = {instancePath:instancePath+"/name",keyword:"notBlank",params:{}};
          (vErrors ??= []).push(err2);
          errors++;
        }
      }
      else {
        const err3 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err3);
        errors++;
      }
    }
    if(data.category_id !== undefined){
      let data2 = data.category_id;
      if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
        const err4 = {instancePath:instancePath+"/category_id",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err4);
        errors++;
      }
    }
    if(data.brand_id !== undefined){
      let data3 = data.brand_id;
      if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
        const err5 = {instancePath:instancePath+"/brand_id",keyword:"type",params:{type: "integer"}};
        (vErrors ??= []).push(err5);
        errors++;
      }
    }
    if(data.weight !== undefined){
      let data4 = data.weight;
      if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
        const err6 = {instancePath:instancePath+"/weight",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err6);
        errors++;
      }
      if((typeof data4 == "number") && (isFinite(data4))){
        if(data4 > 1000000000 || isNaN(data4)){
          const err7 = {instancePath:instancePath+"/weight",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
          (vErrors ??= []).push(err7);
          errors++;
        }
        if(data4 < 0 || isNaN(data4)){
          const err8 = {instancePath:instancePath+"/weight",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err8);
          errors++;
        }
      }
    }
    if(data.sku_code !== undefined){
      let data5 = data.sku_code;
      if(typeof data5 === "string"){
        if(func2(data5) > 100){
          const err9 = {instancePath:instancePath+"/sku_code",keyword:"maxLength",params:{limit: 100}};
          (vErrors ??= []).push(err9);
          errors++;
        }
        if(!/\S/.test(data5)){
          const err10 = {instancePath:instancePath+"/sku_code",keyword:"notBlank",params:{}};
          (vErrors ??= []).push(err10);
          errors++;
        }
      }
      else {
        const err11 = {instancePath:instancePath+"/sku_code",keyword:"type",params:{type: "string"}};
        (vErrors ??= []).push(err11);
        errors++;
      }
    }
    if(data.max_qty !== undefined){
      let data6 = data.max_qty;
      if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
        const err12 = {instancePath:instancePath+"/max_qty",keyword:"type",params:{type: ["integer","null"]}};
        (vErrors ??= []).push(err12);
        errors++;
      }
      if((typeof data6 == "number") && (isFinite(data6))){
        if(data6 > 1000000000 || isNaN(data6)){
          const err13 = {instancePath:instancePath+"/max_qty",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
          (vErrors ??= []).push(err13);
          errors++;
        }
        if(data6 < 0 || isNaN(data6)){
          const err14 = {instancePath:instancePath+"/max_qty",keyword:"minimum",params:{comparison: ">=", limit: 0}};
          (vErrors ??= []).push(err14);
          errors++;
        }
      }
    }
    if(data.video_url !== undefined){
      let data7 = data.video_url;
      if((typeof data7 !== "string") && (data7 !== null)){
        const err15 = {instancePath:instancePath+"/video_url",keyword:"type",params:{type: ["string","null"]}};
        (vErrors ??= []).push(err15);
        errors++;
      }
      if(typeof data7 === "string"){
        if(func2(data7) > 2000){
          const err16 = {instancePath:instancePath+"/video_url",keyword:"maxLength",params:{limit: 2000}};
          (vErrors ??= []).push(err16);
          errors++;
        }
      }
    }
    if(data.description !== undefined){
      let data8 = data.description;
      if((typeof data8 !== "string") && (data8 !== null)){
        const err17 = {instancePath:instancePath+"/description",keyword:"type",params:{type: ["string","null"]}};
        (vErrors ??= []).push(err17);
        errors++;
      }
      if(typeof data8 === "string"){
        if(func2(data8) > 20000){
          const err18 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 20000}};
          (vErrors ??= []).push(err18);
          errors++;
        }
      }
    }
    if(data.video !== undefined){
      let data9 = data.video;
      if(((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (typeof data9 !== "string")) && (data9 !== null)){
        const err19 = {instancePath:instancePath+"/video",keyword:"type",params:{type: ["object","string","null"]}};
        (vErrors ??= []).push(err19);
        errors++;
      }
      if(typeof data9 === "string"){
        if(func2(data9) > 0){
          const err20 = {instancePath:instancePath+"/video",keyword:"maxLength",params:{limit: 0}};
          (vErrors ??= []).push(err20);
          errors++;
        }
      }
      if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
        if(!func7(data9.mime, ["video/mp4","video/quicktime"])){
          const err21 = {instancePath:instancePath+"/video",keyword:"types",params:{types: ["video/mp4","video/quicktime"]}};
          (vErrors ??= []).push(err21);
          errors++;
        }
        if(!(data9.bytes <= 10485760)){
          const err22 = {instancePath:instancePath+"/video",keyword:"maxBytes",params:{limit: 10485760}};
          (vErrors ??= []).push(err22);
          errors++;
        }
      }
    }
    if(data.id === undefined || data.id === null || data.id === ""){
      const err23 = {instancePath,keyword:"filled",params:{missingProperty: "id"}};
      (vErrors ??= []).push(err23);
      errors++;
    }
    if(data.name === undefined || data.name === null){
      const err24 = {instancePath,keyword:"filled",params:{missingProperty: "name"}};
      (vErrors ??= []).push(err24);
      errors++;
    }
    if(data.category_id === undefined || data.category_id === null || data.category_id === ""){
      const err25 = {instancePath,keyword:"filled",params:{missingProperty: "category_id"}};
      (vErrors ??= []).push(err25);
      errors++;
    }
    if(data.brand_id === undefined || data.brand_id === null || data.brand_id === ""){
      const err26 = {instancePath,keyword:"filled",params:{missingProperty: "brand_id"}};
      (vErrors ??= []).push(err26);
      errors++;
    }
    if(data.sku_code === undefined || data.sku_code === null){
      const err27 = {instancePath,keyword:"filled",params:{missingProperty: "sku_code"}};
      (vErrors ??= []).push(err27);
      errors++;
    }
  }
  else {
    const err28 = {instancePath,keyword:"type",params:{type: "object"}};
    (vErrors ??= []).push(err28);
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const validate: Validator = validate10 as unknown as Validator;
