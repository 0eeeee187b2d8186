import type { CallPart, LinkedEndpoint } from '../link/context/linked.ts';
import { pascalCase } from '../link/context/names.ts';
import { propertiesOf } from '../schema/json-schema.ts';
import { folders } from './emission.ts';
import type { Module } from './module.ts';
import { printString } from './print.ts';

/** The type of an endpoint with its input and answer: `TypedEndpoint<BookGetParams, ItemAnswer<BookGetItem>>`. */
export function typeOfCall(module: Module, call: LinkedEndpoint): string {
  return `${module.runtimeType('TypedEndpoint')}<${inputOf(module, call)}, ${answerOf(module, call)}>`;
}

/** The type of a part of a call: `LoanGetItem['lines']`. */
export function typeOfPart(module: Module, { call, part, path }: CallPart): string {
  const whole = module.type(pascalCase(call.id) + part, typesPath(call.noun));
  if (path === '') return whole;
  return path
    .split('.')
    .reduce((type, key) => `NonNullable<${type}>[${/^\d+$/.test(key) ? 'number' : printString(key)}]`, whole)
    .replace(`NonNullable<${whole}>`, whole);
}

/** The type of a call's values by name: path parameters, query and body together. */
function inputOf(module: Module, { id, noun, pathParams, query, body }: LinkedEndpoint): string {
  const inputSuffixes = [
    pathParams.length > 0 ? 'Params' : '',
    Object.keys(propertiesOf(query)).length > 0 ? 'Query' : '',
    body ? 'Body' : '',
  ].filter(Boolean);
  if (inputSuffixes.length === 0) return 'Readonly<Record<string, never>>';
  return inputSuffixes.map((suffix) => module.type(pascalCase(id) + suffix, typesPath(noun))).join(' & ');
}

function answerOf(module: Module, { id, noun, endpoint, item }: LinkedEndpoint): string {
  if (endpoint.envelope === 'file') return module.runtimeType('FileAnswer');
  if (endpoint.envelope === 'none') return 'unknown';
  const isMany = endpoint.envelope !== 'item' && endpoint.envelope !== 'alert';
  const type = item ? module.type(`${pascalCase(id)}Item`, typesPath(noun)) : 'unknown';
  return `${module.runtimeType(isMany ? 'RowsAnswer' : 'ItemAnswer')}<${type}>`;
}

function typesPath(noun: string): string {
  return `${folders.domain}/types/${noun}.ts`;
}
