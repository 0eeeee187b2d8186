import { expect, it } from 'vitest';
import type { ApiResponse } from './read-response.ts';
import { rowsOf } from './rows-of.ts';

const answer = (rest: Partial<ApiResponse>): ApiResponse => ({ raw: null, ...rest });

it('finds the rows where the list says they stand', () => {
  const rows = [{ id: 1 }];
  expect(rowsOf(answer({ rows }), {})).toEqual(rows);
  expect(rowsOf(answer({ item: { shelf: { books: rows } } }), { rows: 'shelf.books' })).toEqual(rows);
  expect(rowsOf(answer({ item: { shelf: { books: { id: 1 } } } }), { rows: 'shelf.books' })).toEqual(rows);
  expect(rowsOf(answer({ item: { shelf: null } }), { rows: 'shelf.books' })).toEqual([]);
  expect(rowsOf(undefined, { rows: 'shelf.books', unfold: ['changes'] })).toEqual([]);
});

it('makes a row of each entry of an object, and keeps what holds none', () => {
  const item = {
    diffs: [
      { id: 2, changes: { title: 'New', pages: 7 }, by: 'Ana' },
      { id: 1, changes: {}, by: 'Budi' },
      { id: 0, by: 'Citra' },
    ],
  };
  const nothing = { name: null, value: null };
  expect(rowsOf(answer({ item }), { rows: 'diffs', unfold: ['changes'] })).toEqual([
    { id: 2, changes: { name: 'title', value: 'New' }, by: 'Ana' },
    { id: 2, changes: { name: 'pages', value: 7 }, by: 'Ana' },
    { id: 1, changes: nothing, by: 'Budi' },
    { id: 0, changes: nothing, by: 'Citra' },
  ]);
});

it('gives each row the entries of the same name of the other objects', () => {
  const rows = [{ id: 1, now: { title: 'New', pages: 7 }, before: { title: 'Old', shelf: 'A' } }];
  expect(rowsOf(answer({ rows }), { unfold: ['now', 'before'] })).toEqual([
    { id: 1, now: { name: 'title', value: 'New' }, before: { name: 'title', value: 'Old' } },
    { id: 1, now: { name: 'pages', value: 7 }, before: { name: 'pages', value: undefined } },
  ]);
});

it('makes a row of each object of a list, beside the other values of its row; a row that holds none gives none', () => {
  const shelves = [
    { id: 1, name: 'A', lent: [{ to: 'Ana' }, { to: 'Budi' }] },
    { id: 2, name: 'B', lent: [] },
    { id: 3, name: 'C', lent: null },
    { id: 4, name: 'D', lent: [{ to: 'Citra' }] },
  ];
  expect(rowsOf(answer({ item: { shelves } }), { rows: 'shelves', unfoldList: 'lent' })).toEqual([
    { id: 1, name: 'A', lent: { to: 'Ana' } },
    { id: 1, name: 'A', lent: { to: 'Budi' } },
    { id: 4, name: 'D', lent: { to: 'Citra' } },
  ]);
});
