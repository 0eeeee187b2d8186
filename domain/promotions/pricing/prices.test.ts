// What docs/promotion-rules.md says about the price of one line, and how amounts are shared.
import { describe, expect, it } from 'vitest';
import type { PriceRules } from './model.ts';
import { share } from './money.ts';
import { priceParts } from './prices.ts';

const DAY = '2026-11-15';
const AT = Date.parse('2026-11-15T10:00:00+07:00');
const always = { from: null, to: null };
const flash = (more = {}) => ({
  id: 1,
  type: 'amount' as const,
  discount: 3_000,
  startsAt: AT,
  endsAt: AT + 1,
  left: 6,
  limit: null,
  ...more,
});

describe('the price of a line', () => {
  const rules = (price: number, more: Partial<PriceRules>): PriceRules => ({
    price,
    wholesale: [],
    discounts: [],
    ...more,
  });
  const step = (minQty: number, price: number) => ({ minQty, price, ...always });
  const coret = { type: 'persentage' as const, discount: 20, ...always };
  const amounts = (pieces: number, one: PriceRules, at = AT) =>
    priceParts(pieces, one, { day: DAY, at }).map(({ source, amount }) => [source, amount]);

  it.each<[string, unknown, unknown]>([
    [
      'a flash sale covers what is left, wholesale counts all',
      amounts(10, rules(12_000, { wholesale: [step(10, 11_000)], flash: [flash()] })),
      [
        ['flash', 54_000],
        ['wholesale', 44_000],
      ],
    ],
    ['nothing else', amounts(3, rules(2_500.5, {})), [['list', 7_502]]],
    [
      'the cheaper step though the higher one is dearer',
      amounts(24, rules(10, { wholesale: [step(12, 8), step(24, 9)] })),
      [['wholesale', 192]],
    ],
    [
      'a percentage is rounded to whole rupiah for a piece',
      amounts(3, rules(33.33, { coret: [coret] })),
      [['coret', 81]],
    ],
    [
      'of equal prices flash stock is spared',
      amounts(1, rules(9_000, { flash: [flash({ discount: 0 })] })),
      [['list', 9_000]],
    ],
    ['the limit of the shop', amounts(1, rules(9_000, { flash: [flash({ limit: 0 })] })), [['list', 9_000]]],
    ['just before the start', amounts(1, rules(9_000, { flash: [flash()] }), AT - 1), [['list', 9_000]]],
    ['at the end', amounts(1, rules(9_000, { flash: [flash()] }), AT + 1), [['list', 9_000]]],
    ['at the start', amounts(1, rules(9_000, { flash: [flash()] })), [['flash', 6_000]]],
    [
      'both days of a period',
      amounts(1, rules(9, { discounts: [{ price: 5, from: DAY, to: DAY }] })),
      [['discount', 5]],
    ],
    [
      'the day after',
      amounts(1, rules(9, { discounts: [{ price: 5, from: null, to: '2026-11-14' }] })),
      [['list', 9]],
    ],
  ])('%s', (_what, is, expected) => expect(is).toEqual(expected));
});

it.each([
  [100_000, [60_000, 55_000], [52_174, 47_826]],
  [9_000, [5_000, 5_000], [4_500, 4_500]],
  [1, [0, 0], [1, 0]],
  [1, [1, 3, 1], [0, 1, 0]],
  // Equal fractions: the larger weight.
  [2, [1, 3], [0, 2]],
  [10, [93_494, 31_006], [8, 2]],
])('%i shared by %j is %j', (total, weights, shares) => expect(share(total, weights)).toEqual(shares));
