// Generated from schemas/book/book.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../../core/model.ts';
import { formats, ucs2length } from '../../../../../../../../core/validation/ajv-runtime.ts';
import { today } from '../../../today.ts';

/** What bodies of book have in common. */
export const properties = {
  title: { type: 'string', notBlank: true, maxLength: 100 },
  lent: { type: 'integer', enum: [0, 1] },
  due: { type: ['string', 'null'], format: 'date', wire: 'MM/DD/YYYY', after: 'today' },
  author_id: { type: ['integer', 'null'], minimum: -2147483647, maximum: 2147483647 },
};

export const messages: CompiledBody['messages'] = {
  '/title': { required: 'Please fill this.', notBlank: 'Please fill this.', maxLength: 'Too long.' },
  '/lent': { required: 'Please fill this.' },
  '/due': { required: 'Please fill this.' },
};

"use strict";
export const bodyRules = validate0;
const schema0 = {"type":"object","properties":{"title":{"type":"string","notBlank":true,"maxLength":100},"lent":{"type":"integer","enum":[0,1]},"due":{"type":["string","null"],"format":"date","after":"today"},"author_id":{"type":["integer","null"],"minimum":-2147483647,"maximum":2147483647}},"filled":[["title",false],["lent",true]]};
const func0 = ucs2length;
const func1 = today;
const formats0 = formats.date;

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
if(!/\S/.test(data0)){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/notBlank",keyword:"notBlank",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.lent !== undefined){
let data1 = data.lent;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/lent",schemaPath:"#/properties/lent/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === 0) || (data1 === 1))){
const err4 = {instancePath:instancePath+"/lent",schemaPath:"#/properties/lent/enum",keyword:"enum",params:{allowedValues: schema0.properties.lent.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.due !== undefined){
let data2 = data.due;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type: schema0.properties.due.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err6 = {instancePath:instancePath+"/due",schemaPath:"#/properties/due/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const other0 = func1();
if(data2 !== "" && formats0(data2) && (typeof other0 == "string" && other0 !== "" && !(data2 > other0))){
const err7 = {instancePath:instancePath+"/due",schemaPath:"#/properties/due/after",keyword:"after",params:{limit: "today"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.author_id !== undefined){
let data3 = data.author_id;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err8 = {instancePath:instancePath+"/author_id",schemaPath:"#/properties/author_id/type",keyword:"type",params:{type: schema0.properties.author_id.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/author_id",schemaPath:"#/properties/author_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < -2147483647 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/author_id",schemaPath:"#/properties/author_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
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
if(data.title === undefined || data.title === null){
const err11 = {instancePath,schemaPath:"#/filled",keyword:"filled",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.lent === undefined || data.lent === null || data.lent === ""){
const err12 = {instancePath,schemaPath:"#/filled",keyword:"filled",params:{missingProperty: "lent"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate: Validator = bodyRules as unknown as Validator;
