// Generated from schemas/outline/outline.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { Validator } from '../../../../../../../core/model.ts';

"use strict";
export const outlineCreateParamsRules = validate0;
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

export const outlineUpdateParamsRules = validate1;
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

export const outlineCreateParams: Validator = outlineCreateParamsRules as unknown as Validator;
export const outlineCreateQuery: Validator = outlineCreateParamsRules as unknown as Validator;
export const outlineUpdateParams: Validator = outlineUpdateParamsRules as unknown as Validator;
export const outlineUpdateQuery: Validator = outlineCreateParamsRules as unknown as Validator;
