// What docs/promotion-rules.md says, beside the examples of docs/promotion-examples.md.
import { describe, expect, it } from 'vitest';
import type { Benefit, Filter, ItemsCondition, SkuFilter, SkuGroup, Tier } from '../conditions/conditions.ts';
import type { FreeItem, NewPromotion, Offers, Product, Promotion, Voucher } from './model.ts';
import { priceOrder } from './price-order.ts';

const DAY = '2026-11-15';
const AT = Date.parse('2026-11-15T10:00:00+07:00');
const [TEH, KOPI, GULA] = [1, 2, 3];
const product = (id: number, price: number, more: Partial<Product> = {}): Product => ({
  id,
  name: `P${id}`,
  brand: 1,
  category: id,
  price,
  wholesale: [],
  discounts: [],
  ...more,
});
const always = { from: null, to: null };
const benefit = (more: Partial<Benefit> = {}): Benefit => ({
  type_benefit: 'potongan-harga',
  type: 'percentage',
  value: '10',
  maks_benefit: 0,
  is_super_tier: '0',
  ...more,
});
const sku = (
  group: SkuGroup,
  items: Record<number, number[]>,
  more: Record<number, object> = {},
): SkuFilter => ({
  type: 'sku',
  value: 'choose',
  group,
  items: Object.entries(items).map(([relation_id, values]) => ({
    relation_id: Number(relation_id),
    data: values.map((value): Tier => ({ value, type: 'qty', is_active: 1, type_condition: group })),
    ...more[Number(relation_id)],
  })),
});
const conditions = (
  filters: Filter[],
  benefits: Benefit[],
  condition: 'and' | 'or' = 'and',
): ItemsCondition => ({
  data: [{ type: 'products', is_active: 1, condition, data: [{ level: 1, condition, data: filters }] }],
  benefit: benefits,
});
let number = 0;
const promo = (filters: Filter[], benefits: Benefit[], more: Partial<NewPromotion> = {}): NewPromotion => ({
  kind: 'new',
  id: ++number,
  title: `Promo ${number}`,
  ...always,
  left: 9,
  conditions: conditions(filters, benefits),
  ...more,
});
const free = (more: Partial<FreeItem>): FreeItem => ({
  kind: 'free',
  id: ++number,
  title: 'Gratis',
  ...always,
  product: TEH,
  type: 'qty',
  value: 10,
  multiples: true,
  gifts: [GULA],
  left: 99,
  ...more,
});

/** So many pieces of Teh and Kopi at these prices. */
function priced(
  pieces: readonly [number, number],
  promotions: Promotion[],
  { voucher = null, prices = [1_000, 2_000] }: { voucher?: Voucher | null; prices?: number[] } = {},
) {
  const offers: Offers = {
    moment: { day: DAY, at: AT },
    shop: { id: 1, sales: [], area: null, level: null },
    voucher,
    promotions,
    products: [product(TEH, prices[0] ?? 0), product(KOPI, prices[1] ?? 0, { brand: 2 }), product(GULA, 500)],
    bundles: [],
  };
  const rows = pieces.map((many, at) => ({ product: at + 1, pieces: many }));
  const is = priceOrder({ rows, bundles: [] }, offers);
  const off = [TEH, KOPI].map((id) => {
    const line = is.lines.find((one) => one.product === id);
    return line ? line.amount - line.final : 0;
  });
  return { ...is, off };
}

describe('what promotions take off', () => {
  const tiers = { [TEH]: [10, 20], [KOPI]: [5, 10] };
  const superTier = { ...sku('tiering', tiers), super_tier: [25, 40] } as Filter;
  const mixed = (least: number): Filter => ({
    type: 'manufactur',
    value: 'all',
    items: [],
    items_campuran: { items: '', minimal_pembelian: least, type_minimal_pembelian: 'nominal', item_type: '' },
  });
  const withoutMeasure = (least: number): Filter => ({
    type: 'manufactur',
    value: 'all',
    items: [],
    items_campuran: { items: '', minimal_pembelian: least, item_type: '' },
  });
  it.each<[string, readonly [number, number], Promotion[], readonly number[]]>([
    [
      'tiering: each product its own tier',
      [20, 5],
      [promo([sku('tiering', tiers)], [benefit(), benefit({ value: '20' })])],
      [4_000, 1_000],
    ],
    [
      'a super tier in addition',
      [20, 5],
      [promo([superTier], [benefit(), benefit({ value: '20' }), benefit({ is_super_tier: '1' })])],
      [6_000, 2_000],
    ],
    [
      'kelipatan: a percentage of full multiples',
      [25, 5],
      [promo([sku('kelipatan', { [TEH]: [10], [KOPI]: [6] })], [benefit()])],
      [2_000, 0],
    ],
    [
      'kelipatan: an amount for each multiple',
      [25, 6],
      [promo([sku('kelipatan', { [TEH]: [10], [KOPI]: [6] })], [benefit({ type: 'amount', value: '3700' })])],
      // 3 × 3,700 over 25,000 and 12,000.
      [7_500, 3_600],
    ],
    [
      'itemCampur adds up',
      [7, 5],
      [promo([sku('itemCampur', { [TEH]: [12], [KOPI]: [12] })], [benefit()])],
      [700, 1_000],
    ],
    [
      'itemCampur: one is missing',
      [7, 4],
      [promo([sku('itemCampur', { [TEH]: [12], [KOPI]: [12] })], [benefit()])],
      [0, 0],
    ],
    [
      'itemCampurSpesifik: a least of each',
      [7, 5],
      [
        promo(
          [sku('itemCampurSpesifik', { [TEH]: [12], [KOPI]: [12] }, { [TEH]: { minimal_pembelian: 8 } })],
          [benefit()],
        ),
      ],
      [0, 0],
    ],
    [
      'a row of 0 asks for nothing of mixed items',
      [1, 0],
      [promo([sku('itemCampurSpesifik', { [TEH]: [0] })], [benefit()])],
      [100, 0],
    ],
    ['a least in rupiah', [1, 1], [promo([mixed(3_000)], [benefit()])], [100, 200]],
    [
      'a least without a measure is one of pieces',
      [1, 3],
      [promo([withoutMeasure(5)], [benefit()]), promo([withoutMeasure(4)], [benefit({ value: '5' })])],
      [50, 300],
    ],
    ['1 rupiah is missing', [1, 1], [promo([mixed(3_001)], [benefit()])], [0, 0]],
    ['a percentage is a whole one', [10, 0], [promo([mixed(0)], [benefit({ value: '2.5' })])], [200, 0]],
    ['more than 100 percent is 100', [1, 0], [promo([mixed(0)], [benefit({ value: '120' })])], [1_000, 0]],
    [
      'the maximum is shared',
      [98, 16],
      [promo([mixed(0)], [benefit({ value: '5', maks_benefit: 6_000 })])],
      [4_523, 1_477],
    ],
    [
      'no more than there is',
      [1, 0],
      [promo([mixed(0)], [benefit({ type: 'amount', value: '5000' })])],
      [1_000, 0],
    ],
    [
      'the greater of two',
      [25, 0],
      [
        promo([mixed(0)], [benefit({ value: '3' })]),
        promo([sku('kelipatan', { [TEH]: [10] })], [benefit({ type: 'amount', value: '300' })]),
      ],
      [750, 0],
    ],
    [
      'two on two products beat one on both',
      [10, 2],
      [
        promo([mixed(0)], [benefit({ type: 'amount', value: '1000' })]),
        promo([sku('kelipatan', { [TEH]: [10] })], [benefit({ type: 'amount', value: '700' })]),
        promo([sku('kelipatan', { [KOPI]: [2] })], [benefit({ type: 'amount', value: '400' })]),
      ],
      [700, 400],
    ],
    ['a quota that is used up', [1, 0], [promo([mixed(0)], [benefit()], { left: 0 })], [0, 0]],
    ['a tier without a benefit', [20, 0], [promo([sku('tiering', tiers)], [benefit()])], [0, 0]],
  ])('%s', (_what, pieces, promotions, off) => expect(priced(pieces, promotions).off).toEqual(off));

  it('of equal ones the one that ends first is given, and the other says so', () => {
    const early = { ...promo([mixed(0)], [benefit()]), to: '2026-11-20' };
    const is = priced([1, 0], [promo([mixed(0)], [benefit()]), early]);
    expect(is.uses.promotions).toEqual([early.id]);
    expect(is.verdicts).toMatchObject([
      { verdict: 'beaten', params: { title: early.title } },
      { verdict: 'given' },
    ]);
  });
});

describe('what comes with an order', () => {
  it.each<[string, readonly [number, number], Promotion[], readonly (readonly [string, number])[]]>([
    ['one for each multiple', [25, 0], [free({})], [['P3', 2]]],
    ['only what is left', [25, 0], [free({ left: 1 })], [['P3', 1]]],
    [
      'whole sets, once',
      [350, 0],
      [free({ type: 'amount', value: 100_000, multiples: false, gifts: [GULA, KOPI], left: 5 })],
      [
        ['P3', 1],
        ['P2', 1],
      ],
    ],
    ['too little', [9, 0], [free({})], []],
    [
      'a gift with a price before words',
      [10, 0],
      [
        free({}),
        promo(
          [sku('kelipatan', { [TEH]: [10] })],
          [benefit({ type_benefit: 'free-gift', type: 'custom', value: 'Payung' })],
        ),
      ],
      [['P3', 1]],
    ],
    [
      'a gift without a number is one piece',
      [20, 0],
      [
        promo(
          [sku('kelipatan', { [TEH]: [10] })],
          [benefit({ type_benefit: 'free-gift', type: 'custom', value: 'Payung' })],
        ),
      ],
      [['Payung', 2]],
    ],
  ])('%s', (_what, pieces, promotions, gifts) =>
    expect(priced(pieces, promotions).gifts.map(({ name, pieces: many }) => [name, many])).toEqual(gifts),
  );

  it('a credit note counts the final amounts and takes nothing off', () => {
    const all: Filter = { type: 'manufactur', value: 'all', items: [] };
    const is = priced([10, 0], [promo([all], [benefit()]), promo([all], [benefit({ type_benefit: 'cn' })])]);
    expect([is.total, is.credits.map(({ amount }) => amount)]).toEqual([9_000, [900]]);
  });
});

it.each<[string, Partial<Voucher>, readonly number[]]>([
  ['an amount', { value: 4_000 }, [2_000, 2_000]],
  ['a percentage with a maximum', { type: 'percentage', value: 10, most: 1_000 }, [500, 500]],
  ['on one brand, no more than there is', { value: 99_000, by: 'brand', ids: [2] }, [0, 10_000]],
  ['below its least', { value: 4_000, least: 20_001 }, [0, 0]],
  ['in words', { type: 'words', value: 4_000 }, [0, 0]],
])('a voucher: %s', (_what, more, off) => {
  const voucher: Voucher = {
    id: 1,
    name: 'V',
    type: 'amount',
    value: 0,
    most: 0,
    least: 0,
    by: 'all',
    ids: [],
    ...more,
  };
  expect(priced([10, 5], [], { voucher }).off).toEqual(off);
});

it('what a line loses is shared by its rows', () => {
  const all: Filter = { type: 'manufactur', value: 'all', items: [] };
  const offers: Offers = {
    moment: { day: DAY, at: AT },
    shop: { id: 1, sales: [], area: null, level: null },
    voucher: null,
    products: [product(TEH, 1_000)],
    bundles: [],
    promotions: [promo([all], [benefit()])],
  };
  const rows = [1, 3].map((pieces) => ({ product: TEH, pieces }));
  const is = priceOrder({ rows, bundles: [] }, offers);
  expect(is.rows.map(({ final_price }) => final_price)).toEqual([900, 2_700]);
});

it('a row never has more taken off than it costs, by promotion and voucher together', () => {
  const all: Filter = { type: 'manufactur', value: 'all', items: [] };
  const voucher: Voucher = {
    id: 1,
    name: 'V',
    type: 'amount',
    value: 1,
    most: 0,
    least: 0,
    by: 'all',
    ids: [],
  };
  const offers: Offers = {
    moment: { day: DAY, at: AT },
    shop: { id: 1, sales: [], area: null, level: null },
    voucher,
    products: [product(TEH, 1)],
    bundles: [],
    promotions: [promo([all], [benefit({ type: 'amount', value: '1' })])],
  };
  const rows = [1, 1].map((pieces) => ({ product: TEH, pieces }));
  const is = priceOrder({ rows, bundles: [] }, offers);
  expect(is.rows.map(({ final_price }) => final_price)).toEqual([0, 0]);
});

it('the promotion that is named as better is one on the same products', () => {
  const on = (id: number, value: string) => promo([sku('tiering', { [id]: [1] })], [benefit({ value })]);
  const [elsewhere, weak, better] = [on(KOPI, '20'), on(TEH, '5'), on(TEH, '10')];
  const { verdicts } = priced([1, 1], [elsewhere, weak, better]);
  expect(verdicts[1]).toMatchObject({ verdict: 'beaten', params: { title: better.title } });
});
