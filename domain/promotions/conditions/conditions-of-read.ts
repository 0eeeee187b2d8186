import type {
  Benefit,
  Block,
  Chosen,
  Filter,
  Group,
  Id,
  ItemsCondition,
  Mixed,
  SkuGroup,
  Tier,
} from './conditions.ts';
import type {
  BenefitRead,
  PromoCondition,
  PromoItemCampur,
  PromoValueData,
  PromoValueGroup,
  ReadBack,
} from './read-back.ts';
import { idsIn } from './read-of-conditions.ts';

/** What would be sent again for a promotion as it is read: the one way to an editor's value. */
export function conditionsOfRead(read: ReadBack): ItemsCondition {
  return {
    data: read.promo_condition.map((condition) => blockOf(condition, read.super_tier)),
    benefit: read.benefit.filter(({ is_deleted }) => !is_deleted).map(benefitOf),
  };
}

function blockOf(read: PromoCondition, superTier: ReadBack['super_tier']): Block {
  const main = read.promo_value.find(({ name }) => name === '1');
  const below = (parent: string, level: number): Group[] =>
    read.promo_value
      .filter((group) => group !== main && (group.parent ?? '1') === parent)
      .map((group) => groupOf(group, level, below(group.name, level + 1)));
  const first = groupOf(main ?? { name: '1', condition: read.condition, data: [] }, 1, [], superTier);
  return {
    type: read.type,
    is_active: read.is_active,
    condition: read.condition,
    data: [{ ...first, condition: read.condition }, ...below('1', 2)],
  };
}

function groupOf(
  read: PromoValueGroup,
  level: number,
  below: readonly Group[],
  superTier: ReadBack['super_tier'] = [],
): Group {
  const filters = read.data.map((data) => filterOf(data, superTier));
  return { level, condition: read.condition, data: [...filters, ...below] };
}

/** A selection that says nothing more is a choice. */
const chosenOf = (value: string): Chosen => (value === 'all' || value === 'except' ? value : 'choose');

function filterOf(read: PromoValueData, superTier: ReadBack['super_tier']): Filter {
  const value = chosenOf(read.value);
  if (read.type === 'sku') return skuOf(read, value, superTier);
  const mixed = read.promo_item_campur;
  return {
    type: read.type,
    value,
    items: read.promo_value_detail.flatMap(({ detail }) => (detail ? [detail.id] : [])),
    ...(mixed
      ? {
          items_campuran: {
            ...mixedItemsOf(mixed, read.type),
            minimal_pembelian: mixed.minimal_pembelian,
            type_minimal_pembelian: mixed.type_minimal_pembelian,
          },
        }
      : {}),
  };
}

/** What is mixed, of its own kind: brands, categories or products, whatever the filter itself is about. */
function mixedItemsOf(
  { brands = [], categories = [], products = [] }: Partial<PromoItemCampur>,
  type: Filter['type'],
): Pick<Mixed, 'items' | 'item_type'> {
  const kinds = { manufactur: brands, kategori: categories, sku: products };
  const own = Object.entries(kinds).find(([kind, items]) => kind === type && items.length > 0);
  const [kind, items] = own ?? Object.entries(kinds).find(([, mixed]) => mixed.length > 0) ?? [type, []];
  return { items: items.map(({ id }) => id).join(','), item_type: kind };
}

function skuOf(read: PromoValueData, value: Chosen, superTier: ReadBack['super_tier']): Filter {
  const mixed = read.promo_item_campur;
  const [tier] = read.promo_value_detail.flatMap(({ promo_tier = [] }) => promo_tier);
  const group: SkuGroup =
    read.group ?? (mixed ? 'itemCampur' : (tier?.type_condition ?? 'itemCampurSpesifik'));
  const together: Tier[] = mixed
    ? [
        {
          value: mixed.minimal_pembelian,
          type: mixed.type_minimal_pembelian === 'qty' ? 'qty' : 'value',
          is_active: 1,
          type_condition: 'itemCampur',
        },
      ]
    : [];
  return {
    type: 'sku',
    value,
    group,
    items: read.promo_value_detail.flatMap(({ product_details, promo_tier = [], detail: _, ...least }) =>
      product_details
        ? [{ relation_id: product_details.id, data: mixed ? together : promo_tier, ...(least as object) }]
        : [],
    ),
    ...(superTier.length > 0 ? { super_tier: superTier.map(({ qty }) => qty) } : {}),
  };
}

function benefitOf({ type_benefit, maks_benefit, ...read }: BenefitRead): Benefit {
  return {
    type_benefit,
    ...(read.type === 'item' ? giftOf(read) : { type: read.type, value: read.value }),
    maks_benefit,
    is_super_tier: [true, 1, '1'].includes(read.is_super_tier) ? '1' : '0',
  };
}

/** Products in stock by their ids, which may stand in the value beside bare names; else the text, which the value or the names say. */
function giftOf({
  itemFree = [],
  value,
}: Pick<BenefitRead, 'itemFree' | 'value'>): Pick<Benefit, 'type' | 'value'> {
  const text = value === 0 || value === '0' ? '' : String(value ?? '');
  const stocked = itemFree.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (stocked.length > 0) return { type: 'instock', value: stocked.join(',') };
  const ids = idsIn(text);
  const areIds = ids.length > 0 && ids.every((id) => typeof id === 'number');
  if (areIds && ids.length === itemFree.length) return { type: 'instock', value: ids.join(',') };
  const isText = text !== '' && !areIds;
  return { type: 'custom', value: isText ? text : itemFree.map(({ name }) => name).join(', ') || text };
}

/** How the things that a promotion names are called: by `kind:id`. */
export function namesOfRead(read: ReadBack): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const addName = (kind: string, id: Id, name: string) => names.set(`${kind}:${id}`, name);
  for (const { type, promo_value_detail: details, promo_item_campur: mixed } of read.promo_condition.flatMap(
    ({ promo_value }) => promo_value.flatMap(({ data }) => data),
  )) {
    for (const { detail, product_details } of details) {
      if (detail) addName(type, detail.id, detail.name);
      if (product_details) addName('sku', product_details.id, product_details.name);
    }
    for (const { id, name } of mixed?.brands ?? []) addName('manufactur', id, name);
    for (const { id, name } of mixed?.categories ?? []) addName('kategori', id, name);
    for (const { id, name } of mixed?.products ?? []) addName('sku', id, name);
  }
  for (const { id, name } of read.benefit.flatMap(({ itemFree }) => itemFree ?? []))
    if (id !== undefined) addName('sku', id, name);
  return names;
}
