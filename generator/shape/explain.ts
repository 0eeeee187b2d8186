import type { ErrorObject } from 'ajv';
import type { Code } from '../diagnostics/codes.ts';
import { didYouMean } from '../diagnostics/nearest.ts';
import type { JsonPath } from '../diagnostics/source-file.ts';
import { isObject, type JsonSchema, propertiesOf } from '../schema/json-schema.ts';
import { jsonType } from './matching-branch.ts';

export interface Explained {
  readonly code: Code;
  readonly path: JsonPath;
  readonly part?: 'key';
  readonly text: string;
  readonly remedy?: string;
}

/** Turns one error of ajv into a message: found, expected, and the nearest known name. */
export function explain(error: ErrorObject, root: unknown): Explained {
  const path = pathOf(error.instancePath, root);
  return { path, ...(explainers[error.keyword] ?? outOfBounds)(error, path) };
}

type Explanation = Omit<Explained, 'path'> & { path?: JsonPath };

const explainers: Record<string, (error: ErrorObject, path: JsonPath) => Explanation> = {
  additionalProperties: unknownKey,
  required: missingKey,
  type: wrongType,
  oneOf: wrongUnion,
  enum: notInList,
  const: notInList,
  pattern: malformed,
  propertyNames: malformedKey,
  uniqueItems: repeated,
};

function unknownKey(error: ErrorObject, path: JsonPath): Explanation {
  const key = String(error.params.additionalProperty);
  const propertyNames = Object.keys(propertiesOf(error.parentSchema as JsonSchema));
  const remedy = `Known here: ${propertyNames.join(', ')}.`;
  return {
    code: 'SHP-01',
    path: [...path, key],
    part: 'key',
    text: `unknown key "${key}".${didYouMean(key, propertyNames)}`,
    remedy,
  };
}

function missingKey(error: ErrorObject, path: JsonPath): Explanation {
  const key = String(error.params.missingProperty);
  const expectation = describe(propertiesOf(error.parentSchema as JsonSchema)[key]);
  return { code: 'SHP-02', path: [...path, key], text: `"${key}" is missing.${expectation}` };
}

function wrongType(error: ErrorObject): Explanation {
  const expected = [error.params.type].flat().join(' or ');
  return {
    code: 'SHP-03',
    text: `found ${show(error.data)}, expected ${expected}.${describe(error.parentSchema)}`,
  };
}

function wrongUnion(error: ErrorObject): Explanation {
  return {
    code: 'SHP-03',
    text: `found ${show(error.data)}, which is not what belongs here.${describe(error.parentSchema)}`,
  };
}

function notInList(error: ErrorObject): Explanation {
  const allowed = (
    error.keyword === 'const' ? [error.params.allowedValue] : error.params.allowedValues
  ) as unknown[];
  const hint = typeof error.data === 'string' ? didYouMean(error.data, allowed.map(String)) : '';
  return {
    code: 'SHP-04',
    text: `found ${show(error.data)}, expected ${allowed.map(show).join(', ')}.${hint}`,
  };
}

function malformed(error: ErrorObject): Explanation {
  return {
    code: 'SHP-05',
    text: `${show(error.data)} is not well formed.${describe(error.parentSchema, String(error.params.pattern))}`,
  };
}

function malformedKey(error: ErrorObject, path: JsonPath): Explanation {
  const key = String(error.params.propertyName);
  return {
    code: 'SHP-05',
    path: [...path, key],
    part: 'key',
    text: `the name "${key}" is not well formed.${describe(error.schema)}`,
  };
}

/** Told at the second of two equal entries. */
function repeated(error: ErrorObject, path: JsonPath): Explanation {
  const index = Math.max(Number(error.params.i), Number(error.params.j));
  const value = Array.isArray(error.data) ? (error.data[index] as unknown) : undefined;
  return {
    code: 'SHP-06',
    path: [...path, index],
    text: `${show(value)} is there already.${describe(error.parentSchema)}`,
  };
}

function outOfBounds(error: ErrorObject): Explanation {
  const limit = Number(error.params.limit);
  const words = BOUNDS[error.keyword]?.(limit) ?? `breaks the rule "${error.keyword}"`;
  return { code: 'SHP-06', text: `${show(error.data)} ${words}.${describe(error.parentSchema)}` };
}

const few = (limit: number) =>
  limit === 1 ? 'is empty: something has to stand in it' : `holds too few: it needs at least ${limit}`;
const many = (limit: number) => `holds too many: it takes at most ${limit}`;

/** A rule that a value can break -> what is wrong with the value. */
const BOUNDS: Readonly<Record<string, (limit: number) => string>> = {
  minProperties: few,
  minItems: few,
  maxProperties: many,
  maxItems: many,
  minLength: (limit) => (limit === 1 ? few(limit) : `is too short: it needs at least ${limit} characters`),
  maxLength: (limit) => `is too long: it takes at most ${limit} characters`,
  minimum: (limit) => `is too small: it is at least ${limit}`,
  maximum: (limit) => `is too big: it is at most ${limit}`,
  exclusiveMinimum: (limit) => `is too small: it is above ${limit}`,
  exclusiveMaximum: (limit) => `is too big: it is below ${limit}`,
};

/** Describes the expected value with the grammar's description and example. */
function describe(schema: unknown, pattern?: string): string {
  if (!isObject(schema)) return '';
  const description = typeof schema.description === 'string' ? ` ${schema.description}` : '';
  const example = Array.isArray(schema.examples) ? ` Example: ${JSON.stringify(schema.examples[0])}.` : '';
  const form = pattern && !description && !example ? ` It must match ${pattern}.` : '';
  return description + example + form;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= 60 ? text : `${/^[ao]/.test(jsonType(value)) ? 'an' : 'a'} ${jsonType(value)}`;
}

/** Keys of a JSON pointer; array indexes become numbers. */
function pathOf(pointer: string, root: unknown): JsonPath {
  let current = root;
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => {
      const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
      const key = Array.isArray(current) ? Number(name) : name;
      current = (current as Record<string | number, unknown> | undefined)?.[key];
      return key;
    });
}
