import { expect, it } from 'vitest';
import { allowed, cases, dice } from '../../../tests/property.ts';
import type { Offers, Order } from './model.ts';
import { sum } from './money.ts';
import { keyOf, type Priced, priceOrder } from './price-order.ts';
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
      told(is, offers, seed);
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
      const without = priceOrder(order, { ...offers, voucher: null });
      expect(without.total, `voucher of ${seed}`).toBe(is.total + (is.voucher?.amount ?? 0));
      const ungiven = offers.promotions.filter(({ kind }) => kind !== 'free');
      const { total } = priceOrder(order, { ...offers, promotions: ungiven });
      expect(total, `free items of ${seed}`).toBe(is.total);
    }
  },
  allowed(40_000),
);

const linesOf = (is: Priced) => ({
  total: is.total,
  uses: [...is.uses.promotions].sort(),
  lines: is.lines.map(({ product, pieces, amount, final, voucher }) => ({
    product,
    pieces,
    amount,
    final,
    voucher,
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

/** Every promotion has one verdict, and what it is worth is shared to the rupiah. */
function told(is: Priced, { promotions }: Offers, seed: number): void {
  expect(is.verdicts.map(({ promotion }) => promotion)).toEqual(promotions.map(keyOf));
  for (const { verdict, given } of is.verdicts)
    expect(given.length > 0, `verdict of ${seed}`).toBe(verdict === 'given');
  for (const { amount, shares } of is.credits)
    expect(sum(shares.map((share) => share.amount)), `credit of ${seed}`).toBe(amount);
  expect(sum(is.lines.map((line) => line.voucher)), `voucher of ${seed}`).toBe(is.voucher?.amount ?? 0);
  for (const free of is.uses.free) {
    const { left = 0 } = promotions.find(({ kind, id }) => kind === 'free' && id === free.id) ?? {};
    expect(free.pieces, `free of ${seed}`).toBeLessThanOrEqual(left);
  }
  expect(is.uses.promotions.every((id) => promotions.some((one) => one.id === id && one.left > 0))).toBe(
    true,
  );
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

it('more pieces of the main product never bring fewer free ones', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const { offers } = randomCase(dice(seed));
    for (const one of offers.promotions) {
      if (one.kind !== 'free' || one.type !== 'qty') continue;
      const gifts = Array.from({ length: 30 }, (_, pieces) => {
        const order = { rows: [{ product: one.product, pieces }], bundles: [] };
        return sum(priceOrder(order, { ...offers, promotions: [one] }).gifts.map((gift) => gift.pieces));
      });
      expect(gifts).toEqual([...gifts].sort((a, b) => a - b));
    }
  }
});
