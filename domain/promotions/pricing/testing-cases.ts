// Offers and orders of every shape, small enough that everything meets.
import { type Group, type ItemsCondition, isGroup, isSku, SKU_GROUPS } from '../conditions/conditions.ts';
import { randomConditions } from '../conditions/testing-conditions.ts';
import type { Discount, Offers, Order, Period, Product, Promotion, Voucher } from './model.ts';
import { leasts, multiplesOfPart, rivals, superTiers } from './testing-promotions.ts';

type Dice = () => number;
export interface Case {
  readonly order: Order;
  readonly offers: Offers;
}

const AT = Date.parse('2026-11-15T10:00:00+07:00');
const PRODUCTS = 6;

export function randomCase(roll: Dice): Case {
  const products = Array.from({ length: PRODUCTS }, (_, at) => randomProduct(roll, at + 1));
  const promotions = [
    ...Array.from({ length: whole(roll, 7) }, (_, at) => randomPromotion(roll, at + 1)),
    ...some(roll, 0.25, () => superTiers(roll, 11, PRODUCTS)),
    ...some(roll, 0.2, () => multiplesOfPart(roll, 12, PRODUCTS)),
    ...some(roll, 0.45, () => leasts(roll, 15, PRODUCTS)),
    ...some(roll, 0.2, () => rivals(roll, 13, PRODUCTS)).flat(),
  ];
  const order: Order = {
    rows: Array.from({ length: 1 + whole(roll, 6) }, () => ({ product: id(roll), pieces: whole(roll, 26) })),
    bundles: [1, 2].flatMap((bundle) => some(roll, 0.2, () => ({ id: bundle, count: 1 + whole(roll, 3) }))),
  };
  const shop = {
    id: 1 + whole(roll, 3),
    sales: roll() < 0.3 ? [] : [1 + whole(roll, 3)],
    area: one(roll, ['1', '2', null]),
    level: one(roll, [1, 2, null]),
  };
  const bundles = [1, 2].map((number) => ({
    id: number,
    title: `Paket ${number}`,
    from: null,
    to: null,
    price: one(roll, [0, whole(roll, 90_000), whole(roll, 900_000) / 100]),
    products: [2, 1].map((product) => ({ product, pieces: 1 + whole(roll, 3) })),
  }));
  const voucher = roll() < 0.4 ? randomVoucher(roll) : null;
  return {
    order,
    offers: { moment: { day: '2026-11-15', at: AT }, shop, products, promotions, bundles, voucher },
  };
}

const whole = (roll: Dice, below: number): number => Math.floor(roll() * below);
const one = <T>(roll: Dice, of: readonly T[]): T => of[whole(roll, of.length)] as T;
const id = (roll: Dice): number => 1 + whole(roll, PRODUCTS);
const some = <T>(roll: Dice, chance: number, make: () => T): T[] => (roll() < chance ? [make()] : []);

const period = (roll: Dice): Period => ({
  from: one(roll, [null, '2026-11-01', '2026-11-15', '2026-11-15', '2026-11-16']),
  to: one(roll, [null, '2026-12-31', '2026-11-15', '2026-11-30', '2026-11-14']),
});

function discount(roll: Dice): Discount {
  const type = one(roll, ['amount', 'persentage'] as const);
  return { type, discount: type === 'amount' ? whole(roll, 4_000) : whole(roll, 101) };
}

function randomProduct(roll: Dice, number: number): Product {
  const price = (whole(roll, 100) * 10_000 + one(roll, [0, 0, 50, 3_333])) / 100;
  return {
    id: number,
    name: `P${number}`,
    price,
    brand: one(roll, [1, 2, null]),
    category: one(roll, [1, 2, null]),
    wholesale: [5, 12]
      .flatMap((minQty) =>
        some(roll, 0.4, () => ({ minQty, price: price * (0.5 + roll()), ...period(roll) })),
      )
      .map((step) => ({ ...step, price: Math.round(step.price * 100) / 100 })),
    discounts: some(roll, 0.2, () => ({ price: Math.round(price * 80) / 100, ...period(roll) })),
    coret: some(roll, 0.3, () => ({ ...discount(roll), ...period(roll) })),
    flash: [1, 2].flatMap((nth) =>
      some(roll, 0.25, () => ({
        id: number * 10 + nth,
        ...discount(roll),
        left: whole(roll, 12),
        limit: one(roll, [null, 0, 3, 9]),
        startsAt: AT - one(roll, [0, 1, -1, 9_000]),
        endsAt: AT + one(roll, [0, 1, 9_000]),
      })),
    ),
  };
}

function randomPromotion(roll: Dice, number: number): Promotion {
  const common = { id: number, title: `Promo ${number}`, ...period(roll), left: whole(roll, 5) };
  if (roll() < 0.3) {
    const type = one(roll, ['qty', 'amount'] as const);
    const value = 1 + whole(roll, type === 'qty' ? 12 : 50_000);
    // The last does not exist.
    const gifts = [...new Set([id(roll), id(roll), 1 + whole(roll, PRODUCTS + 1)])];
    return { ...common, kind: 'free', product: id(roll), type, value, multiples: roll() < 0.5, gifts };
  }
  const conditions = smaller(randomConditions(roll, 3), roll);
  const leftAmount =
    roll() < 0.7 ? undefined : one(roll, [null, 0, 1, whole(roll, 2_000), whole(roll, 50_000)]);
  return { ...common, kind: 'new', conditions, ...(leftAmount !== undefined && { leftAmount }) };
}

/** The same conditions about the few things that there are. */
function smaller(conditions: ItemsCondition, roll: Dice): ItemsCondition {
  const text = JSON.stringify(conditions, (key, value) => {
    if (key === 'relation_id') return one(roll, [Number, String])(1 + (value % PRODUCTS));
    if (key === 'data' && value[0]?.type === 'customers') return value.filter(() => roll() < 0.8);
    if (key === 'items' && Array.isArray(value) && typeof value[0] === 'number')
      return [...new Set(value.map((number) => 1 + (number % 3)))];
    if (key === 'items' && Array.isArray(value))
      return value.filter((item, at) => value.findIndex((other) => same(item, other)) === at);
    if (value?.level === 1 && roll() < 0.5) return { ...value, data: [...value.data, ...again(value, roll)] };
    if (value?.type_benefit === 'cn' && roll() < 0.3) return { ...value, type_benefit: 'voucher' };
    if (value?.type_benefit === 'cn' && roll() < 0.3)
      return { ...value, type: 'custom', value: one(roll, ['Payung', '2500', '2.5', ' 700 ']) };
    if (value?.type_benefit && !value.is_deleted && roll() < 0.1) return { ...value, is_deleted: true };
    if (value?.type_condition && value.type === 'value') return { ...value, value: value.value * 2_000 };
    if (value?.type_condition && roll() < 0.1) return { ...value, is_deleted: true };
    if (value?.type_benefit && value.type === 'amount') return { ...value, value: value.value * 200 };
    if (value?.type === 'percentage' && roll() < 0.2)
      return { ...value, value: one(roll, ['2.5', '120', '-3', 'x', '', '7']) };
    if (key === 'type_pembelian' || key === 'type_minimal_pembelian')
      return one(roll, [value, value, undefined, 'nominal']);
    if (value?.type === 'sku' && value.group === 'tiering' && roll() < 0.5)
      return { ...value, super_tier: [whole(roll, 20), whole(roll, 60)] };
    return value;
  });
  return JSON.parse(text) as ItemsCondition;
}

/** The same products counted in another way: the first of two filters leads. */
const again = ({ data }: Group, roll: Dice): Group['data'] =>
  data.flatMap((part) =>
    !isGroup(part) && isSku(part) && part.value === 'choose'
      ? [{ ...part, group: one(roll, SKU_GROUPS) }]
      : [],
  );

const same = (a: { relation_id: number }, b: { relation_id: number }): boolean =>
  a.relation_id % PRODUCTS === b.relation_id % PRODUCTS;

function randomVoucher(roll: Dice): Voucher {
  const type = one(roll, ['amount', 'percentage', 'words'] as const);
  return {
    id: 1,
    name: 'Voucher',
    type,
    value: type === 'amount' ? whole(roll, 4_000_000) / 100 : whole(roll, 1_001) / 10,
    most: one(roll, [0, 5_000]),
    least: one(roll, [0, 0, 50_000]),
    by: one(roll, ['all', 'category', 'brand', 'product'] as const),
    ids: [1, 1 + whole(roll, 6)],
  };
}
