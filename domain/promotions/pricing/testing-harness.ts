// An oracle beside the module, on random cases: docs/promotion-rules.md, "A case as JSON".
import { expect } from 'vitest';
import { cases, dice } from '../../../tests/property.ts';
import type { Offers, Order } from './model.ts';
import { keyOf, type Priced, priceOrder } from './price-order.ts';
import { randomCase } from './testing-cases.ts';

/** A case as the page of rules describes it, and nothing else. */
export type PlainCase = Offers & { readonly order: Order };
export type PlainResult = Readonly<Record<string, unknown>>;

/** Compares an oracle with the module on `usual` cases, in a long run on `long`; it is given and answers plain JSON. */
export function comparePrices(
  what: string,
  oracle: (plain: never) => PlainResult,
  usual: number,
  long: number,
): void {
  const count = cases(what, usual, long);
  let given = 0;
  for (let seed = 1; seed <= count; seed++) {
    const { order, offers } = randomCase(dice(seed));
    const plain = copy({ ...offers, order });
    const is = plainResult(plain);
    given += (is.promotions as unknown[]).length;
    expect(unordered(copy(is)), `seed ${seed}`).toEqual(unordered(copy(oracle(copy(plain) as never))));
  }
  // Cases in which nothing is given would prove nothing.
  expect(given).toBeGreaterThan(count / 2);
}

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What the module computes for a case, as the page of rules describes it. */
export function plainResult({ order, ...offers }: PlainCase): PlainResult {
  const is = priceOrder(order, offers);
  return {
    lines: is.lines.map(lineOf),
    flash: is.uses.flash,
    gifts: is.gifts,
    total: is.total,
    cn: creditsOf(is, 'cn'),
    vouchers: creditsOf(is, 'voucher'),
    bundles: is.bundles.map(({ bundle, product, pieces, final: amount }) => ({
      bundle,
      product,
      pieces,
      amount,
    })),
    voucher: is.voucher ? is.voucher.amount : null,
    promotions: offers.promotions
      .map(keyOf)
      .filter((key) =>
        is.verdicts.some(({ promotion, verdict }) => promotion === key && verdict === 'given'),
      ),
  };
}

const lineOf = ({ product, pieces, amount, final }: Priced['lines'][number]) => ({
  product,
  pieces,
  amount,
  final,
});

const creditsOf = ({ credits }: Priced, sort: 'cn' | 'voucher') =>
  credits
    .filter((credit) => credit.sort === sort)
    .map(({ promotion, amount, words }) => ({ promotion, amount, words }));

/** In which order entries stand says nothing. */
export const unordered = (is: PlainResult): PlainResult =>
  Object.fromEntries(
    Object.entries(is).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((one) => JSON.stringify(sorted(one))).sort() : value,
    ]),
  );

const sorted = (one: unknown): unknown =>
  typeof one === 'object' && one !== null && !Array.isArray(one)
    ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
    : one;
