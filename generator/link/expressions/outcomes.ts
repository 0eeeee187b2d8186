import { evaluate } from '../../../src/runtime/core/conditions/evaluate.ts';
import type { Condition, Roles } from '../../../src/runtime/model.ts';
import {
  allowsNull,
  isObject,
  type JsonSchema,
  propertiesOf,
  requiredOf,
  schemaAt,
  typesOf,
} from '../../schema/json-schema.ts';
import type { Scope } from './scope.ts';

/** More combinations of values than this are not tried. */
const MOST_TRIED = 20_000;
/** A text and a number that no condition compares with. */
const OTHER_TEXT = 'other';
const OTHER_NUMBER = 987_654_321;

/** The values that a condition is evaluated with. */
type Values = Parameters<typeof evaluate>[1];
type Literal = string | number | boolean | null;
type Operand = 'field' | 'record' | 'user' | 'route' | 'now';

interface Read {
  readonly operand: Operand;
  readonly path: string;
  readonly literals: Literal[];
}

/** What a condition can come to over all values that the schemas in scope allow; undefined when that is not known. */
export function outcomes(
  condition: Condition,
  scope: Scope,
  seen?: Roles,
): { readonly holds: boolean; readonly fails: boolean } | undefined {
  const reads = [...readsOf(condition).values()];
  // Time passes: a comparison with it holds at one time and not at another.
  if (reads.some(({ literals }) => literals.some((one) => String(one).startsWith('$now.')))) return undefined;
  const choices = reads.map((read) => ({ ...read, values: valuesOf(read, scope, seen) }));
  const count = choices.reduce((product, { values }) => product * values.length, 1);
  if (count === 0 || count > MOST_TRIED) return undefined;
  const found = { holds: false, fails: false };
  for (let number = 0; number < count && !(found.holds && found.fails); number++) {
    let rest = number;
    const values: Values = { route: {}, query: {} };
    const now = { date: '', instant: '' };
    for (const { operand, path, values: candidates } of choices) {
      const value = candidates[rest % candidates.length];
      rest = Math.floor(rest / candidates.length);
      if (operand === 'now') Object.assign(now, { [path]: value });
      else put(values, operand === 'field' ? 'row' : operand, path, value);
    }
    if (evaluate(condition, values, now)) found.holds = true;
    else found.fails = true;
  }
  return found;
}

/** Names of the fields that a condition reads. */
export function fieldsRead(condition: Condition | undefined): string[] {
  const reads = condition ? [...readsOf(condition).values()] : [];
  return reads.flatMap(({ operand, path }) => (operand === 'field' ? [path] : []));
}

/** The key of a row may be a dotted path: it is read first as it is written. */
function put(values: Values, part: 'row' | 'record' | 'user' | 'route', path: string, value: unknown): void {
  const given = (values[part] ?? {}) as Record<string, unknown>;
  Object.assign(values, { [part]: { ...given, [path]: value } });
}

/** Everything that a condition reads, with the literals that it is compared with. */
function readsOf(condition: Condition, found = new Map<string, Read>()): Map<string, Read> {
  if ('all' in condition) for (const part of condition.all) readsOf(part, found);
  else if ('any' in condition) for (const part of condition.any) readsOf(part, found);
  else if ('not' in condition) readsOf(condition.not, found);
  else {
    const operand = (['field', 'record', 'user', 'route', 'now'] as const).find((key) => key in condition);
    if (!operand) return found;
    const read = readOf(found, operand, String(condition[operand as keyof typeof condition]));
    for (const literal of literalsOf(condition)) read.literals.push(literal);
    if ('is' in condition && isObject(condition.is)) {
      // Equal or not: one value of the account that the other side has as well.
      const own = readOf(found, 'user', String(condition.is.path));
      for (const literal of [OTHER_NUMBER, String(OTHER_NUMBER)]) {
        read.literals.push(literal);
        own.literals.push(literal);
      }
    }
  }
  return found;
}

function readOf(found: Map<string, Read>, operand: Operand, path: string): Read {
  const key = `${operand} ${path}`;
  const read = found.get(key) ?? { operand, path, literals: [] };
  found.set(key, read);
  return read;
}

function literalsOf(test: object): Literal[] {
  const given = ['is', 'in', 'gt', 'gte', 'lt', 'lte'].flatMap((key) =>
    key in test ? [(test as Record<string, unknown>)[key]].flat() : [],
  );
  return given.filter((value): value is Literal => !isObject(value));
}

/** Values enough to tell apart all that the literals do, as far as the schema allows them. */
function valuesOf({ operand, path, literals }: Read, scope: Scope, seen?: Roles): unknown[] {
  if (operand === 'user' && path === 'role' && Array.isArray(seen)) return [...seen];
  // The time is always known.
  if (operand === 'now') return texts(literals, { format: path === 'date' ? 'date' : 'date-time' });
  const { schema, isOptional } = schemaOf(operand, path, scope);
  const missing = isOptional || !schema ? [undefined, ''] : typesOf(schema).includes('null') ? [null] : [];
  const types = typesOf(schema).filter((type) => type !== 'null');
  if (schema && Array.isArray(schema.enum)) return [...missing, ...schema.enum];
  if (schema && 'const' in schema) return [...missing, schema.const];
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
  const found = schemaAt(root, path);
  return { schema: found === 'open' ? undefined : found, isOptional: inForm || mayLack(root, path) };
}

/** A part of an object that may be absent or null, or of a list that may be empty, may be missing. */
function mayLack(root: JsonSchema | undefined, path: string): boolean {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) return false;
  const inner = propertiesOf(root)[head];
  const last = rest.length === 1 ? rest : [];
  return (
    !inner ||
    allowsNull(inner) ||
    !requiredOf(root).includes(head) ||
    last.some((name) => !requiredOf(inner).includes(name)) ||
    mayLack(inner, rest.join('.'))
  );
}

/** The literals, what lies between and beside them, and the bounds. */
function numbers(literals: readonly Literal[], { minimum, maximum }: JsonSchema, isWhole = false): number[] {
  const given = literals.map(Number).filter((value) => Number.isFinite(value));
  const [least, most] = [minimum, maximum].map((bound) => (typeof bound === 'number' ? bound : undefined));
  const step = isWhole ? 1 : 1e-6;
  const bounds = [least, most].filter((bound) => bound !== undefined);
  const beside = [...given, ...bounds].flatMap((value) => [value - step, value, value + step]);
  return [...beside, 0, OTHER_NUMBER, -OTHER_NUMBER].filter(
    (value) =>
      (least === undefined || value >= least) &&
      (most === undefined || value <= most) &&
      (!isWhole || Number.isInteger(value)),
  );
}

/**
 * The literals, and texts before and after each of them. The empty text is one that the schema or the condition speaks
 * of: a text that is always there is not empty otherwise.
 */
function texts(literals: readonly Literal[], { format, minLength }: JsonSchema = {}): string[] {
  const given = literals
    .filter((value): value is string | number => value !== null && value !== '')
    .map(String);
  const least = typeof minLength === 'number' ? minLength : 0;
  if (format === 'date' || format === 'date-time') {
    const day = (text: string, by: number) => new Date(Date.parse(text) + by).toISOString();
    const moments = given
      .filter((text) => !Number.isNaN(Date.parse(text)))
      .flatMap((text) => [day(text, -86_400_000), day(text, 0), day(text, 86_400_000)]);
    const all = [...moments, '1970-01-01T00:00:00.000Z', '9999-12-31T00:00:00.000Z'];
    return format === 'date' ? all.map((text) => text.slice(0, 10)) : all;
  }
  const beside = given.flatMap((text) => [text, `${text} `, `!${text}`]);
  const others = [OTHER_TEXT, '~'].map((text) => text.padEnd(least, '.'));
  const empty = minLength === 0 || literals.includes('') ? [''] : [];
  return [...empty, ...beside, ...others].filter((text) => text.length >= least);
}
