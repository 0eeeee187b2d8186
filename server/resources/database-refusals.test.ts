import { expect, it } from 'vitest';
import { makeRefusals } from './database-refusals.ts';

const check = (name: string, columns: string[], definition: string, comment: string | null = null) => ({
  table: 'offers',
  name,
  columns,
  isTime: columns[0]?.startsWith('end') ?? false,
  definition,
  comment,
});
const refusalOf = makeRefusals(
  {
    offer: {
      entity: 'offer',
      table: 'offers',
      key: 'id',
      label: 'name',
      sort: [],
      plural: 'offers',
      fields: { id: { kind: 'column', column: 'id' }, until: { kind: 'column', column: 'end_date' } },
    },
  },
  [
    check('pieces', ['pieces'], 'CHECK ((pieces >= 0))'),
    check('price', ['price'], 'CHECK ((price > (0)::numeric))'),
    check('percent', ['percent'], 'CHECK (((percent >= 0) AND (percent <= 100)))'),
    check('kind', ['kind'], "CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))"),
    check('title', ['title'], "CHECK ((title <> ''::text))"),
    check('days', ['end_date', 'start_date'], 'CHECK ((end_date >= start_date))'),
    check('points', ['most', 'least'], 'CHECK ((most > least))'),
    check('pattern', ['code'], "CHECK ((code ~ '^x'::text))", 'code: A code begins with x.'),
    check('silent', ['code'], "CHECK ((code ~ '^y'::text))"),
  ],
);
const refused = (error: object, names?: Record<string, string>) =>
  refusalOf(
    Object.assign(new Error('as PostgreSQL says'), { table: 'offers', ...error }),
    names && { table: 'offers', names },
  )?.problems[0];

it.each([
  ['pieces', { field: 'pieces', message: 'This must be at least {least}.', params: { least: 0 } }],
  ['price', { field: 'price', message: 'This must be more than {least}.', params: { least: 0 } }],
  ['percent', { message: 'This is {least} to {most} only.', params: { least: 0, most: 100 } }],
  ['kind', { message: 'This is one of {values} only.', params: { values: 'a, b' } }],
  ['title', { field: 'title', message: 'Please fill this field.' }],
  ['days', { field: 'until', message: 'Start date cannot beyond end date.' }],
  [
    'points',
    { field: 'most', message: 'This must be more than {other}.', params: { other: { text: 'least' } } },
  ],
  ['pattern', { field: 'code', message: 'A code begins with x.' }],
  ['silent', { field: 'code', message: 'This value is not accepted.' }],
])('a broken check %s is a sentence about its field', (constraint, problem) => {
  expect(refused({ code: '23514', constraint })).toMatchObject(problem);
});

it('names a field as the call does, else as the entity does', () => {
  const error = { code: '23505', constraint: 'x', detail: 'Key (upper(end_date))=(A) already exists.' };
  expect(refused(error)?.field).toBe('until');
  expect(refused(error, { end_date: 'last_day' })?.field).toBe('last_day');
});

it('names who still uses a row, and says why a trigger refuses', () => {
  const detail = 'Key (id)=(1) is referenced from table "offers".';
  for (const code of ['23001', '23503'])
    expect(refused({ code, detail })).toEqual({
      message: 'This is still used by {entity}.',
      params: { entity: { text: 'offers' } },
    });
  expect(refused({ code: '23514', column: 'kind' })).toEqual({
    field: 'kind',
    message: 'as PostgreSQL says',
  });
});

it('leaves our own mistakes to the log', () => {
  expect(refused({ code: '42P01' })).toBeUndefined();
  expect(refusalOf(new Error('x'))).toBeNull();
});
