import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../core/model.ts';
import { outcomes } from './outcomes.ts';

const row = {
  type: 'object',
  properties: {
    state: { type: 'integer', enum: [0, 1, 2] },
    active: { type: 'integer', enum: [0, 1] },
    qty: { type: 'integer', minimum: 0 },
    price: { type: 'number' },
    note: { type: ['string', 'null'] },
    code: { type: 'string', minLength: 1 },
    name: { type: 'string' },
    blank: { type: 'string', minLength: 0 },
    day: { type: 'string', format: 'date' },
    secret: { type: ['string', 'null'], minLength: 8 },
    author: { type: 'object', properties: { age: { type: 'integer', minimum: 1 } } },
  },
};
const form = { type: 'object', properties: { kind: { type: 'string', enum: ['a', 'b'] } } };
const come = (condition: Condition, roles?: readonly number[]) => {
  const found = outcomes(condition, { route: ['id'], row, form }, roles);
  return found && `${found.holds ? 'holds' : ''}${found.fails ? 'fails' : ''}`;
};

describe('what a condition can come to', () => {
  it.each<[string, Condition, (readonly number[])?]>([
    ['an enum has no such value', { field: 'state', is: 3 }],
    ['below the minimum', { field: 'qty', lt: 0 }],
    [
      'no integer between',
      {
        all: [
          { field: 'qty', gt: 5 },
          { field: 'qty', lt: 6 },
        ],
      },
    ],
    [
      'two days',
      {
        all: [
          { field: 'day', gt: '2026-01-02' },
          { field: 'day', lt: '2026-01-02' },
        ],
      },
    ],
    ['a role that does not see it', { user: 'role', is: 4 }, [2, 3]],
    ['a text that cannot be empty', { field: 'code', exists: false }],
    ['a text that cannot be null', { field: 'name', exists: false }],
    ['one and not that one', { all: [{ field: 'state', is: 1 }, { not: { field: 'state', lt: 2 } }] }],
  ])('never holds: %s', (_, condition, roles) => expect(come(condition, roles)).toBe('fails'));

  it.each<[string, Condition, (readonly number[])?]>([
    ['all of an enum', { field: 'state', in: [0, 1, 2] }],
    ['one or not that one', { any: [{ field: 'price', is: 1 }, { not: { field: 'price', is: 1 } }] }],
    ['from the minimum on', { field: 'qty', gte: 0 }],
    ['every role that sees it', { user: 'role', in: [2, 3] }, [2, 3]],
    ['a number there', { field: 'price', exists: true }],
  ])('always holds: %s', (_, condition, roles) => expect(come(condition, roles)).toBe('holds'));

  it.each<[string, Condition, (readonly number[])?]>([
    [
      'a number between two others',
      {
        all: [
          { field: 'price', gt: 5 },
          { field: 'price', lt: 6 },
        ],
      },
    ],
    ['a long text there or not', { field: 'secret', exists: true }],
    ['what may be null', { field: 'note', exists: true }],
    ['an empty text', { field: 'note', is: '' }],
    ['an empty text that is asked for', { field: 'name', is: '' }],
    ['a text that may be empty', { field: 'blank', exists: false }],
    ['a part of what may be missing', { field: 'author.age', gte: 1 }],
    ['all of an enum in a form, which may be empty', { field: 'kind', in: ['a', 'b'] }],
    ['now', { now: 'date', gt: '2020-01-01' }],
    ['a parameter of the route', { route: 'id', is: '7' }],
    ['one of the roles', { user: 'role', is: 2 }, [2, 3]],
    ['oneself', { field: 'qty', is: { from: 'user', path: 'id' } }],
    ['one of three', { field: 'state', in: [0, 1] }],
    ['a row that is newer than a day', { field: 'day', gte: '2026-06-01' }],
  ])('may hold or not: %s', (_, condition, roles) => expect(come(condition, roles)).toBe('holdsfails'));

  it('is not known where there are too many values', () => {
    const some = ['state', 'active', 'qty', 'price', 'note', 'code', 'day'] as const;
    const many = some.flatMap((field) => [1, 2, 3].map((gt) => ({ field, gt })));
    expect(come({ all: many })).toBeUndefined();
  });
});
