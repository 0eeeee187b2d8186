// Generated from schemas/book/book.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../core/model.ts';
import { ucs2length } from '../../../../../../../core/validation/ajv-runtime.ts';

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
        values: {
          type: 'array',
          maxItems: 20000,
          items: { type: ['integer', 'string'], minimum: -2147483647, maximum: 2147483647 },
        },
      },
    },
  },
};

export const messages: CompiledBody['messages'] = {};

"use strict";
export const bodyRules = validate0;
const schema0 = {"type":"object","properties":{"format":{"type":"string","enum":["csv","xlsx"]},"columns":{"type":"array","minItems":1,"maxItems":200,"items":{"type":"object","additionalProperties":false,"properties":{"path":{"type":"string","maxLength":200},"label":{"type":"string","maxLength":200},"as":{"type":"string","enum":["text","number","date","choice","active","row-number","address"]},"format":{"type":"string","maxLength":40},"labels":{"type":"object","additionalProperties":{"type":"string","maxLength":200}},"base":{"type":"string","maxLength":200}},"filled":[["path",false],["label",false],["as",false]]}},"zone":{"type":"string","maxLength":60},"locale":{"type":"string","maxLength":60},"query":{"type":"object","properties":{"q":{"type":"string","maxLength":512},"sort":{"type":"string","enum":["id","title"]},"dir":{"type":"string","enum":["asc","desc"]},"lent":{"type":"integer","enum":[0,1]}}},"only":{"type":"object","additionalProperties":false,"properties":{"field":{"type":"string","maxLength":200},"values":{"type":"array","maxItems":20000,"items":{"type":["integer","string"],"minimum":-2147483647,"maximum":2147483647}}},"filled":[["field",false],["values",true]]}},"filled":[["format",false],["columns",true],["zone",false],["locale",false]]};
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data0 === "csv") || (data0 === "xlsx"))){
const err1 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema0.properties.format.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.columns !== undefined){
let data1 = data.columns;
if(Array.isArray(data1)){
if(data1.length > 200){
const err2 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maxItems",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
if(!((((((key0 === "path") || (key0 === "label")) || (key0 === "as")) || (key0 === "format")) || (key0 === "labels")) || (key0 === "base"))){
const err4 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.path !== undefined){
let data3 = data2.path;
if(typeof data3 === "string"){
if(func0(data3) > 200){
const err5 = {instancePath:instancePath+"/columns/" + i0+"/path",schemaPath:"#/properties/columns/items/properties/path/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/columns/" + i0+"/path",schemaPath:"#/properties/columns/items/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.label !== undefined){
let data4 = data2.label;
if(typeof data4 === "string"){
if(func0(data4) > 200){
const err7 = {instancePath:instancePath+"/columns/" + i0+"/label",schemaPath:"#/properties/columns/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/columns/" + i0+"/label",schemaPath:"#/properties/columns/items/properties/label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.as !== undefined){
let data5 = data2.as;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/columns/" + i0+"/as",schemaPath:"#/properties/columns/items/properties/as/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((((data5 === "text") || (data5 === "number")) || (data5 === "date")) || (data5 === "choice")) || (data5 === "active")) || (data5 === "row-number")) || (data5 === "address"))){
const err10 = {instancePath:instancePath+"/columns/" + i0+"/as",schemaPath:"#/properties/columns/items/properties/as/enum",keyword:"enum",params:{allowedValues: schema0.properties.columns.items.properties.as.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.format !== undefined){
let data6 = data2.format;
if(typeof data6 === "string"){
if(func0(data6) > 40){
const err11 = {instancePath:instancePath+"/columns/" + i0+"/format",schemaPath:"#/properties/columns/items/properties/format/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/columns/" + i0+"/format",schemaPath:"#/properties/columns/items/properties/format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.labels !== undefined){
let data7 = data2.labels;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
let data8 = data7[key1];
if(typeof data8 === "string"){
if(func0(data8) > 200){
const err13 = {instancePath:instancePath+"/columns/" + i0+"/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/columns/items/properties/labels/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/columns/" + i0+"/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/columns/items/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/columns/" + i0+"/labels",schemaPath:"#/properties/columns/items/properties/labels/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.base !== undefined){
let data9 = data2.base;
if(typeof data9 === "string"){
if(func0(data9) > 200){
const err16 = {instancePath:instancePath+"/columns/" + i0+"/base",schemaPath:"#/properties/columns/items/properties/base/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/columns/" + i0+"/base",schemaPath:"#/properties/columns/items/properties/base/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.path === undefined || data2.path === null){
const err18 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/filled",keyword:"filled",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data2.label === undefined || data2.label === null){
const err19 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/filled",keyword:"filled",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data2.as === undefined || data2.as === null){
const err20 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/filled",keyword:"filled",params:{missingProperty: "as"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.zone !== undefined){
let data10 = data.zone;
if(typeof data10 === "string"){
if(func0(data10) > 60){
const err23 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.locale !== undefined){
let data11 = data.locale;
if(typeof data11 === "string"){
if(func0(data11) > 60){
const err25 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.query !== undefined){
let data12 = data.query;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.q !== undefined){
let data13 = data12.q;
if(typeof data13 === "string"){
if(func0(data13) > 512){
const err27 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/maxLength",keyword:"maxLength",params:{limit: 512}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data12.sort !== undefined){
let data14 = data12.sort;
if(typeof data14 !== "string"){
const err29 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!((data14 === "id") || (data14 === "title"))){
const err30 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/enum",keyword:"enum",params:{allowedValues: schema0.properties.query.properties.sort.enum}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data12.dir !== undefined){
let data15 = data12.dir;
if(typeof data15 !== "string"){
const err31 = {instancePath:instancePath+"/query/dir",schemaPath:"#/properties/query/properties/dir/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!((data15 === "asc") || (data15 === "desc"))){
const err32 = {instancePath:instancePath+"/query/dir",schemaPath:"#/properties/query/properties/dir/enum",keyword:"enum",params:{allowedValues: schema0.properties.query.properties.dir.enum}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data12.lent !== undefined){
let data16 = data12.lent;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err33 = {instancePath:instancePath+"/query/lent",schemaPath:"#/properties/query/properties/lent/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!((data16 === 0) || (data16 === 1))){
const err34 = {instancePath:instancePath+"/query/lent",schemaPath:"#/properties/query/properties/lent/enum",keyword:"enum",params:{allowedValues: schema0.properties.query.properties.lent.enum}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.only !== undefined){
let data17 = data.only;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key2 in data17){
if(!((key2 === "field") || (key2 === "values"))){
const err36 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data17.field !== undefined){
let data18 = data17.field;
if(typeof data18 === "string"){
if(func0(data18) > 200){
const err37 = {instancePath:instancePath+"/only/field",schemaPath:"#/properties/only/properties/field/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/only/field",schemaPath:"#/properties/only/properties/field/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data17.values !== undefined){
let data19 = data17.values;
if(Array.isArray(data19)){
if(data19.length > 20000){
const err39 = {instancePath:instancePath+"/only/values",schemaPath:"#/properties/only/properties/values/maxItems",keyword:"maxItems",params:{limit: 20000}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (typeof data20 !== "string")){
const err40 = {instancePath:instancePath+"/only/values/" + i1,schemaPath:"#/properties/only/properties/values/items/type",keyword:"type",params:{type: schema0.properties.only.properties.values.items.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 2147483647 || isNaN(data20)){
const err41 = {instancePath:instancePath+"/only/values/" + i1,schemaPath:"#/properties/only/properties/values/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data20 < -2147483647 || isNaN(data20)){
const err42 = {instancePath:instancePath+"/only/values/" + i1,schemaPath:"#/properties/only/properties/values/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
}
else {
const err43 = {instancePath:instancePath+"/only/values",schemaPath:"#/properties/only/properties/values/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data17.field === undefined || data17.field === null){
const err44 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/filled",keyword:"filled",params:{missingProperty: "field"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data17.values === undefined || data17.values === null || data17.values === ""){
const err45 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/filled",keyword:"filled",params:{missingProperty: "values"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.format === undefined || data.format === null){
const err47 = {instancePath,schemaPath:"#/filled",keyword:"filled",params:{missingProperty: "format"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data.columns === undefined || data.columns === null || data.columns === ""){
const err48 = {instancePath,schemaPath:"#/filled",keyword:"filled",params:{missingProperty: "columns"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data.zone === undefined || data.zone === null){
const err49 = {instancePath,schemaPath:"#/filled",keyword:"filled",params:{missingProperty: "zone"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data.locale === undefined || data.locale === null){
const err50 = {instancePath,schemaPath:"#/filled",keyword:"filled",params:{missingProperty: "locale"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate: Validator = bodyRules as unknown as Validator;
