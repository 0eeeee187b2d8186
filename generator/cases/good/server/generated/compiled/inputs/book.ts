// Generated from schemas/book/book.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { Validator } from '../../../../../../../core/model.ts';
import { ucs2length } from '../../../../../../../core/validation/ajv-runtime.ts';

"use strict";
export const bookAuthorsParamsRules = validate0;
const schema0 = {"type":"object","properties":{}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const bookDeleteParamsRules = validate1;
const schema1 = {"type":"object","properties":{"id":{"type":"integer"}},"filled":[["id",true]]};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.id === undefined || data.id === null || data.id === ""){
const err1 = {instancePath,schemaPath:"#/filled",keyword:"filled",params:{missingProperty: "id"}};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const bookListQueryRules = validate2;
const schema2 = {"type":"object","properties":{"page":{"type":"integer","minimum":1,"maximum":1000000000,"default":1},"size":{"type":"integer","minimum":1,"maximum":500},"q":{"type":"string","maxLength":512},"sort":{"type":"string","enum":["id","title"]},"dir":{"type":"string","enum":["asc","desc"]},"lent":{"type":"integer","enum":[0,1]}}};
const func0 = ucs2length;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
data.page = 1;
}
let data0 = data.page;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.size !== undefined){
let data1 = data.size;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 500 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.q !== undefined){
let data2 = data.q;
if(typeof data2 === "string"){
if(func0(data2) > 512){
const err6 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 512}};
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
const err7 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.sort !== undefined){
let data3 = data.sort;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data3 === "id") || (data3 === "title"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema2.properties.sort.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.dir !== undefined){
let data4 = data.dir;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/dir",schemaPath:"#/properties/dir/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/dir",schemaPath:"#/properties/dir/enum",keyword:"enum",params:{allowedValues: schema2.properties.dir.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.lent !== undefined){
let data5 = data.lent;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/lent",schemaPath:"#/properties/lent/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data5 === 0) || (data5 === 1))){
const err13 = {instancePath:instancePath+"/lent",schemaPath:"#/properties/lent/enum",keyword:"enum",params:{allowedValues: schema2.properties.lent.enum}};
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
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

export const bookTitlesQueryRules = validate3;
const schema3 = {"type":"object","properties":{"lent":{"type":"integer","enum":[0,1]}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lent !== undefined){
let data0 = data.lent;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/lent",schemaPath:"#/properties/lent/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data0 === 0) || (data0 === 1))){
const err1 = {instancePath:instancePath+"/lent",schemaPath:"#/properties/lent/enum",keyword:"enum",params:{allowedValues: schema3.properties.lent.enum}};
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
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export const bookAuthorsParams: Validator = bookAuthorsParamsRules as unknown as Validator;
export const bookAuthorsQuery: Validator = bookAuthorsParamsRules as unknown as Validator;
export const bookCreateParams: Validator = bookAuthorsParamsRules as unknown as Validator;
export const bookCreateQuery: Validator = bookAuthorsParamsRules as unknown as Validator;
export const bookDeleteParams: Validator = bookDeleteParamsRules as unknown as Validator;
export const bookDeleteQuery: Validator = bookAuthorsParamsRules as unknown as Validator;
export const bookGetParams: Validator = bookDeleteParamsRules as unknown as Validator;
export const bookGetQuery: Validator = bookAuthorsParamsRules as unknown as Validator;
export const bookLendManyParams: Validator = bookAuthorsParamsRules as unknown as Validator;
export const bookLendManyQuery: Validator = bookAuthorsParamsRules as unknown as Validator;
export const bookListParams: Validator = bookAuthorsParamsRules as unknown as Validator;
export const bookListQuery: Validator = bookListQueryRules as unknown as Validator;
export const bookListExportParams: Validator = bookAuthorsParamsRules as unknown as Validator;
export const bookListExportQuery: Validator = bookAuthorsParamsRules as unknown as Validator;
export const bookReportParams: Validator = bookAuthorsParamsRules as unknown as Validator;
export const bookReportQuery: Validator = bookAuthorsParamsRules as unknown as Validator;
export const bookStampParams: Validator = bookAuthorsParamsRules as unknown as Validator;
export const bookStampQuery: Validator = bookAuthorsParamsRules as unknown as Validator;
export const bookTitlesParams: Validator = bookAuthorsParamsRules as unknown as Validator;
export const bookTitlesQuery: Validator = bookTitlesQueryRules as unknown as Validator;
export const bookToggleParams: Validator = bookDeleteParamsRules as unknown as Validator;
export const bookToggleQuery: Validator = bookAuthorsParamsRules as unknown as Validator;
export const bookUpdateParams: Validator = bookDeleteParamsRules as unknown as Validator;
export const bookUpdateQuery: Validator = bookAuthorsParamsRules as unknown as Validator;
