/** Promotions as other servers may answer them, in any shape that the specification states, for property tests. */
import { CUSTOMER_FILTERS, SKU_GROUPS, type SkuGroup } from './conditions.ts';
import type {
  BenefitRead,
  ProductDetails,
  PromoCondition,
  PromoTier,
  PromoValueData,
  PromoValueGroup,
  ReadBack,
} from './read-back.ts';

type Dice = () => number;

const whole = (roll: Dice, below: number): number => Math.floor(roll() * below);
const pickOne = <T>(roll: Dice, choices: readonly T[]): T => choices[whole(roll, choices.length)] as T;
const list = <T>(roll: Dice, most: number, make: (place: number) => T): T[] =>
  Array.from({ length: whole(roll, most) }, (_, place) => make(place));
const some = (roll: Dice, least = 0): number[] => [
  ...new Set([
    ...Array.from({ length: least }, () => 1 + whole(roll, 9)),
    ...list(roll, 3, () => 1 + whole(roll, 30)),
  ]),
];

const NEW_PROMO = 42;
let lastId = 100;
const freshId = (): number => ++lastId;

const productOf = (id: number): ProductDetails => ({
  id,
  name: `sku ${id}`,
  sku_code: `S${id}`,
  price: 1000,
  manufacturer_code: 'M',
});

export function randomRead(roll: Dice): ReadBack {
  const blocks = (['customers', 'products'] as const).map((type) => randomBlock(roll, type));
  const skuData = blocks
    .flatMap(({ promo_value }) => promo_value.flatMap(({ data }) => data))
    .find(({ type }) => type === 'sku');
  const hasTiers = skuData?.promo_value_detail.some(({ promo_tier }) =>
    promo_tier?.some(({ type_condition }) => type_condition === 'tiering'),
  );
  // Of excepted skus nothing is bought, so no super tier is reached.
  const isTiered = hasTiers && skuData?.value !== 'except';
  const superCount = isTiered && roll() < 0.6 ? 1 + whole(roll, 3) : 0;
  const plain = list(roll, 4, (place) => randomBenefit(roll, 0, place + 1));
  const supers = Array.from({ length: superCount }, (_, place) => randomBenefit(roll, 1, place + 1));
  return {
    promo_condition: roll() < 0.5 ? blocks : blocks.reverse(),
    benefit: [...plain, ...supers.filter(() => roll() < 0.7)],
    super_tier: Array.from({ length: superCount }, (_, place) => ({
      tier: place + 1,
      qty: 10 * (place + 1),
    })),
  };
}

function randomBlock(roll: Dice, type: 'customers' | 'products'): PromoCondition {
  const id = freshId();
  const condition = pickOne(roll, ['and', 'or'] as const);
  const group = (name: number, joined: 'and' | 'or'): PromoValueGroup => ({
    id: freshId(),
    promo_condition_id: id,
    name: String(name),
    condition: joined,
    data: list(roll, 3, () => randomData(roll, type, id)),
  });
  const main = group(1, condition);
  const extra = list(roll, 4, (place) => group(place + 2, pickOne(roll, ['and', 'or'] as const)));
  const sku = type === 'products' && roll() < 0.6 ? [randomSku(roll, id)] : [];
  const is_active = pickOne(roll, [0, 1] as const);
  const promo_value = [{ ...main, data: [...main.data, ...sku] }, ...extra];
  return { id, new_promo_id: NEW_PROMO, type, level: 1, condition, is_active, promo_value };
}

function randomData(roll: Dice, block: string, promo_condition_id: number): PromoValueData {
  const type =
    block === 'customers'
      ? pickOne(roll, CUSTOMER_FILTERS)
      : pickOne(roll, ['manufactur', 'kategori'] as const);
  const ids = roll() < 0.1 ? [] : some(roll, 1);
  const named = ids.map((id) => ({ id, name: `${type} ${id}` }));
  const isMixed = block === 'products' && roll() < 0.4;
  return {
    id: freshId(),
    promo_condition_id,
    type,
    value: pickOne(roll, ['all', 'except', 'selection', 'choose']),
    promo_value_detail: named.map((detail) => ({ detail })),
    promo_item_campur: isMixed
      ? {
          type_minimal_pembelian: pickOne(roll, ['qty', 'nominal'] as const),
          minimal_pembelian: whole(roll, 9),
          brands: type === 'manufactur' ? named : [],
          categories: type === 'kategori' ? named : [],
          products: [],
        }
      : null,
  };
}

function randomSku(roll: Dice, promo_condition_id: number): PromoValueData {
  const group = pickOne(roll, SKU_GROUPS);
  const ids = roll() < 0.1 ? [] : some(roll, 1);
  const value = pickOne(roll, ['selection', 'choose', 'except']);
  const stated = { id: freshId(), promo_condition_id, type: 'sku' as const, value };
  if (roll() < 0.1) return { ...stated, value: 'all', promo_value_detail: [], promo_item_campur: null };
  const isOurs = roll() < 0.5;
  const promo_value_detail = ids.map((id) => ({
    product_details: productOf(id),
    promo_tier: group === 'itemCampur' && !isOurs ? [] : randomTiers(roll, group),
    ...(group === 'itemCampurSpesifik' && {
      minimal_pembelian: whole(roll, 9),
      type_pembelian: 'qty' as const,
      type_minimal_pembelian: 'qty' as const,
    }),
  }));
  const [first] = promo_value_detail[0]?.promo_tier ?? [];
  const least = first ?? { type: pickOne(roll, ['qty', 'value'] as const), value: 1 + whole(roll, 9) };
  const promo_item_campur =
    group === 'itemCampur'
      ? {
          type_minimal_pembelian: least.type === 'qty' ? ('qty' as const) : ('nominal' as const),
          minimal_pembelian: least.value,
          brands: [],
          categories: [],
          products: ids.map(productOf),
        }
      : null;
  return { ...stated, ...(isOurs && { group }), promo_value_detail, promo_item_campur };
}

function randomTiers(roll: Dice, type_condition: SkuGroup): PromoTier[] {
  if (type_condition === 'itemCampurSpesifik' && roll() < 0.5) return [];
  const count = type_condition === 'kelipatan' ? 1 : 1 + whole(roll, 3);
  return Array.from({ length: count }, (_, place) => ({
    type: pickOne(roll, ['qty', 'value'] as const),
    value: 5 * (place + 1),
    type_condition,
    is_active: pickOne(roll, [0, 1] as const),
  }));
}

function randomBenefit(roll: Dice, is_super_tier: 0 | 1, tier_id: number): BenefitRead {
  const stated = {
    id: freshId(),
    new_promo_id: NEW_PROMO,
    tier_id,
    is_super_tier,
    maks_benefit: 1000 * whole(roll, 3),
  };
  const value = roll() < 0.3 ? 0 : whole(roll, 100);
  const deleted = roll() < 0.15 && is_super_tier === 0 ? { is_deleted: true } : {};
  if (roll() < 0.7)
    return {
      ...stated,
      ...deleted,
      value: roll() < 0.5 ? value : String(value),
      type_benefit: pickOne(roll, ['potongan-harga', 'voucher', 'cn'] as const),
      type: pickOne(roll, ['percentage', 'amount'] as const),
    };
  if (roll() < 0.3)
    return {
      ...stated,
      ...deleted,
      value: pickOne(roll, ['2,5 kg gula', 'Payung', '1e2']),
      type: 'custom',
      type_benefit: pickOne(roll, ['voucher', 'cn'] as const),
    };
  const itemFree =
    roll() < 0.5 ? [{ name: 'Payung' }] : some(roll, 1).map((id) => ({ id, name: `sku ${id}` }));
  return { ...stated, ...deleted, type_benefit: 'free-gift', type: 'item', value: 0, itemFree };
}
