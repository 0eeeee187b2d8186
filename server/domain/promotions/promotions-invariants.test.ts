import { expect, it } from 'vitest';
import { allowed, cases, dice } from '../../../tests/property.ts';
import type { Offers, Order } from './model.ts';
import { sum } from './money.ts';
import { type Priced, priceOrder } from './price-order.ts';
import { priceParts } from './prices.ts';
import { randomCase } from './testing-cases.ts';

it(
  'whatever is ordered, sums are exact and nothing but the order itself matters',
  () => {
    const count = cases('invariants of prices', 150);
    for (let seed = 1; seed <= count; seed++) {
      const roll = dice(seed);
      const { order, offers } = randomCase(roll);
      const is = priceOrder(order, offers);
      addsUp(is, order, seed);
      const said = linesOf(is);
      const backwards = { ...order, rows: [...order.rows].reverse() };
      expect(linesOf(priceOrder(backwards, offers)), `rows of ${seed}`).toEqual(said);
      const turned = { ...offers, promotions: [...offers.promotions].reverse() };
      expect(linesOf(priceOrder(order, turned)), `promotions of ${seed}`).toEqual(said);
      const split = { ...order, rows: order.rows.flatMap(inTwo) };
      expect(linesOf(priceOrder(split, offers)), `split rows of ${seed}`).toEqual(said);
      const kept = JSON.parse(JSON.stringify(offers)) as Offers;
      expect(priceOrder(order, kept), `kept offers of ${seed}`).toEqual(is);
      fewer(order, { ...offers, voucher: null }, seed);
    }
  },
  allowed(40_000),
);

const linesOf = (is: Priced) => ({
  ...{ total: is.total, uses: [...is.uses.promotions].sort() },
  lines: is.lines.map(({ product, pieces, amount, final, voucher }) => ({
    ...{ product, pieces, amount, final, voucher },
  })),
});

function addsUp(is: Priced, order: Order, seed: number): void {
  const finals = is.rows.map(({ final_price }) => final_price);
  expect(sum(finals) + sum(is.bundles.map(({ final }) => final)), `total of ${seed}`).toBe(is.total);
  for (const line of is.lines) {
    const rows = is.rows.filter((_, at) => order.rows[at]?.product === line.product);
    expect(sum(rows.map(({ final_price }) => final_price)), `rows of ${seed}`).toBe(line.final);
    expect(line.final).toBe(line.amount - sum(line.cuts.map(({ amount }) => amount)) - line.voucher);
    expect(line.final).toBeGreaterThanOrEqual(0);
    expect(sum(line.parts.map(({ pieces }) => pieces))).toBe(line.pieces);
    const flash = rows.flatMap((row) => row.flash.map(({ pieces }) => pieces));
    const covered = line.parts.filter((part) => part.flash !== undefined).map(({ pieces }) => pieces);
    expect(sum(flash)).toBe(sum(covered));
  }
  for (const { final_price, discount_price } of is.rows) {
    expect(Number.isInteger(final_price) && final_price >= 0 && discount_price >= 0).toBe(true);
  }
  for (const { pieces } of is.gifts) expect(Number.isInteger(pieces) && pieces > 0).toBe(true);
}

const inTwo = (row: Order['rows'][number]) => {
  const first = Math.floor(row.pieces / 2);
  return [
    { ...row, pieces: first },
    { ...row, pieces: row.pieces - first },
  ];
};

/** One promotion less never makes the order cheaper. */
function fewer(order: Order, offers: Offers, seed: number): void {
  const { total } = priceOrder(order, offers);
  for (const one of offers.promotions) {
    const without = { ...offers, promotions: offers.promotions.filter((other) => other !== one) };
    expect(priceOrder(order, without).total, `less of ${seed}`).toBeGreaterThanOrEqual(total);
  }
}

it('a piece never becomes dearer by ordering more, but for flash sales', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const { offers } = randomCase(dice(seed));
    for (const product of offers.products) {
      const prices = Array.from({ length: 25 }, (_, at) => {
        const [part] = priceParts(at + 1, { ...product, flash: [] }, offers.moment);
        return part?.price ?? 0;
      });
      expect(prices).toEqual([...prices].sort((a, b) => b - a));
    }
  }
});
