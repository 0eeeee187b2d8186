// Generated from schemas/book/book-stamp.screen.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../core/model.ts';
import { ucs2length } from '../../../../../../../core/validation/ajv-runtime.ts';

/** Body of the form book-stamp. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['title', 'lent'],
  properties: {
    title: { type: 'string', notBlank: true, maxLength: 100 },
    lent: { type: 'integer', enum: [0, 1] },
  },
  requiredWhen: {},
};

export const messages: CompiledBody['messages'] = {
  '/title': { required: 'Please fill this.', notBlank: 'Please fill this.', maxLength: 'Too long.' },
  '/lent': { required: 'Please fill this.' },
};

"use strict";
export const bodyRules = validate0;
const schema0 = {"type":"object","properties":{"title":{"type":"string","notBlank":true,"maxLength":100},"lent":{"type":"integer","enum":[0,1]}},"filled":[["title",false],["lent",true]]};
const func0 = ucs2length;

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
if(data.lent === undefined || data.lent === null || data.lent === ""){
const err6 = {instancePath,schemaPath:"#/filled",keyword:"filled",params:{missingProperty: "lent"}};
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

export const validate: Validator = bodyRules as unknown as Validator;
