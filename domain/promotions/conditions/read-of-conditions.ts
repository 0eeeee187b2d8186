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
} from './conditions.ts';
import type {
  BenefitRead,
  Named,
  ProductDetails,
  PromoCondition,
  PromoItemCampur,
  PromoTier,
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
    .find((part): part is SkuFilter => !isGroup(part) && isSku(part) && (part.super_tier?.length ?? 0) > 0);
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
    groups.push({
      name,
      parent,
      condition: group.condition,
      data: filters.map((filter) => dataOf(filter, names)),
    });
    for (const part of group.data) if (isGroup(part)) add(part, name);
  };
  const [main, ...siblingGroups] = block.data;
  add(main ?? { level: 1, condition: block.condition, data: [] }, null);
  for (const group of siblingGroups) add(group, '1');
  const { type, condition, is_active } = block;
  return { type, level: 1, condition, is_active, promo_value: groups };
}

function dataOf(filter: Filter, names: Names): PromoValueData {
  const { type, value } = filter;
  if (isSku(filter)) return { type, value, ...skuData(filter, names) };
  return {
    type,
    value,
    promo_value_detail: filter.items.map((id) => ({ detail: { id, name: names.name(type, id) } })),
    promo_item_campur: filter.items_campuran ? mixedOf(filter.items_campuran, type, names) : null,
  };
}

function skuData({ group, items }: SkuFilter, names: Names): Omit<PromoValueData, 'type' | 'value'> {
  const least = group === 'itemCampur' ? items[0]?.data[0] : undefined;
  return {
    group,
    promo_value_detail: items.map(({ relation_id, data, ...rest }) => ({
      ...rest,
      product_details: names.product(relation_id),
      promo_tier: least ? [] : (data as readonly PromoTier[]).filter((tier) => !('is_deleted' in tier)),
    })),
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
  return {
    type_minimal_pembelian: mixed.type_minimal_pembelian ?? 'qty',
    minimal_pembelian: mixed.minimal_pembelian,
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
  const tiers = { '0': 0, '1': 0 };
  return benefits.map(({ type_benefit, type, value, maks_benefit, is_super_tier }) => {
    tiers[is_super_tier] += 1;
    const gift = type_benefit === 'free-gift';
    return {
      type_benefit,
      maks_benefit,
      type: gift ? 'item' : (type as BenefitRead['type']),
      value: gift ? 0 : value,
      is_super_tier: is_super_tier === '1',
      tier_id: tiers[is_super_tier],
      itemFree: !gift
        ? []
        : type === 'instock'
          ? idsIn(String(value)).map((id) => ({ id, name: names.product(id).name }))
          : [{ name: String(value) }],
    };
  });
}
