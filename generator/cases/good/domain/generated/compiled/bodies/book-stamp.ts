// Generated from schemas/book/book.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../core/model.ts';
import { hasType, ucs2length } from '../../../../../../../core/validation/ajv-runtime.ts';

/** Body of book.stamp. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['stamp'],
  properties: {
    stamp: { type: 'string' },
    pages: {
      type: 'array',
      items: { type: ['object', 'string', 'null'], file: { types: ['image/png'], maxBytes: 500 } },
    },
  },
};

export const messages: CompiledBody['messages'] = {};

"use strict";
export const bodyRules = validate0;
const schema0 = {"type":"object","properties":{"stamp":{"type":"string"},"pages":{"type":"array","items":{"type":["object","string","null"],"maxLength":0,"minBytes":1,"types":["image/png"],"maxBytes":500}}},"filled":[["stamp",false]]};
const func0 = ucs2length;
const func1 = hasType;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stamp !== undefined){
if(typeof data.stamp !== "string"){
const err0 = {instancePath:instancePath+"/stamp",schemaPath:"#/properties/stamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.pages !== undefined){
let data1 = data.pages;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (typeof data2 !== "string")) && (data2 !== null)){
const err1 = {instancePath:instancePath+"/pages/" + i0,schemaPath:"#/properties/pages/items/type",keyword:"type",params:{type: schema0.properties.pages.items.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 0){
const err2 = {instancePath:instancePath+"/pages/" + i0,schemaPath:"#/properties/pages/items/maxLength",keyword:"maxLength",params:{limit: 0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.bytes < 1){
const err3 = {instancePath:instancePath+"/pages/" + i0,schemaPath:"#/properties/pages/items/minBytes",keyword:"minBytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!func1(data2.mime, ["image/png"])){
const err4 = {instancePath:instancePath+"/pages/" + i0,schemaPath:"#/properties/pages/items/types",keyword:"types",params:{types: ["image/png"]}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data2.bytes <= 500)){
const err5 = {instancePath:instancePath+"/pages/" + i0,schemaPath:"#/properties/pages/items/maxBytes",keyword:"maxBytes",params:{limit: 500}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.stamp === undefined || data.stamp === null){
const err7 = {instancePath,schemaPath:"#/filled",keyword:"filled",params:{missingProperty: "stamp"}};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate: Validator = bodyRules as unknown as Validator;
