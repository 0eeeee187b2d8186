// Generated from schemas/session/session.endpoints.json by `npm run generate`. Edit that instead of this file.
// @ts-nocheck The validators are written by ajv, which knows no types.
import type { CompiledBody, Validator } from '../../../../../../../core/model.ts';
import { ucs2length } from '../../../../../../../core/validation/ajv-runtime.ts';

/** Body of session.sign-in. */
export const schema: CompiledBody['schema'] = { type: 'object', required: ['name'], properties: { name: { type: 'string', minLength: 1 } } };

export const messages: CompiledBody['messages'] = {};

"use strict";
export const bodyRules = validate0;
const schema0 = {"type":"object","properties":{"name":{"type":"string","minLength":1}},"filled":[["name",false]]};
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) < 1){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name === undefined || data.name === null){
const err2 = {instancePath,schemaPath:"#/filled",keyword:"filled",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validate: Validator = bodyRules as unknown as Validator;
