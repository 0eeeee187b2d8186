import { expect, it } from 'vitest';
import { hasNoPieces } from './totals.ts';

const rows = [
  { id: 1, quantity: 5 },
  { id: 2, quantity: 0 },
];
const typed = (id: number, qty: unknown) => ({ row: { id }, values: { qty } });

it.each([
  ['all are 0 then', [typed(1, 0)], 2, true],
  ['one keeps its pieces', [typed(2, 0)], 2, false],
  ['one gets pieces', [typed(1, 0), typed(2, 3)], 2, false],
  ['nothing is typed', [], 2, false],
  ['items of another page are unknown', [typed(1, 0)], 3, false],
  ['those of another page are typed too', [typed(1, 0), typed(7, 0)], 3, true],
  ['what is typed is no number', [typed(1, undefined)], 2, false],
])('an order has no pieces: %s', (_, edited, total, expected) => {
  expect(hasNoPieces({ rows, edited, total })).toBe(expected);
});
