// Promotions that meet what random ones seldom meet.
import type { Benefit, Filter, ItemsCondition, SkuItem } from '../conditions/conditions.ts';
import type { NewPromotion, Promotion } from './model.ts';

type Dice = () => number;

const whole = (roll: Dice, below: number): number => Math.floor(roll() * below);
const one = <T>(roll: Dice, of: readonly T[]): T => of[whole(roll, of.length)] as T;
const anyOf = (roll: Dice, products: number): number[] => [
  ...new Set([1, 2, 3].map(() => 1 + whole(roll, products))),
];

/** Tiers that leave little or nothing of a line to the super tier. */
export function superTiers(roll: Dice, id: number, products: number): Promotion {
  const items = anyOf(roll, products).map((relation_id) => itemOf(relation_id, [1, 1 + whole(roll, 20)]));
  const type_benefit = one(roll, ['potongan-harga', 'potongan-harga', 'cn', 'voucher'] as const);
  const benefit = (is_super_tier: '0' | '1'): Benefit => {
    const type = one(roll, ['percentage', 'amount'] as const);
    const value = type === 'percentage' ? 40 + whole(roll, 61) : 1_000 + whole(roll, 60_000);
    return { type_benefit, type, value, maks_benefit: one(roll, [0, 0, 5_000]), is_super_tier };
  };
  const filter: Filter = { ...CHOOSE, group: 'tiering', items, super_tier: [2, 2 + whole(roll, 30)] };
  // A super tier may have no benefit: the next one says which it is.
  const supers = one(roll, [
    [benefit('1'), benefit('1')],
    [{ ...benefit('1'), tier_id: 2 }],
    [{ ...benefit('1'), tier_id: 1 }, benefit('1')],
  ]);
  return promotionOf(id, [filter], [benefit('0'), benefit('0'), ...supers]);
}

/** A percentage of lines whose multiples are a part of them. */
export function multiplesOfPart(roll: Dice, id: number, products: number): Promotion {
  const type = one(roll, ['qty', 'qty', 'value'] as const);
  const items = anyOf(roll, products).map((relation_id) =>
    itemOf(relation_id, [type === 'qty' ? 2 + whole(roll, 7) : 3_000 + whole(roll, 30_000)], type),
  );
  const type_benefit = one(roll, ['potongan-harga', 'cn', 'voucher'] as const);
  const benefit: Benefit = {
    type_benefit,
    type: 'percentage',
    value: 20 + whole(roll, 81),
    maks_benefit: one(roll, [0, 0, 5_000]),
    is_super_tier: '0',
  };
  return promotionOf(id, [{ ...CHOOSE, group: 'kelipatan', items }], [benefit]);
}

/** A least of what is mixed, a least of each product, or two filters that count the same lines in two ways. */
export function leasts(roll: Dice, id: number, products: number): Promotion {
  const items = anyOf(roll, products);
  const [least, measure] = one(roll, [
    [3 + whole(roll, 30), 'qty'],
    [whole(roll, 99_000), 'nominal'],
  ] as const);
  const type = one(roll, ['manufactur', 'kategori'] as const);
  const mixed = { items: '', minimal_pembelian: least, type_minimal_pembelian: measure, item_type: type };
  const each = items.map((product) => ({
    ...itemOf(product, [1, 20]),
    minimal_pembelian: 1 + whole(roll, 12),
  }));
  const filters = one<readonly Filter[]>(roll, [
    [{ type, value: one(roll, ['all', 'except'] as const), items: [1], items_campuran: mixed }],
    [{ ...CHOOSE, group: 'itemCampurSpesifik', items: each }],
    [
      { ...CHOOSE, group: 'tiering', items: items.map((product) => itemOf(product, [1, 4])) },
      { ...CHOOSE, group: 'kelipatan', items: items.map((product) => itemOf(product, [1 + whole(roll, 5)])) },
    ],
  ]);
  const cut = (value: number): Benefit => ({
    type_benefit: one(roll, ['potongan-harga', 'cn'] as const),
    type: 'percentage',
    value,
    maks_benefit: 0,
    is_super_tier: '0',
  });
  return promotionOf(id, filters, [cut(30 + whole(roll, 30)), cut(60 + whole(roll, 40))]);
}

/** A new promotion and a free item that give the same for the same product until the same day. */
export function rivals(roll: Dice, id: number, products: number): Promotion[] {
  const [product, gift] = [1 + whole(roll, products), 1 + whole(roll, products)];
  const benefit: Benefit = {
    type_benefit: 'free-gift',
    type: 'instock',
    value: `${gift}`,
    maks_benefit: 1,
    is_super_tier: '0',
  };
  const filter: Filter = { ...CHOOSE, group: 'tiering', items: [itemOf(product, [1])] };
  const free = { kind: 'free', product, type: 'qty', value: 1, multiples: false, gifts: [gift] } as const;
  return [promotionOf(id, [filter], [benefit]), { ...common(id + 1), ...free }];
}

const CHOOSE = { type: 'sku', value: 'choose' } as const;

const itemOf = (relation_id: number, values: readonly number[], type: 'qty' | 'value' = 'qty'): SkuItem => ({
  relation_id,
  data: values.map((value) => ({ value, type, is_active: 1, type_condition: 'tiering' })),
});

const common = (id: number) => ({ id, title: `Promo ${id}`, from: null, to: '2026-11-15', left: 3 });

function promotionOf(id: number, filters: readonly Filter[], benefit: readonly Benefit[]): NewPromotion {
  const conditions: ItemsCondition = {
    data: [
      {
        type: 'products',
        is_active: 1,
        condition: 'or',
        data: [{ level: 1, condition: 'or', data: [...filters] }],
      },
    ],
    benefit: [...benefit],
  };
  return { ...common(id), kind: 'new', conditions };
}
