// Generated from schemas/book/book-add.screen.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../core/model.ts';
import { formats, hasType, ucs2length } from '../../../../../../../core/validation/ajv-runtime.ts';
import { today } from '../../../../domain/generated/today.ts';

/** Body of the form book-add. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['title', 'lent'],
  properties: {
    title: { type: 'string', notBlank: true, maxLength: 100 },
    author_id: { type: ['integer', 'null'] },
    lent: { type: 'integer', enum: [0, 1] },
    due: { type: ['string', 'null'], format: 'date', wire: 'MM/DD/YYYY', after: 'today' },
    cover: { type: ['object', 'string', 'null'], file: { types: ['image/*'], maxBytes: 1000 } },
  },
  requiredWhen: { due: { field: 'lent', is: 1 } },
};

export const messages: CompiledBody['messages'] = {
  '/title': { required: 'Please fill this.', notBlank: 'Please fill this.', maxLength: 'Too long.' },
  '/lent': { required: 'Please fill this.' },
  '/due': { required: 'Please fill this.' },
  '/cover': { types: 'Not an image.' },
};

"use strict";
export const bodyRules = validate0;
const schema0 = {"type":"object","allOf":[{"if":{"type":"object","required":["lent"],"properties":{"lent":{"const":1}}},"then":{"filled":[["due",true]]}}],"properties":{"title":{"type":"string","notBlank":true,"maxLength":100},"author_id":{"type":["integer","null"]},"lent":{"type":"integer","enum":[0,1]},"due":{"type":["string","null"],"format":"date","after":"today"},"cover":{"type":["object","string","null"],"maxLength":0,"minBytes":1,"types":["image/*"],"maxBytes":1000}},"filled":[["title",false],["lent",true]]};
const func0 = ucs2length;
const func1 = today;
const func3 = hasType;
const formats0 = formats.date;

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
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func0(data1) > 100){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!/\S/.test(data1)){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/notBlank",keyword:"notBlank",params:{}};
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
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.author_id !== undefined){
let data2 = data.author_id;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err8 = {instancePath:instancePath+"/author_id",schemaPath:"#/properties/author_id/type",keyword:"type",params:{type: schema0.properties.author_id.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.lent !== undefined){
let data3 = data.lent;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/lent",schemaPath:"#/properties/lent/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data3 === 0) || (data3 === 1))){
const err10 = {instancePath:instancePath+"/lent",schemaPath:"#/properties/lent/enum",keyword:"enum",params:{allowedValues: schema0.properties.lent.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.due !== undefined){
let data4 = data.due;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type: schema0.properties.due.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err12 = {instancePath:instancePath+"/due",schemaPath:"#/properties/due/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const other0 = func1();
if(data4 !== "" && formats0(data4) && (typeof other0 == "string" && other0 !== "" && !(data4 > other0))){
const err13 = {instancePath:instancePath+"/due",schemaPath:"#/properties/due/after",keyword:"after",params:{limit: "today"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.cover !== undefined){
let data5 = data.cover;
if(((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (typeof data5 !== "string")) && (data5 !== null)){
const err14 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/type",keyword:"type",params:{type: schema0.properties.cover.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 0){
const err15 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/maxLength",keyword:"maxLength",params:{limit: 0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.bytes < 1){
const err16 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/minBytes",keyword:"minBytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!func3(data5.mime, ["image/*"])){
const err17 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/types",keyword:"types",params:{types: ["image/*"]}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(data5.bytes <= 1000)){
const err18 = {instancePath:instancePath+"/cover",schemaPath:"#/properties/cover/maxBytes",keyword:"maxBytes",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.title === undefined || data.title === null){
const err19 = {instancePath,schemaPath:"#/filled",keyword:"filled",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.lent === undefined || data.lent === null || data.lent === ""){
const err20 = {instancePath,schemaPath:"#/filled",keyword:"filled",params:{missingProperty: "lent"}};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate: Validator = bodyRules as unknown as Validator;
