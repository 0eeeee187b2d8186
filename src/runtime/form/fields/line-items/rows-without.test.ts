import { expect, it } from 'vitest';
import type { FormField } from '../../../../../core/model.ts';
import { rowsWithout } from './rows-without.ts';

const column = (name: string, field = 'number'): FormField => ({ name, label: name, field, span: 12 });
const picked = { ...column('book_id', 'picker'), options: { current: 'book.title', value: 'id' } };
const asksWithout = ['off', 'stock'];
const list = (fields: readonly FormField[], options = {}): FormField => ({
  ...column('items', 'line-items'),
  fields,
  options,
});
const columns = [column('off'), column('stock')];

it('asks about the rows in which none of the columns holds anything, by their names', () => {
  const rows = [
    { book_id: 1, book: { title: 'Dune' }, off: 0, stock: null },
    { book_id: 2, book: { title: 'Emma' }, off: 0, stock: 3 },
    { book_id: 3, book: { title: 'Ulysses' }, off: '', stock: '0' },
    { book_id: 4, book: { title: 'Kim' }, off: 'ten', stock: 0 },
  ];
  expect(rowsWithout(list([picked, ...columns], { asksWithout }), rows)).toEqual([
    'Without off, stock: Dune, Ulysses.',
  ]);
});

it('counts the rows beyond the first few, and calls rows without a record by their number', () => {
  const rows = Array.from({ length: 7 }, () => ({}));
  expect(rowsWithout(list(columns, { asksWithout }), rows)).toEqual([
    'Without off, stock: Line 1, Line 2, Line 3, Line 4, Line 5, and 2 more.',
  ]);
});

it('asks nothing where nothing is declared, or every row holds something', () => {
  expect(rowsWithout(list(columns), [{}])).toEqual([]);
  expect(rowsWithout(list(columns, { asksWithout }), [{ off: 1 }])).toEqual([]);
  expect(rowsWithout(list(columns, { asksWithout }), undefined)).toEqual([]);
});
