// Generated from schemas/outline/outline.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../core/model.ts';
import { addErrors, ucs2length } from '../../../../../../../core/validation/ajv-runtime.ts';
import { nested } from '../../../../../../../core/validation/nesting.ts';

/** Body of outline.update. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['title', 'parts'],
  properties: {
    title: { type: 'string', maxLength: 100 },
    subtitle: { type: 'string', differsFrom: 'title' },
    parts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['title'],
        properties: {
          title: { type: 'string', notBlank: true },
          first_page: { type: 'integer', minimum: -2147483647, maximum: 2147483647 },
          last_page: { type: 'integer', atLeast: 'first_page', minimum: -2147483647, maximum: 2147483647 },
          parts: { $ref: '#/definitions/OutlineCreateBodyParts', depth: 4, type: 'array' },
        },
      },
      recursive: 'OutlineCreateBodyParts',
    },
  },
  definitions: {
    OutlineCreateBodyParts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['title'],
        properties: {
          title: { type: 'string', notBlank: true },
          first_page: { type: 'integer', minimum: -2147483647, maximum: 2147483647 },
          last_page: { type: 'integer', atLeast: 'first_page', minimum: -2147483647, maximum: 2147483647 },
          parts: { $ref: '#/definitions/OutlineCreateBodyParts', depth: 4, type: 'array' },
        },
      },
    },
  },
};

export const messages: CompiledBody['messages'] = {
  '/parts/*/title': { notBlank: 'Please fill this.' },
  '/parts/*/parts': { $ref: '/parts', depth: 'Too long.' },
};

"use strict";
export const bodyRules = validate0;
const schema0 = {"type":"object","properties":{"title":{"type":"string","maxLength":100},"subtitle":{"type":"string","differsFrom":"title"},"parts":{"$ref":"#/definitions/OutlineCreateBodyParts"}},"definitions":{"OutlineCreateBodyParts":{"type":"array","items":{"type":"object","properties":{"title":{"type":"string","notBlank":true},"first_page":{"type":"integer","minimum":-2147483647,"maximum":2147483647},"last_page":{"type":"integer","atLeast":"first_page","minimum":-2147483647,"maximum":2147483647},"parts":{"$ref":"#/definitions/OutlineCreateBodyParts"}},"filled":[["title",false]]}}},"filled":[["title",false],["parts",true]]};
const func0 = ucs2length;
const func1 = addErrors;
const schema1 = {"type":"array","items":{"type":"object","properties":{"title":{"type":"string","notBlank":true},"first_page":{"type":"integer","minimum":-2147483647,"maximum":2147483647},"last_page":{"type":"integer","atLeast":"first_page","minimum":-2147483647,"maximum":2147483647},"parts":{"$ref":"#/definitions/OutlineCreateBodyParts"}},"filled":[["title",false]]}};
const wrapper0 = {validate: validate1};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.title !== undefined){
let data1 = data0.title;
if(typeof data1 === "string"){
if(!/\S/.test(data1)){
const err0 = {instancePath:instancePath+"/" + i0+"/title",schemaPath:"#/items/properties/title/notBlank",keyword:"notBlank",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/" + i0+"/title",schemaPath:"#/items/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.first_page !== undefined){
let data2 = data0.first_page;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/" + i0+"/first_page",schemaPath:"#/items/properties/first_page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/" + i0+"/first_page",schemaPath:"#/items/properties/first_page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2 < -2147483647 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/" + i0+"/first_page",schemaPath:"#/items/properties/first_page/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data0.last_page !== undefined){
let data3 = data0.last_page;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/" + i0+"/last_page",schemaPath:"#/items/properties/last_page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/" + i0+"/last_page",schemaPath:"#/items/properties/last_page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 < -2147483647 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/" + i0+"/last_page",schemaPath:"#/items/properties/last_page/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const other0 = data0.first_page;
if(typeof other0 == "number" && !(data3 >= other0)){
const err8 = {instancePath:instancePath+"/" + i0+"/last_page",schemaPath:"#/items/properties/last_page/atLeast",keyword:"atLeast",params:{limit: other0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data0.parts !== undefined){
if(!(wrapper0.validate(data0.parts, {instancePath:instancePath+"/" + i0+"/parts",parentData:data0,parentDataProperty:"parts",rootData}))){
vErrors = func1(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
if(data0.title === undefined || data0.title === null){
const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/filled",keyword:"filled",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err0 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.subtitle !== undefined){
let data1 = data.subtitle;
if((typeof data1 == "number") && (isFinite(data1))){
const other0 = data.title;
if(data1 !== "" && data1 === other0){
const err2 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/differsFrom",keyword:"differsFrom",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data1 === "string"){
const other1 = data.title;
if(data1 !== "" && data1 === other1){
const err3 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/differsFrom",keyword:"differsFrom",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.parts !== undefined){
if(!(validate1(data.parts, {instancePath:instancePath+"/parts",parentData:data,parentDataProperty:"parts",rootData}))){
vErrors = func1(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.title === undefined || data.title === null){
const err5 = {instancePath,schemaPath:"#/filled",keyword:"filled",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.parts === undefined || data.parts === null || data.parts === ""){
const err6 = {instancePath,schemaPath:"#/filled",keyword:"filled",params:{missingProperty: "parts"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate: Validator = nested(schema, bodyRules as unknown as Validator);
