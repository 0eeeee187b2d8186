import { describe, expect, it } from 'vitest';
import type { Benefit, Block, BlockType, Filter, Group } from '../conditions/conditions.ts';
import type { NewPromotion, Offers, Product, Shop } from './model.ts';
import { reachOf } from './reach.ts';
import { type SimulatedNode, simulate } from './simulate.ts';

const DAY = '2026-11-15';
const [TEH, KOPI] = [1, 2];
const product = (id: number): Product => ({
  id,
  name: `P${id}`,
  brand: id,
  category: 9,
  price: 1_000,
  wholesale: [],
  discounts: [],
});
const shop: Shop = { id: 1, sales: [5], area: 'Bandung', level: null };
const offers: Offers = {
  moment: { day: DAY, at: 0 },
  shop,
  products: [product(TEH), product(KOPI)],
  bundles: [],
  promotions: [],
  voucher: null,
};
const cut: Benefit = {
  type_benefit: 'potongan-harga',
  type: 'percentage',
  value: '10',
  maks_benefit: 0,
  is_super_tier: '0',
};
const brand = (id: number, minimal_pembelian = 0): Filter => ({
  type: 'manufactur',
  value: 'choose',
  items: [id],
  items_campuran: {
    items: `${id}`,
    minimal_pembelian,
    type_minimal_pembelian: 'qty',
    item_type: 'manufactur',
  },
});
const area = (items: string[], value: 'choose' | 'except' = 'choose'): Filter => ({
  type: 'wl_area',
  value,
  items,
});
const group = (condition: 'and' | 'or', ...data: (Filter | Group)[]): Group => ({
  level: 2,
  condition,
  data,
});
const block = (type: BlockType, own: Filter[], beside: Group[] = [], is_active: 0 | 1 = 1): Block => ({
  type,
  is_active,
  condition: 'and',
  data: [{ level: 1, condition: 'and', data: own }, ...beside],
});
const promo = (customers: Block, products: Block, more: Partial<NewPromotion> = {}): NewPromotion => ({
  kind: 'new',
  id: 7,
  title: 'Promo',
  from: null,
  to: null,
  left: 3,
  conditions: { data: [customers, products], benefit: [cut] },
  ...more,
});
const everyShop = block('customers', []);
const everything = block('products', []);
const order = (...pieces: number[]) => ({
  rows: pieces.map((many, at) => ({ product: at + 1, pieces: many })),
  bundles: [],
});
const states = (nodes: readonly SimulatedNode[]) =>
  Object.fromEntries(nodes.map(({ path, state }) => [path, state]));

describe('a simulation', () => {
  it('answers at each node of what was sent, also at groups that count for nothing', () => {
    const customers = block('customers', [area(['Bandung'])]);
    const products = block(
      'products',
      [brand(TEH)],
      [group('or', brand(KOPI, 12)), group('and', group('and'))],
    );
    expect(states(simulate(promo(customers, products), order(5, 10), offers).nodes)).toEqual({
      'data.0': 'met',
      'data.0.data.0.data.0': 'met',
      'data.1': 'unmet',
      'data.1.data.0.data.0': 'met',
      'data.1.data.1': 'unmet',
      'data.1.data.1.data.0': 'unmet',
      'data.1.data.2': 'idle',
      'data.1.data.2.data.0': 'idle',
    });
  });

  it('says what is missing', () => {
    const { nodes, verdict } = simulate(
      promo(everyShop, block('products', [brand(KOPI, 12)])),
      order(1, 10),
      offers,
    );
    expect(verdict.verdict).toBe('products');
    expect(nodes.find(({ path }) => path === 'data.1.data.0.data.0')?.parts).toEqual([
      {
        holds: false,
        text: '{name}: {reached} of {least} pieces, {missing} more needed.',
        params: { name: 'Manufaktur', reached: 10, least: 12, missing: 2 },
      },
    ]);
  });

  it('tells filters that are met apart from a group that no product meets', () => {
    const { nodes } = simulate(promo(everyShop, block('products', [brand(TEH), brand(KOPI)])), order(1, 1), {
      ...offers,
    });
    expect(states(nodes)).toMatchObject({ 'data.1': 'unmet', 'data.1.data.0.data.1': 'met' });
    expect(nodes.find(({ path }) => path === 'data.1')?.text).toBe(
      'Each of these is met, but by no product all of them.',
    );
  });

  it('of a block that is off says so and nothing below it', () => {
    const off = block('customers', [area(['Jakarta'])], [], 0);
    expect(states(simulate(promo(off, everything), order(1), offers).nodes)).toEqual({
      'data.0': 'met',
      'data.1': 'met',
    });
  });

  it.each([
    ['of a day outside its period', { from: '2026-12-01', to: '2026-12-31' }, 'period', [false, true]],
    ['of a used up quota', { from: DAY, to: DAY, left: 0 }, 'quota', [true, false]],
  ])('%s says so in words, and what it would give all the same', (_what, more, why, limits) => {
    const is = simulate(promo(everyShop, everything, more), order(10), offers);
    expect(is.verdict.verdict).toBe(why);
    expect(is.limits.map(({ holds }) => holds)).toEqual(limits);
    expect(is.alone.lines.map(({ final }) => final)).toEqual([9_000]);
  });

  it('names the promotion that is better, and not an older version of itself', () => {
    const better = promo(everyShop, everything, { id: 8, title: 'Better' });
    const half = {
      ...better,
      conditions: { ...better.conditions, benefit: [{ ...cut, value: '50' }] },
    };
    const own = { ...half, id: 7, title: 'Own' };
    const is = simulate(promo(everyShop, everything), order(10), { ...offers, promotions: [half, own] });
    expect(is.verdict).toMatchObject({ verdict: 'beaten', params: { title: 'Better' } });
  });
});

it('the reach is how many shops and products the blocks take, whatever has to be bought', () => {
  const shops = [shop, { ...shop, id: 2, area: 'Jakarta' }, { ...shop, id: 3, area: null }];
  const { conditions } = promo(
    block('customers', [area(['Bandung'], 'except')]),
    block('products', [], [group('or', brand(TEH, 99))]),
  );
  expect(reachOf(conditions, shops, offers.products)).toEqual({ shops: 2, products: 1 });
  const all = promo(everyShop, everything).conditions;
  expect(reachOf(all, shops, offers.products)).toEqual({ shops: 3, products: 2 });
});

describe('a simulation of tiers', () => {
  const tier = (value: number, is_active: 0 | 1 = 1, type: 'qty' | 'value' = 'qty') => ({
    value,
    type,
    is_active,
    type_condition: 'tiering' as const,
  });
  const tiers = (pieces: number, data: readonly ReturnType<typeof tier>[], super_tier?: number[]) => {
    const sku: Filter = {
      type: 'sku',
      value: 'choose',
      group: 'tiering',
      items: [{ relation_id: TEH, data }],
      ...(super_tier ? { super_tier } : {}),
    };
    const { nodes } = simulate(promo(everyShop, block('products', [sku])), order(pieces), offers);
    const parts = nodes.find(({ path }) => path === 'data.1.data.0.data.0')?.parts ?? [];
    return parts.map(({ holds, text, params }) => [holds, text, params?.missing, params?.tier]);
  };
  const NEXT = '{name}: {missing} more pieces for Tier {tier}.';

  it('says what the next higher tier that counts still needs, also above one that is reached', () => {
    const data = [tier(10), tier(20, 0), tier(30)];
    expect(tiers(12, data)[1]).toEqual([true, NEXT, 18, 3]);
    expect(tiers(30, data)).toHaveLength(1);
    expect(tiers(4, data)).toHaveLength(1);
    expect(tiers(12, [tier(10), tier(15_000, 1, 'value')])[1]).toEqual([
      ...[true, '{name}: Rp {missing} more for Tier {tier}.', 3_000, 2],
    ]);
  });

  it('says what the next super tier needs', () => {
    expect(tiers(12, [tier(10)], [12, 40]).at(-1)).toEqual([
      ...[true, '{missing} more pieces for Super Tier {tier}.', 28, 2],
    ]);
    expect(tiers(40, [tier(10)], [12, 40])).toHaveLength(1);
  });
});
