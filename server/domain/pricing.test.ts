import { describe, expect, it } from 'vitest';
import { type PriceRules, priceLine, totalOf } from './pricing.ts';

const DAY = '2026-11-15';
const rules = (more: Partial<PriceRules> = {}): PriceRules => ({
  price: 12_500,
  wholesale: [],
  discounts: [],
  ...more,
});
const step = (minQty: number, price: number, from: string | null = null, to: string | null = null) => ({
  minQty,
  price,
  from,
  to,
});
const off = (price: number, from: string | null = null, to: string | null = null) => ({ price, from, to });

describe('the price of a line', () => {
  it('is the usual one where no rule holds', () => {
    expect(priceLine(3, rules(), DAY)).toEqual({ price: 12_500, discount_price: 0, final_price: 37_500 });
  });

  it('is that of the highest step that the quantity reaches', () => {
    const steps = rules({ wholesale: [step(12, 11_500), step(48, 11_000)] });
    expect([1, 11, 12, 47, 48, 500].map((quantity) => priceLine(quantity, steps, DAY).price)).toEqual([
      12_500, 12_500, 11_500, 11_500, 11_000, 11_000,
    ]);
  });

  it('of two rules for one step is the lower, and a higher step counts even where it is dearer', () => {
    const steps = rules({ wholesale: [step(12, 11_500), step(12, 11_400), step(24, 11_450)] });
    expect(priceLine(12, steps, DAY).price).toBe(11_400);
    expect(priceLine(24, steps, DAY).price).toBe(11_450);
  });

  it.each([
    ['2026-11-14', '2026-11-16', 11_500],
    [DAY, DAY, 11_500],
    [null, DAY, 11_500],
    [DAY, null, 11_500],
    ['2026-11-16', null, 12_500],
    [null, '2026-11-14', 12_500],
  ])('by a step from %s to %s is %i', (from, to, price) => {
    expect(priceLine(12, rules({ wholesale: [step(12, 11_500, from, to)] }), DAY).price).toBe(price);
  });

  it('is the lowest discount of the day, off the price of the step', () => {
    const all = rules({
      wholesale: [step(12, 11_500)],
      discounts: [off(9_900), off(9_500), off(100, '2026-12-01')],
    });
    expect(priceLine(12, all, DAY)).toEqual({ price: 11_500, discount_price: 24_000, final_price: 114_000 });
  });

  it('is not raised by a discount above the price of the step', () => {
    const all = rules({ wholesale: [step(12, 9_000)], discounts: [off(9_900)] });
    expect(priceLine(12, all, DAY)).toEqual({ price: 9_000, discount_price: 0, final_price: 108_000 });
  });

  it('is rounded once for the whole line, a half upwards', () => {
    expect(priceLine(1, rules({ price: 0.5 }), DAY).final_price).toBe(1);
    expect(priceLine(3, rules({ price: 33.33 }), DAY).final_price).toBe(100);
    expect(priceLine(3, rules({ price: 1.005 }), DAY).final_price).toBe(3);
    expect(priceLine(0, rules(), DAY)).toEqual({ price: 12_500, discount_price: 0, final_price: 0 });
  });
});

it('an order costs what its lines cost', () => {
  const lines = [priceLine(2, rules(), DAY), priceLine(3, rules({ price: 33.33 }), DAY)];
  expect(totalOf(lines)).toBe(25_100);
  expect(totalOf([])).toBe(0);
});
