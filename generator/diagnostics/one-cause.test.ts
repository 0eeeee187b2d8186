import { expect, it } from 'vitest';
import { oneForEachCause } from './one-cause.ts';
import type { Problem } from './problem.ts';

type Short = readonly [code: Problem['code'], at: string, text: string];

const problemOf = ([code, at, text]: Short, index: number): Problem => ({
  code,
  at,
  text,
  severity: 'error',
  file: 'schemas/book/book.endpoints.json',
  line: index + 1,
  column: 1,
});
const left = (...problems: readonly Short[]) =>
  oneForEachCause(problems.map(problemOf)).map(({ code }) => code);
const list = (inside: string) => `endpoints["book.list"].${inside}`;

it.each<[cause: Short, consequence: Short, independent: Short]>([
  [
    ['RES-01', list('resource.where.shelf'), '"room" is a column of its own.'],
    ['RES-11', list('query.shelf'), 'nothing is narrowed by "shelf".'],
    ['RES-11', list('query.lent'), 'nothing is narrowed by "lent".'],
  ],
  [
    ['SCH-05', list('query.page'), 'the call has "page" already.'],
    ['RES-11', list('query.page'), 'nothing is narrowed by "page".'],
    ['RES-11', list('query.lent'), 'nothing is narrowed by "lent".'],
  ],
  [
    ['RTE-02', list('path'), 'PUT /api/book is answered by "book.sort" already.'],
    ['RES-02', list('resource'), 'neither the path nor the body has an "id".'],
    ['RES-02', 'endpoints["book.get"].resource', 'neither the path nor the body has an "id".'],
  ],
  [
    ['CAL-04', list('answer'), '"list" answers no "item".'],
    ['LST-05', list('export'), 'endpoint "book.list" gives no rows that could be exported.'],
    ['LST-05', 'endpoints["loan.list"].export', 'endpoint "loan.list" gives no rows that could be exported.'],
  ],
  [
    ['REF-10', 'access.staff[2]', 'no role 9. Known: 1, 2.'],
    ['RES-06', list('selection'), 'not everyone who may call "book.delete" may call "book.list".'],
    ['RES-06', list('selection'), 'the body has a "count" of its own, which says which rows are meant.'],
  ],
])('what follows from %s is left out, and what does not is told', (cause, consequence, independent) => {
  expect(left(cause, consequence)).toEqual([cause[0]]);
  expect(left(cause, independent)).toEqual([cause[0], independent[0]]);
});

it('a path that has its parameter is no reason for another row that is missing', () => {
  const route: Short = ['RTE-02', list('path'), 'PUT /api/book/{id} is answered by "book.sort" already.'];
  expect(left(route, ['RES-02', list('resource'), 'neither has a "number".'])).toEqual(['RTE-02', 'RES-02']);
});
