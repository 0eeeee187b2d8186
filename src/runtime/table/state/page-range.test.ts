import { expect, it } from 'vitest';
import { pageRange, rowSpan } from './page-range.ts';

const print = (current: number, last: number) =>
  pageRange(current, last)
    .map((page) => (page === 'gap' ? '…' : page))
    .join(' ');

it.each([
  [1, 1, '1'],
  [1, 5, '1 2 3 4 5'],
  [1, 20, '1 2 … 19 20'],
  [4, 20, '1 2 3 4 5 … 19 20'],
  [5, 20, '1 2 3 4 5 6 … 19 20'],
  [6, 20, '1 2 … 5 6 7 … 19 20'],
  [16, 20, '1 2 … 15 16 17 18 19 20'],
  [20, 20, '1 2 … 19 20'],
  [500_000, 1_000_000, '1 2 … 499999 500000 500001 … 999999 1000000'],
])('shows page %i of %i as %s', (current, last, text) => {
  expect(print(current, last)).toBe(text);
});

it('shows no page when there is none', () => {
  expect(print(1, 0)).toBe('');
});

it('counts the rows that a page shows', () => {
  expect(rowSpan(3, 10, 10, 95)).toEqual({ from: 21, to: 30, total: 95 });
  expect(rowSpan(10, 10, 5, 95)).toEqual({ from: 91, to: 95, total: 95 });
  expect(rowSpan(1, 10, 0, 0)).toEqual({ from: 0, to: 0, total: 0 });
  expect(rowSpan(2, undefined, 15, 40, 30)).toEqual({ from: 16, to: 30, total: 40 });
});
