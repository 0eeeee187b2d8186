import type { JsonSchema } from '../../core/declared.ts';
import { isRecord } from '../../core/record.ts';
import { schemasByName, schemasIn } from './sub-schemas.ts';

/** The server tried to answer something undeclared: a bug, whatever the caller did. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

/** Validates a value and returns a copy with the declared properties only. Throws an AnswerError. */
export type Check = (value: unknown, path: string) => unknown;

/**
 * Compiles the check of a schema. Supports the JSON Schema keywords used for answers: type, enum, const, properties, required,
 * additionalProperties, items, anyOf and oneOf (first match), and references of recursive data.
 */
export function compileCheck(schema: JsonSchema | undefined): Check {
  return schema ? checkOf(schema, definedChecks(schema)) : (value) => value;
}

/** The checks of recursive schemas by name, created on first use, which may be during their own creation. */
type Defined = (reference: string) => Check;

function definedChecks(root: JsonSchema): Defined {
  const definitions = new Map(schemasByName(root.definitions));
  const createdChecks = new Map<string, Check>();
  const defined: Defined = (reference) => (value, path) => {
    const check =
      createdChecks.get(reference) ??
      checkOf(definitions.get(reference.replace('#/definitions/', '')) ?? {}, defined);
    createdChecks.set(reference, check);
    return check(value, path);
  };
  return defined;
}

function checkOf(schema: JsonSchema, defined: Defined): Check {
  if (typeof schema.$ref === 'string') return defined(schema.$ref);
  const choices = schemasIn(schema.anyOf ?? schema.oneOf);
  if (choices.length > 0) return firstThatFits(choices.map((choice) => checkOf(choice, defined)));
  const isType = typeTest(schema);
  const isValue = valueTest(schema);
  const inside = insideCheck(schema, defined);
  return (value, path) => {
    if (!isType(value))
      throw new AnswerError(`${path || 'The answer'} is ${describe(value)}, not ${schema.type}.`);
    if (!isValue(value))
      throw new AnswerError(`${path || 'The answer'} is ${describe(value)}, which is not declared.`);
    return inside(value, path);
  };
}

function firstThatFits(checks: readonly Check[]): Check {
  return (value, path) => {
    let last: unknown;
    for (const check of checks) {
      try {
        return check(value, path);
      } catch (error) {
        last = error;
      }
    }
    throw last;
  };
}

const tests: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  number: Number.isFinite,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

function typeTest(schema: JsonSchema): (value: unknown) => boolean {
  if (schema.type === undefined) return () => true;
  const types = [schema.type].flat().map((type) => tests[String(type)] ?? (() => false));
  const [only] = types;
  return only && types.length === 1 ? only : (value) => types.some((test) => test(value));
}

function valueTest(schema: JsonSchema): (value: unknown) => boolean {
  const allowed = Array.isArray(schema.enum) ? schema.enum : 'const' in schema ? [schema.const] : null;
  return allowed ? (value) => allowed.includes(value) : () => true;
}

function insideCheck(schema: JsonSchema, defined: Defined): Check {
  const item = isRecord(schema.items) ? checkOf(schema.items, defined) : null;
  const object = objectCheck(schema, defined);
  return (value, path) => {
    if (isRecord(value)) return object(value, path);
    return item && Array.isArray(value)
      ? value.map((element, index) => item(element, `${path}[${index}]`))
      : value;
  };
}

function objectCheck(
  schema: JsonSchema,
  defined: Defined,
): (value: Readonly<Record<string, unknown>>, path: string) => unknown {
  const restSchema = isRecord(schema.additionalProperties) ? schema.additionalProperties : null;
  if (!schema.properties && !restSchema)
    return schema.additionalProperties === false ? () => ({}) : (value) => value;
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const properties = schemasByName(schema.properties).map(([name, property]) => ({
    name,
    check: checkOf(property, defined),
    required: required.includes(name),
  }));
  const declaredNames = new Set(properties.map(({ name }) => name));
  const checkRest = restSchema ? checkOf(restSchema, defined) : null;
  return (value, path) => {
    const copy: Record<string, unknown> = {};
    for (const { name, check, required: needed } of properties) {
      const propertyValue = value[name];
      if (propertyValue !== undefined) copy[name] = check(propertyValue, path ? `${path}.${name}` : name);
      else if (needed) throw new AnswerError(`${path ? `${path}.` : ''}${name} is missing.`);
    }
    if (checkRest) {
      for (const [name, propertyValue] of Object.entries(value)) {
        if (!declaredNames.has(name)) copy[name] = checkRest(propertyValue, path ? `${path}.${name}` : name);
      }
    }
    return copy;
  };
}

/** Types only: values may be private and must not be logged. */
function describe(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'an array' : `a ${typeof value}`;
}
