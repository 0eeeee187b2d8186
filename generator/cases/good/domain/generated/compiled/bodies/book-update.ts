// Generated from schemas/book/book.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../core/model.ts';
import { hasType, ucs2length } from '../../../../../../../core/validation/ajv-runtime.ts';
import { together } from '../../../../../../../core/validation/together.ts';
import * as sharedBook from './shared/book.ts';

/** Body of book.update. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['title', 'lent', 'id'],
  properties: {
    title: sharedBook.properties.title,
    lent: sharedBook.properties.lent,
    due: sharedBook.properties.due,
    author_id: sharedBook.properties.author_id,
    cover: {
      type: ['object', 'string', 'null'],
      file: { types: ['image/*'], maxBytes: 1000, remove: 'cover_remove' },
    },
    id: { type: 'integer', minimum: -2147483647, maximum: 2147483647 },
    cover_remove: { type: 'integer', enum: [0, 1], description: '1 takes the stored "cover" away.' },
  },
  requiredWhen: { due: { field: 'lent', is: 1 } },
};

export const messages: CompiledBody['messages'] = {
  ...sharedBook.messages,
  '/cover': { types: 'Not an image.' },
  '/id': { required: 'Please fill this.' },
};

"use strict";
export const bodyRules = validate0;
const schema0 = {"type":"object","allOf":[{"if":{"type":"object","required":["lent"],"properties":{"lent":{"const":1}}},"then":{"filled":[["due",true]]}}],"properties":{"cover":{"type":["object","string","null"],"maxLength":0,"minBytes":1,"types":["image/*"],"maxBytes":1000},"id":{"type":"integer","minimum":-2147483647,"maximum":2147483647},"cover_remove":{"type":"integer","enum":[0,1]}},"filled":[["id",true]]};
const func0 = ucs2length;
const func1 = hasType;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.lent === undefined) && (missing0 = "lent")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.lent !== undefined){
if(1 !== data.lent){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.due === undefined || data.due === null || data.due === ""){
const err3 = {instancePath,schemaPath:"#/allOf/0/then/filled",keyword:"filled",params:{missingProperty: "due"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
const err4 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cover !== undefined){
let data1 = data.cover;
if(((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (typeof data1 !== "string")) && (data1 !== null)){
const err5 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/type",keyword:"type",params:{type: schema0.properties.cover.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 0){
const err6 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/maxLength",keyword:"maxLength",params:{limit: 0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.bytes < 1){
const err7 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/minBytes",keyword:"minBytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!func1(data1.mime, ["image/*"])){
const err8 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/types",keyword:"types",params:{types: ["image/*"]}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(data1.bytes <= 1000)){
const err9 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/maxBytes",keyword:"maxBytes",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.id !== undefined){
let data2 = data.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < -2147483647 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.cover_remove !== undefined){
let data3 = data.cover_remove;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/cover_remove",schemaPath:"#/properties/cover_remove/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data3 === 0) || (data3 === 1))){
const err14 = {instancePath:instancePath+"/cover_remove",schemaPath:"#/properties/cover_remove/enum",keyword:"enum",params:{allowedValues: schema0.properties.cover_remove.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.id === undefined || data.id === null || data.id === ""){
const err15 = {instancePath,schemaPath:"#/filled",keyword:"filled",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate: Validator = together(schema, [sharedBook.validate, bodyRules as unknown as Validator]);
