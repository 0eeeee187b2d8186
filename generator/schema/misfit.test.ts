import { expect, it } from 'vitest';
import { misfit, misfitOfRules } from './misfit.ts';

const group = {
  type: 'object',
  required: ['match'],
  properties: {
    match: { type: 'string', enum: ['all', 'any'] },
    parts: { type: 'array', items: { type: 'object', properties: { book: { type: 'integer' } } } },
  },
};

it('a schema fits itself, and one that leaves more open', () => {
  expect(misfit(group, group)).toBeUndefined();
  expect(misfit(group, { type: 'object' })).toBeUndefined();
  expect(misfit({ type: 'integer' }, { type: ['number', 'null'] })).toBeUndefined();
  expect(misfit({}, group)).toBeUndefined();
});

it.each([
  [{ type: ['integer', 'null'] }, { type: 'integer' }, { path: '', text: 'may be null, not integer' }],
  [{ type: 'string', enum: ['a', 'b'] }, { enum: ['a'] }, { path: '', text: 'may be "b"' }],
  [{ ...group, properties: { match: {}, note: {} } }, group, { path: 'note', text: 'is not there' }],
  [{ type: 'object', properties: { parts: {} } }, group, { path: 'match', text: 'is required' }],
  [
    {
      type: 'object',
      properties: { match: {}, parts: { items: { properties: { book: { type: 'string' } } } } },
    },
    group,
    { path: 'parts[].book', text: 'may be string, not integer' },
  ],
])('says where %j is not %j', (given, wanted, found) => {
  expect(misfit(given, wanted)).toEqual(found);
});

it('ends where schemas hold themselves', () => {
  const round: { type: string; properties: Record<string, unknown> } = { type: 'object', properties: {} };
  round.properties.inner = round;
  expect(misfit(round, round)).toBeUndefined();
});

it.each([
  [{ type: 'string' }, { enum: ['a'] }, 'may be something else than "a"'],
  [{ type: 'string', enum: ['', 'a'] }, { type: 'string', minLength: 1 }, 'may be ""'],
  [{ type: 'boolean' }, { const: true }, 'may be false'],
  [
    { type: 'string', format: 'date' },
    { format: 'date-time' },
    'is not said to be of the format "date-time"',
  ],
  [{ type: 'string' }, { pattern: '^a' }, 'is not said to match ^a'],
  [{ type: 'integer', minimum: 0 }, { minimum: 1 }, 'may be less than 1'],
  [{ type: 'integer' }, { exclusiveMaximum: 5 }, 'may be no less than 5'],
  [{ type: 'integer' }, { multipleOf: 2 }, 'is not said to be a multiple of 2'],
  [{ type: 'string', maxLength: 9 }, { maxLength: 8 }, 'may be longer than 8'],
  [{ type: 'array' }, { minItems: 1 }, 'may be fewer than 1'],
  [{ type: 'array' }, { uniqueItems: true }, 'may hold a value twice'],
])('%j does not keep the rules of %j', (given, wanted, text) => {
  expect(misfitOfRules(given, wanted)).toEqual({ path: '', text });
});

it('rules are kept where they are said as strictly, and in what is not known', () => {
  const wanted = { type: 'array', minItems: 1, items: { type: 'integer', minimum: 1, maximum: 9 } };
  expect(misfitOfRules({ ...wanted, minItems: 2 }, wanted)).toBeUndefined();
  expect(misfitOfRules({}, wanted)).toBeUndefined();
  expect(misfitOfRules({ type: 'integer', enum: [1, 2] }, { enum: [1, 2, 3] })).toBeUndefined();
  expect(misfitOfRules({ ...wanted, items: { type: 'integer', minimum: 1 } }, wanted)?.path).toBe('[]');
  const optional = { type: 'object', properties: { rows: { type: 'array' } } };
  expect(misfitOfRules(optional, { ...optional, required: ['rows'] })?.text).toBe('may be missing');
});
