import { describe, expect, it } from 'vitest';
import type { Benefit, Block, ItemsCondition } from '../conditions/conditions.ts';
import type { NewPromotion, Product, Shop } from './model.ts';
import { type PastOrder, pastTrial, type Tried } from './past.ts';
import { simulate } from './simulate.ts';

const [TEH, KOPI, GULA] = [1, 2, 3];
const product = (id: number): Product => ({
  id,
  name: `P${id}`,
  brand: id,
  category: 9,
  price: 1_000,
  wholesale: [{ minQty: 10, price: 900, from: null, to: null }],
  discounts: [],
});
const shop = (id: number, area = 'Bandung'): Shop => ({ id, sales: [], area, level: null });
const moment = { day: '2026-11-15', at: 1_000 };
const products = [product(TEH), product(KOPI), product(GULA)];
const order = (by: Shop, ...rows: (readonly [number, number])[]): PastOrder => ({
  shop: by,
  rows: rows.map(([id, pieces]) => ({ product: id, pieces })),
});
const PAST = [
  order(shop(1), [TEH, 4], [KOPI, 1]),
  order(shop(2), [KOPI, 30]),
  order(shop(1), [TEH, 12]),
  order(shop(3, 'Solo'), [TEH, 6], [GULA, 2]),
];
const block = (type: Block['type'], ...data: Block['data'][number]['data']): Block => ({
  type,
  is_active: 1,
  condition: 'and',
  data: [{ level: 1, condition: 'and', data }],
});
const benefit: Benefit = {
  type_benefit: 'potongan-harga',
  type: 'percentage',
  value: '10',
  maks_benefit: 0,
  is_super_tier: '0',
};
const conditions: ItemsCondition = {
  data: [
    block('customers', { type: 'wl_area', value: 'choose', items: ['Bandung'] }),
    block('products', { type: 'manufactur', value: 'choose', items: [TEH] }),
  ],
  benefit: [benefit],
};
const promotion = (left = 9): NewPromotion => ({
  kind: 'new',
  id: 7,
  title: 'Hemat',
  conditions,
  left,
  from: '2030-01-01',
  to: '2030-02-01',
});
const tried = (one: Tried, orders = PAST, gifts: number[] = []) => {
  const trial = pastTrial(one, { moment, products, gifts });
  for (const past of orders) trial.take(past);
  return trial.result();
};

describe('what a promotion would have given', () => {
  it('is what the simulation says of each order by itself', () => {
    const alone = PAST.map((past) => {
      const offers = { moment, shop: past.shop, products, promotions: [], bundles: [], voucher: null };
      return simulate(promotion(), { rows: past.rows, bundles: [] }, offers).alone;
    });
    const cuts = alone.flatMap(({ lines }) => lines.flatMap((line) => line.cuts.map(({ amount }) => amount)));
    // 10 % of 4 at 1,000, and of 12 at 900.
    expect(cuts).toEqual([400, 1_080]);
    expect(tried(promotion())).toEqual({ orders: 2, shops: 1, off: 1_480, pieces: 0, worth: 0, credit: 0 });
  });

  it('ends with its quota, and with its maximum over all orders', () => {
    expect(tried(promotion(1))).toMatchObject({ orders: 1, off: 400 });
    expect(tried({ ...promotion(), leftAmount: 1_000 })).toMatchObject({ orders: 2, off: 1_000 });
    const free = { kind: 'free', id: 1, title: '', from: null, to: null, product: TEH, type: 'qty' } as const;
    const item = { ...free, value: 4, multiples: true, gifts: [GULA] };
    // One for 4, three for 12, one for 6.
    expect(tried({ ...item, left: 9 }, PAST, [GULA])).toEqual({
      orders: 3,
      shops: 2,
      off: 0,
      pieces: 5,
      worth: 5_000,
      credit: 0,
    });
    expect(tried({ ...item, left: 2 }, PAST, [GULA]).pieces).toBeLessThanOrEqual(2);
  });

  it('of a lower price is what orders would have cost less, down to the last piece of its stock', () => {
    // Thirty cost 900 each anyway.
    expect(tried({ kind: 'coret', product: KOPI, discount: 10, type: 'persentage' })).toMatchObject({
      orders: 1,
      shops: 1,
      off: 100,
    });
    const few = PAST.filter((_, orderIndex) => orderIndex === 0 || orderIndex === 3);
    const flash = (left: number, limit: number | null) => {
      const item = { product: TEH, discount: 100, type: 'amount', left, limit } as const;
      return tried({ kind: 'flash', items: [item] }, [...few, ...few]).off;
    };
    // 4 and 6 pieces, twice: no stock for all of them; two pieces for each shop in all.
    expect([flash(99, null), flash(13, null), flash(99, 2)]).toEqual([2_000, 1_300, 400]);
  });

  it('of a bundle counts as often as an order has all of its products', () => {
    const goods = [
      { product: TEH, pieces: 2 },
      { product: KOPI, pieces: 1 },
    ];
    const bundle = { id: 5, title: 'Paket', from: null, to: null, price: 2_500, products: goods };
    expect(tried({ kind: 'bundle', bundle })).toMatchObject({ orders: 1, shops: 1, off: 500 });
  });
});
