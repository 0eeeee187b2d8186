/** Conditions of every shape, for property tests. */
import {
  type Benefit,
  type Block,
  type BlockType,
  CUSTOMER_FILTERS,
  type Filter,
  type Group,
  type ItemsCondition,
  type PlainFilter,
  SKU_GROUPS,
  type SkuFilter,
  type SkuItem,
  type Tier,
} from './conditions.ts';
import type { Speech } from './words.ts';

type Dice = () => number;

export function randomConditions(roll: Dice, deepest = 4): ItemsCondition {
  const data = (['customers', 'products'] as const).map((type) => randomBlock(roll, type, deepest));
  const benefitCount = whole(roll, 4);
  const benefit = Array.from({ length: benefitCount }, () => randomBenefit(roll, '0'));
  return {
    data,
    benefit: [...benefit, ...(roll() < 0.3 ? benefit.map(() => randomBenefit(roll, '1')) : [])],
  };
}

/** Without filters that choose nothing: what is not finished is neither sent nor stored. */
export function finishedOnly<Part>(conditions: Part): Part {
  const isFinished = (part: { type?: string; value?: string; items?: readonly unknown[] }) =>
    !part.items || part.value === 'all' || part.items.length > 0;
  const text = JSON.stringify(conditions, (key, value) =>
    key === 'data' && Array.isArray(value) ? value.filter(isFinished) : value,
  );
  return JSON.parse(text) as Part;
}

const whole = (roll: Dice, below: number): number => Math.floor(roll() * below);
const pickOne = <T>(roll: Dice, choices: readonly T[]): T => choices[whole(roll, choices.length)] as T;
const list = <T>(roll: Dice, most: number, make: () => T): T[] =>
  Array.from({ length: whole(roll, most) }, make);
const some = (roll: Dice): number[] => [...new Set(list(roll, 4, () => 1 + whole(roll, 30)))];

function randomBlock(roll: Dice, type: BlockType, deepest: number): Block {
  const condition = pickOne(roll, ['and', 'or'] as const);
  const main = { ...randomGroup(roll, type, 1, 1), condition };
  const otherGroups = list(roll, 3, () => randomGroup(roll, type, 2, deepest));
  return { type, is_active: pickOne(roll, [0, 1] as const), condition, data: [main, ...otherGroups] };
}

function randomGroup(roll: Dice, type: BlockType, level: number, deepest: number): Group {
  const filters: Filter[] = list(roll, 3, () => randomFilter(roll, type, level));
  const groups = level < deepest ? list(roll, 2, () => randomGroup(roll, type, level + 1, deepest)) : [];
  return { level, condition: pickOne(roll, ['and', 'or'] as const), data: [...filters, ...groups] };
}

function randomFilter(roll: Dice, type: BlockType, level: number): Filter {
  const value = pickOne(roll, ['all', 'choose', 'except'] as const);
  if (type === 'customers') return { type: pickOne(roll, CUSTOMER_FILTERS), value, items: some(roll) };
  if (level === 1 && roll() < 0.5) return randomSku(roll);
  const brand = pickOne(roll, ['manufactur', 'kategori'] as const);
  const plain: PlainFilter = { type: brand, value, items: some(roll) };
  if (roll() < 0.5) return plain;
  const items_campuran = {
    items: plain.items.join(','),
    minimal_pembelian: whole(roll, 20),
    type_minimal_pembelian: pickOne(roll, ['qty', 'nominal'] as const),
    item_type: plain.items.length > 0 ? pickOne(roll, [brand, 'sku']) : brand,
  };
  return { ...plain, items_campuran };
}

function randomSku(roll: Dice): SkuFilter {
  const group = pickOne(roll, SKU_GROUPS);
  const tier = (): Tier => ({
    value: whole(roll, 20),
    type: pickOne(roll, ['qty', 'value'] as const),
    is_active: pickOne(roll, [0, 1] as const),
    type_condition: group,
    ...(roll() < 0.15 && { is_deleted: true }),
  });
  const together: Tier = { ...tier(), is_active: 1 };
  const ids = roll() < 0.1 ? [] : [...new Set([1 + whole(roll, 30), ...some(roll)])];
  const items = ids.map(
    (relation_id): SkuItem => ({
      relation_id,
      data: group === 'itemCampur' ? [together] : [tier(), ...list(roll, 3, tier)],
      ...(group === 'itemCampurSpesifik'
        ? { minimal_pembelian: whole(roll, 9), type_pembelian: 'qty', type_minimal_pembelian: 'qty' }
        : {}),
    }),
  );
  return { type: 'sku', value: pickOne(roll, ['choose', 'except'] as const), group, items };
}

function randomBenefit(roll: Dice, is_super_tier: '0' | '1'): Benefit {
  const maks_benefit = whole(roll, 3) * 1000;
  if (roll() < 0.6)
    return {
      type_benefit: pickOne(roll, ['potongan-harga', 'cn'] as const),
      type: pickOne(roll, ['percentage', 'amount'] as const),
      value: whole(roll, 100),
      maks_benefit,
      is_super_tier,
    };
  const type = pickOne(roll, ['custom', 'instock'] as const);
  const value = type === 'custom' ? 'Payung' : [1, ...some(roll)].join(',');
  return { type_benefit: 'free-gift', type, value, maks_benefit, is_super_tier };
}

export const sku: SkuFilter = { type: 'sku', value: 'choose', group: 'tiering', items: [] };

/** Words as they stand in the source, and one name for everything. */
export const speech: Speech = {
  t: (text, values = {}) =>
    Object.entries(values).reduce((said, [name, to]) => said.replace(`{${name}}`, String(to)), text),
  number: String,
  money: (value) => `Rp ${value}`,
  nameLimit: 3,
  name: () => 'Teh',
};
