import type { Value } from '../../../core/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import { isObject, type JsonSchema, schemaAt, typesOf } from '../../schema/json-schema.ts';
import { misfit, withoutNull } from '../../schema/misfit.ts';
import { takesValue } from '../../schema/rule-faults.ts';
import type { Reporter } from '../context/linker.ts';
import type { Scope } from '../expressions/scope.ts';

/** The target of a value: its schema, and whether the value is transmitted as text. */
export interface Taker {
  readonly schema: JsonSchema;
  readonly isText: boolean;
  /** What the target is called in messages. */
  readonly noun: string;
}

/** Reports a value of `with` that the target would refuse. Values known only at run time are accepted. */
export function checkGiven(linker: Reporter, value: Value, taker: Taker, scope: Scope, place: Place): void {
  const { schema, noun } = taker;
  // Null means no value or a reference that is already reported; unknown types are reported at the schema.
  if (value === null) return;
  if (typesOf(schema).some((type) => !TYPES.includes(type))) return;
  const refuse = (why: string) =>
    linker.report('CAL-10', place, `${noun} takes another value: this ${why}.`, { remedy: wordsOf(schema) });
  if (typeof value === 'object' && value !== null && 'list' in value) {
    const items = isObject(schema.items) ? schema.items : {};
    for (const [listIndex, listValue] of value.list.entries())
      checkGiven(linker, listValue, { ...taker, schema: items }, scope, place.child(listIndex));
    return;
  }
  if (!isObject(value)) {
    if (!takesLiteral(taker, value)) refuse(`is ${JSON.stringify(value)}`);
    return;
  }
  const referredSchema = findReferredSchema(value, scope);
  const fault = referredSchema && misfit(asSent(referredSchema, taker), schema);
  if (fault) refuse(fault.text);
}

const TYPES: readonly string[] = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

function takesLiteral({ schema, isText }: Taker, value: unknown): boolean {
  if (takesValue(schema, value) || ('$ref' in schema && typesOf(schema).length === 0)) return true;
  if (!isText) return false;
  // In URLs and in bodies of form fields numbers are transmitted as text.
  if (typeof value === 'string') return listMeanings(value).some((meaning) => takesValue(schema, meaning));
  return typeof value !== 'object' && takesValue(schema, String(value));
}

/** The values that a text may stand for: a number, or a flag for yes and no. */
function listMeanings(text: string): unknown[] {
  const flag = FLAGS[text.toLowerCase()];
  const isNumber = text.trim() !== '' && Number.isFinite(Number(text));
  return [...(isNumber ? [Number(text)] : []), ...(flag === undefined ? [] : [flag, flag === 1])];
}

const FLAGS: Readonly<Record<string, number>> = { true: 1, y: 1, '1': 1, false: 0, n: 0, '0': 0 };

/** The schema of a reference, if it is known at compile time. */
function findReferredSchema(value: Readonly<Record<string, unknown>>, scope: Scope): JsonSchema | undefined {
  const { from, path } = value;
  if (from !== 'row' && from !== 'form' && from !== 'answer') return undefined;
  const pathSchema = schemaAt(scope[from], String(path));
  return pathSchema === 'open' || pathSchema === undefined ? undefined : withoutNull(pathSchema);
}

/** The schema after transmission: a scalar that is transmitted as text is also a text. */
function asSent(valueSchema: JsonSchema, { schema, isText }: Taker): JsonSchema {
  const isScalar = typesOf(valueSchema).every((type) => ['number', 'integer', 'boolean'].includes(type));
  return isText && isScalar && typesOf(schema).includes('string') ? { type: 'string' } : valueSchema;
}

/** Describes the values that a schema accepts. */
export function wordsOf(schema: JsonSchema): string {
  if (Array.isArray(schema.enum))
    return `It takes ${schema.enum.map((allowedValue) => JSON.stringify(allowedValue)).join(', ')}.`;
  const types = typesOf(schema);
  const rules = RULES.filter((rule) => rule in schema).map(
    (rule) => `"${rule}": ${JSON.stringify(schema[rule])}`,
  );
  const accepted = [...(types.length > 0 ? [types.join(' or ')] : []), ...rules];
  return accepted.length > 0 ? `It takes ${accepted.join(', ')}.` : 'Its rules stand where it is declared.';
}

const RULES: readonly string[] = [
  ...['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum'],
  ...['exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems', 'uniqueItems'],
];
