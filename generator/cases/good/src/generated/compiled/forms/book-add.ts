// Generated from schemas/book/book-add.screen.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../core/model.ts';
import { hasType, ucs2length } from '../../../../../../../core/validation/ajv-runtime.ts';
import { together } from '../../../../../../../core/validation/together.ts';
import * as sharedBook from '../../../../domain/generated/compiled/bodies/shared/book.ts';

/** Body of the form book-add. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['title', 'lent'],
  properties: {
    title: sharedBook.properties.title,
    author_id: sharedBook.properties.author_id,
    lent: sharedBook.properties.lent,
    due: sharedBook.properties.due,
    cover: { type: ['object', 'string', 'null'], file: { types: ['image/*'], maxBytes: 1000 } },
  },
  requiredWhen: { due: { field: 'lent', is: 1 } },
};

export const messages: CompiledBody['messages'] = {
  ...sharedBook.messages,
  '/cover': { types: 'Not an image.' },
};

"use strict";
export const bodyRules = validate0;
const schema0 = {"type":"object","allOf":[{"if":{"type":"object","required":["lent"],"properties":{"lent":{"const":1}}},"then":{"filled":[["due",true]]}}],"properties":{"cover":{"type":["object","string","null"],"maxLength":0,"minBytes":1,"types":["image/*"],"maxBytes":1000}}};
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
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate: Validator = together(schema, [sharedBook.validate, bodyRules as unknown as Validator]);
