import { evaluate } from '../../../core/conditions/evaluate.ts';
import type { Condition, Roles } from '../../../core/model.ts';
import {
  allowsNull,
  isObject,
  isOurs,
  type JsonSchema,
  propertiesOf,
  requiredOf,
  schemaAt,
  typesOf,
} from '../../schema/json-schema.ts';
import type { Scope } from './scope.ts';

/** Maximum number of value combinations to try. */
const MOST_TRIED = 20_000;
/** A text and a number that no condition contains. */
const OTHER_TEXT = 'other';
const OTHER_NUMBER = 987_654_321;

/** The values that a condition is evaluated for. */
type Values = Parameters<typeof evaluate>[1];
type Literal = string | number | boolean | null;
type Operand = 'field' | 'record' | 'user' | 'route' | 'now';

interface Read {
  readonly operand: Operand;
  readonly path: string;
  readonly literals: Literal[];
}

/**
 * Whether a condition can be true and can be false for the values that the schemas in scope allow; undefined when
 * unknown.
 */
export function outcomes(
  condition: Condition,
  scope: Scope,
  seen?: Roles,
): { readonly holds: boolean; readonly fails: boolean } | undefined {
  const reads = [...readsOf(condition).values()];
  // The result of a comparison with the current time changes over time.
  if (reads.some(({ literals }) => literals.some((literal) => String(literal).startsWith('$now.'))))
    return undefined;
  const choices = reads.map((read) => ({ ...read, values: valuesOf(read, scope, seen) }));
  const count = choices.reduce((product, { values }) => product * values.length, 1);
  if (count === 0 || count > MOST_TRIED) return undefined;
  const outcome = { holds: false, fails: false };
  for (let number = 0; number < count && !(outcome.holds && outcome.fails); number++) {
    let remainder = number;
    const values: Values = { route: {}, query: {} };
    const now = { date: '', instant: '' };
    for (const { operand, path, values: candidates } of choices) {
      const value = candidates[remainder % candidates.length];
      remainder = Math.floor(remainder / candidates.length);
      if (operand === 'now') Object.assign(now, { [path]: value });
      else put(values, operand === 'field' ? 'row' : operand, path, value);
    }
    if (evaluate(condition, values, () => now)) outcome.holds = true;
    else outcome.fails = true;
  }
  return outcome;
}

/** Names of the fields that a condition reads. */
export function fieldsRead(condition: Condition | undefined): string[] {
  const reads = condition ? [...readsOf(condition).values()] : [];
  return reads.flatMap(({ operand, path }) => (operand === 'field' ? [path] : []));
}

/** Paths of a row are set as one dotted key, which is looked up first. */
function put(values: Values, part: 'row' | 'record' | 'user' | 'route', path: string, value: unknown): void {
  const partValues = (values[part] ?? {}) as Record<string, unknown>;
  Object.assign(values, { [part]: { ...partValues, [path]: value } });
}

/** All operands of a condition, each with the literals that it is compared with. */
function readsOf(condition: Condition, readsByKey = new Map<string, Read>()): Map<string, Read> {
  if ('all' in condition) for (const part of condition.all) readsOf(part, readsByKey);
  else if ('any' in condition) for (const part of condition.any) readsOf(part, readsByKey);
  else if ('not' in condition) readsOf(condition.not, readsByKey);
  else {
    const operand = (['field', 'record', 'user', 'route', 'now'] as const).find((key) => key in condition);
    if (!operand) return readsByKey;
    const read = readOf(readsByKey, operand, String(condition[operand as keyof typeof condition]));
    for (const literal of literalsOf(condition)) read.literals.push(literal);
    if ('is' in condition && isObject(condition.is)) {
      // A comparison with the account: a few values for both sides, so that they can be equal or different.
      const accountRead = readOf(readsByKey, 'user', String(condition.is.path));
      for (const literal of [OTHER_NUMBER, String(OTHER_NUMBER)]) {
        read.literals.push(literal);
        accountRead.literals.push(literal);
      }
    }
  }
  return readsByKey;
}

function readOf(readsByKey: Map<string, Read>, operand: Operand, path: string): Read {
  const key = `${operand} ${path}`;
  const read = readsByKey.get(key) ?? { operand, path, literals: [] };
  readsByKey.set(key, read);
  return read;
}

function literalsOf(test: object): Literal[] {
  const comparedValues = ['is', 'in', 'gt', 'gte', 'lt', 'lte'].flatMap((key) =>
    key in test ? [(test as Record<string, unknown>)[key]].flat() : [],
  );
  return comparedValues.filter((value): value is Literal => !isObject(value));
}

/** Enough values to distinguish the literals, as far as the schema allows them. */
function valuesOf({ operand, path, literals }: Read, scope: Scope, seen?: Roles): unknown[] {
  if (operand === 'user' && path === 'role' && Array.isArray(seen)) return [...seen];
  // The time is never missing.
  if (operand === 'now') return texts(literals, { format: path === 'date' ? 'date' : 'date-time' });
  const { schema, isOptional } = schemaOf(operand, path, scope);
  const missing = isOptional || !schema ? [undefined, ''] : typesOf(schema).includes('null') ? [null] : [];
  const types = typesOf(schema).filter((type) => type !== 'null');
  if (schema && Array.isArray(schema.enum)) return [...missing, ...schema.enum];
  // A property that is no schema is reported as such.
  if (isObject(schema) && 'const' in schema) return [...missing, schema.const];
  if (types.length === 0) return [...missing, ...texts(literals), ...numbers(literals, {}), true, false];
  return [...missing, ...types.flatMap((type) => valuesOfType(type, schema ?? {}, literals))];
}

function valuesOfType(type: string, schema: JsonSchema, literals: readonly Literal[]): unknown[] {
  if (type === 'boolean') return [true, false];
  if (type === 'integer' || type === 'number') return numbers(literals, schema, type === 'integer');
  if (type === 'string') return texts(literals, schema);
  return [type === 'array' ? [] : {}];
}

function schemaOf(
  operand: Operand,
  path: string,
  scope: Scope,
): { schema?: JsonSchema | undefined; isOptional: boolean } {
  if (operand !== 'field' && operand !== 'record') return { isOptional: operand === 'user' };
  const [first = ''] = path.split('.');
  const inForm = operand === 'field' && scope.form !== undefined && first in propertiesOf(scope.form);
  const root =
    operand === 'record' ? scope.record : inForm ? scope.form : (scope.row ?? scope.form ?? scope.answer);
  const pathSchema = schemaAt(root, path);
  return {
    schema: pathSchema === 'open' ? undefined : pathSchema,
    isOptional: inForm || isOurs(pathSchema) || mayLack(root, path),
  };
}

/** Whether a path may be missing: an object on the way is optional or nullable, or a list may be empty. */
function mayLack(root: JsonSchema | undefined, path: string): boolean {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) return false;
  const inner = propertiesOf(root)[head];
  const last = rest.length === 1 ? rest : [];
  return (
    !inner ||
    allowsNull(inner) ||
    isOurs(inner) ||
    !requiredOf(root).includes(head) ||
    last.some((name) => !requiredOf(inner).includes(name)) ||
    mayLack(inner, rest.join('.'))
  );
}

/** The literals and the bounds, with the numbers next to them. */
function numbers(literals: readonly Literal[], { minimum, maximum }: JsonSchema, isWhole = false): number[] {
  const numericLiterals = literals.map(Number).filter((value) => Number.isFinite(value));
  const [least, most] = [minimum, maximum].map((bound) => (typeof bound === 'number' ? bound : undefined));
  const step = isWhole ? 1 : 1e-6;
  const bounds = [least, most].filter((bound) => bound !== undefined);
  const nearbyNumbers = [...numericLiterals, ...bounds].flatMap((value) => [
    value - step,
    value,
    value + step,
  ]);
  return [...nearbyNumbers, 0, OTHER_NUMBER, -OTHER_NUMBER].filter(
    (value) =>
      (least === undefined || value >= least) &&
      (most === undefined || value <= most) &&
      (!isWhole || Number.isInteger(value)),
  );
}

/**
 * The literals, with a text before and after each. The empty text is included only if the schema or the condition
 * mentions it; a required text counts as not empty otherwise.
 */
function texts(literals: readonly Literal[], { format, minLength }: JsonSchema = {}): string[] {
  const literalTexts = literals
    .filter((value): value is string | number => value !== null && value !== '')
    .map(String);
  const least = typeof minLength === 'number' ? minLength : 0;
  if (format === 'date' || format === 'date-time') {
    const shiftMoment = (text: string, by: number) => new Date(Date.parse(text) + by).toISOString();
    const moments = literalTexts
      .filter((text) => !Number.isNaN(Date.parse(text)))
      .flatMap((text) => [
        shiftMoment(text, -86_400_000),
        shiftMoment(text, 0),
        shiftMoment(text, 86_400_000),
      ]);
    const candidateMoments = [...moments, '1970-01-01T00:00:00.000Z', '9999-12-31T00:00:00.000Z'];
    return format === 'date' ? candidateMoments.map((text) => text.slice(0, 10)) : candidateMoments;
  }
  const nearbyTexts = literalTexts.flatMap((text) => [text, `${text} `, `!${text}`]);
  const others = [OTHER_TEXT, '~'].map((text) => text.padEnd(least, '.'));
  const empty = minLength === 0 || literals.includes('') ? [''] : [];
  return [...empty, ...nearbyTexts, ...others].filter((text) => text.length >= least);
}
