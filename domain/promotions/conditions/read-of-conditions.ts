import { superTiersOf } from './benefit-lines.ts';
import {
  type Benefit,
  type Block,
  type Filter,
  type Group,
  type Id,
  type ItemsCondition,
  isGroup,
  isSku,
  type Mixed,
  type SkuFilter,
  standingTiers,
} from './conditions.ts';
import type {
  BenefitRead,
  Named,
  ProductDetails,
  PromoCondition,
  PromoItemCampur,
  PromoValueData,
  PromoValueGroup,
  ReadBack,
} from './read-back.ts';

/** How a stored id is called. Who is gone is called by the id: nothing is dropped. */
export interface Names {
  name(type: Filter['type'], id: Id): string;
  product(id: Id): ProductDetails;
}

/** What the server answers for stored conditions. */
export function readOfConditions({ data, benefit }: ItemsCondition, names: Names): ReadBack {
  const superTier = data
    .flatMap((block) => block.data.flatMap((group) => group.data))
    .find((part): part is SkuFilter => !isGroup(part) && isSku(part) && part.value === 'choose');
  return {
    promo_condition: data.map((block) => conditionOf(block, names)),
    benefit: benefitsOf(benefit, names),
    super_tier: (superTier?.super_tier ?? []).map((qty, tierIndex) => ({ tier: tierIndex + 1, qty })),
  };
}

function conditionOf(block: Block, names: Names): PromoCondition {
  const groups: PromoValueGroup[] = [];
  const add = (group: Group, parent: string | null): void => {
    const name = String(groups.length + 1);
    const filters = group.data.filter((part): part is Filter => !isGroup(part));
    const { level: _, data: __, ...rest } = group;
    groups.push({
      ...rest,
      name,
      parent,
      data: filters.map((filter) => dataOf(filter, names)),
    });
    for (const part of group.data) if (isGroup(part)) add(part, name);
  };
  const [main, ...siblingGroups] = block.data;
  add(main ?? { level: 1, condition: block.condition, data: [] }, null);
  for (const group of siblingGroups) add(group, '1');
  const { data: _, ...rest } = block;
  return { ...rest, level: 1, promo_value: groups };
}

function dataOf(filter: Filter, names: Names): PromoValueData {
  if (isSku(filter)) return skuData(filter, names);
  const { items, items_campuran: mixed, ...rest } = filter;
  return {
    ...rest,
    promo_value_detail: items.map((id) => ({ detail: { id, name: names.name(filter.type, id) } })),
    promo_item_campur: mixed ? mixedOf(mixed, filter.type, names) : null,
  };
}

function skuData({ items, super_tier: _, ...filter }: SkuFilter, names: Names): PromoValueData {
  const [first] = items;
  const least = filter.group === 'itemCampur' && first ? standingTiers(first)[0] : undefined;
  return {
    ...filter,
    promo_value_detail: items.map((item) => {
      const { relation_id, data: __, ...rest } = item;
      return {
        ...rest,
        product_details: names.product(relation_id),
        promo_tier: [...standingTiers(item)],
      };
    }),
    promo_item_campur: least
      ? {
          type_minimal_pembelian: least.type === 'qty' ? 'qty' : 'nominal',
          minimal_pembelian: least.value,
          brands: [],
          categories: [],
          products: items.map(({ relation_id }) => names.product(relation_id)),
        }
      : null,
  };
}

function mixedOf(mixed: Mixed, filterType: Filter['type'], names: Names): PromoItemCampur {
  const type = mixed.item_type === 'sku' ? mixed.item_type : filterType;
  const items: Named[] = idsIn(mixed.items).map((id) => ({
    id,
    name: type === 'sku' ? names.product(id).name : names.name(type, id),
  }));
  const { items: _, item_type: __, ...rest } = mixed;
  return {
    ...rest,
    type_minimal_pembelian: mixed.type_minimal_pembelian ?? 'qty',
    brands: type === 'manufactur' ? items : [],
    categories: type === 'kategori' ? items : [],
    products: type === 'sku' ? items : [],
  };
}

/** Ids of a text with commas between; those that are numbers are numbers. */
export function idsIn(text: string): Id[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

function benefitsOf(benefits: readonly Benefit[], names: Names): BenefitRead[] {
  const superTiers = superTiersOf(benefits);
  let tiers = 0;
  return benefits.map((benefit, benefitIndex) => {
    const { type_benefit, type, value, is_super_tier } = benefit;
    const gift = type_benefit === 'free-gift';
    return {
      ...benefit,
      type: gift ? 'item' : (type as BenefitRead['type']),
      value: gift ? 0 : value,
      is_super_tier: is_super_tier === '1',
      tier_id: superTiers[benefitIndex] ?? ++tiers,
      itemFree: !gift
        ? []
        : type === 'instock'
          ? idsIn(String(value)).map((id) => ({ id, name: names.product(id).name }))
          : [{ name: String(value) }],
    };
  });
}
