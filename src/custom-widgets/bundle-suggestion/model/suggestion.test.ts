import { expect, it } from 'vitest';
import { suggestionOf } from './suggestion.ts';

it.each([
  ['nothing', [], 0, 0],
  ['no percentage is the list price', [{ product: { price: 30_000 }, qty: 2 }], 60_000, 60_000],
  [
    'each row has its own percentage',
    [
      { product: { price: 30_000 }, qty: 2, discount: 10 },
      { product: { price: 55_000 }, qty: 1, discount: 0 },
    ],
    115_000,
    109_000,
  ],
  ['half a rupiah is rounded up', [{ product: { price: 5 }, qty: 1, discount: 10 }], 5, 5],
  ['rows that are not whole yet count as nothing', [{ product: { price: 5 } }, { qty: 3 }], 0, 0],
  ['a percentage beyond its limits', [{ product: { price: 100 }, qty: 1, discount: 140 }], 100, 0],
  ['a quantity that is no number', [{ product: { price: 100 }, qty: '2,5' }], 0, 0],
  ['a quantity that is not whole', [{ product: { price: 100 }, qty: 1.5 }], 0, 0],
  ['a percentage that is no number', [{ product: { price: 100 }, qty: 1, discount: '1O' }], 0, 0],
])('%s', (_, lines, list, price) => {
  expect(suggestionOf(lines)).toEqual({ list, price });
});
