import type { Place } from '../diagnostics/place.ts';
import type { Problems } from '../diagnostics/problems.ts';
import { isObject, type JsonSchema } from './json-schema.ts';

const limits = { gt: 'exclusiveMinimum', gte: 'minimum', lt: 'exclusiveMaximum', lte: 'maximum' } as const;

/** Compiles a condition over the body to an equivalent schema; used by `requiredWhen`. */
export function conditionSchema(condition: unknown, place: Place, problems: Problems): JsonSchema {
  if (!isObject(condition)) return unsupported(place, problems);
  if (Array.isArray(condition.all)) return { allOf: branches(condition.all, place.child('all'), problems) };
  if (Array.isArray(condition.any)) return { anyOf: branches(condition.any, place.child('any'), problems) };
  if (condition.not) return { not: conditionSchema(condition.not, place.child('not'), problems) };
  if (typeof condition.field !== 'string') return unsupported(place, problems);
  const path = condition.field.split('.');
  if (condition.exists === false) return { not: present(path, presentSchema) };
  const test = testSchema(condition);
  return test ? present(path, test) : unsupported(place, problems);
}

function branches(list: readonly unknown[], place: Place, problems: Problems): JsonSchema[] {
  return list.map((condition, index) => conditionSchema(condition, place.child(index), problems));
}

/** A value is present. A missing value (absent, null or the empty text) makes every comparison false. */
const presentSchema: JsonSchema = { not: { enum: [null, ''] } };

function testSchema(condition: JsonSchema): JsonSchema | undefined {
  if (condition.exists === true) return presentSchema;
  if ('is' in condition) return isReference(condition.is) ? undefined : { const: condition.is };
  if (Array.isArray(condition.in)) return { enum: condition.in };
  for (const [test, keyword] of Object.entries(limits)) {
    if (typeof condition[test] === 'number') return { type: 'number', [keyword]: condition[test] };
  }
  return undefined;
}

/** A reference such as `$user.id`, which bodies cannot use: they are validated without an account. */
function isReference(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('$');
}

function present([name = '', ...rest]: readonly string[], test: JsonSchema): JsonSchema {
  const inner = rest.length > 0 ? present(rest, test) : test;
  return { type: 'object', required: [name], properties: { [name]: inner } };
}

function unsupported(place: Place, problems: Problems): JsonSchema {
  problems.add({
    code: 'SCH-03',
    place,
    text: 'A condition inside a body compares fields of the body: is, in, exists, or a number with gt, gte, lt, lte.',
  });
  return {};
}
