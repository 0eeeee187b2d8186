import { expect, it } from 'vitest';
import { misfit } from './misfit.ts';

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
