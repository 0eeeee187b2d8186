import { expect, it } from 'vitest';
import { allowed, cases, dice } from '../../../tests/property.ts';
import { priceOrder } from './price-order.ts';
import { randomCase } from './testing-cases.ts';
import { oracle } from './testing-oracle.ts';

it(
  'orders cost and bring what the page of rules says, whatever promotions there are',
  () => {
    const count = cases('promotions beside the oracle', 500);
    let given = 0;
    for (let seed = 1; seed <= count; seed++) {
      const { order, offers } = randomCase(dice(seed));
      const is = priceOrder(order, offers);
      given += is.verdicts.filter(({ verdict }) => verdict === 'given').length;
      const of = (sort: string) =>
        is.credits
          .filter((credit) => credit.sort === sort)
          .map(({ promotion, amount }) => ({ promotion, amount }));
      const flash = Object.fromEntries(is.uses.flash.map(({ id, pieces }) => [id, pieces]));
      const lines = is.lines.map(({ product, pieces, amount, final }) => ({
        ...{ product, pieces, amount, final },
      }));
      expect(
        unordered({
          ...{ lines, flash, total: is.total, cn: of('cn'), vouchers: of('voucher') },
          bundles: is.bundles.map(({ final }) => final),
          gifts: is.gifts.map(({ promotion, product, pieces }) => ({ promotion, product, pieces })),
          promotions: is.uses.promotions,
        }),
        `seed ${seed}`,
      ).toEqual(unordered(oracle(structuredClone(order) as never, structuredClone(offers) as never)));
    }
    // Cases in which nothing is given would prove nothing.
    expect(given).toBeGreaterThan(count / 2);
  },
  allowed(10_000),
);

/** In which order promotions are told of says nothing. */
const unordered = (is: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(is).map(([name, value]) => [
      name,
      Array.isArray(value) && name !== 'bundles' ? value.map((one) => JSON.stringify(one)).sort() : value,
    ]),
  );
