import { sentBenefits } from './benefit-lines.ts';
import type {
  Benefit,
  Block,
  Chosen,
  Filter,
  Group,
  Id,
  ItemsCondition,
  Mixed,
  SkuFilter,
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
    benefit: sentBenefits(benefitsOf(read)),
  };
}

function blockOf(
  { level: _, promo_value: groups, ...read }: PromoCondition,
  superTier: ReadBack['super_tier'],
): Block {
  const main = groups.find(({ name }) => name === '1');
  const below = (parent: string, level: number): Group[] =>
    groups
      .filter((group) => group !== main && (group.parent ?? '1') === parent)
      .map((group) => groupOf(group, level, below(group.name, level + 1)));
  const first = groupOf(main ?? { name: '1', condition: read.condition, data: [] }, 1, [], superTier);
  return { ...read, data: [{ ...first, condition: read.condition }, ...below('1', 2)] };
}

function groupOf(
  { name: _, parent: __, data, ...read }: PromoValueGroup,
  level: number,
  below: readonly Group[],
  superTier: ReadBack['super_tier'] = [],
): Group {
  const filters = data.map((filter) => filterOf(filter, superTier));
  return { ...read, level, data: [...filters, ...below] };
}

/** A selection that says nothing more is a choice. */
const chosenOf = (value: string): Chosen => (value === 'all' || value === 'except' ? value : 'choose');

function filterOf(read: PromoValueData, superTier: ReadBack['super_tier']): Filter {
  const value = chosenOf(read.value);
  if (read.type === 'sku') return skuOf(read, value, superTier);
  const { type, promo_value_detail: details, promo_item_campur: mixed, group: _, ...kept } = read;
  return {
    ...kept,
    type,
    value,
    items: details.flatMap(({ detail }) => (detail ? [detail.id] : [])),
    ...(mixed ? { items_campuran: mixedOf(mixed, type) } : {}),
  };
}

function mixedOf({ brands, categories, products, ...kept }: PromoItemCampur, type: Filter['type']): Mixed {
  return { ...kept, ...mixedItemsOf({ brands, categories, products }, type) };
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

function skuOf(
  { promo_item_campur: mixed, promo_value_detail: details, ...read }: Omit<PromoValueData, 'value' | 'type'>,
  value: Chosen,
  superTier: ReadBack['super_tier'],
): SkuFilter {
  const [tier] = details.flatMap(({ promo_tier = [] }) => promo_tier);
  const group: SkuGroup =
    read.group ?? (mixed ? 'itemCampur' : (tier?.type_condition ?? 'itemCampurSpesifik'));
  // The stated answer tells the first tier of mixed items alone.
  const together = mixed ? [tierOfMixed(mixed)] : [];
  return {
    ...read,
    type: 'sku',
    value,
    group,
    items: details.flatMap(({ product_details, promo_tier = [], detail: _, ...least }) =>
      product_details
        ? [
            {
              ...least,
              relation_id: product_details.id,
              data: promo_tier.length > 0 ? promo_tier : together,
            },
          ]
        : [],
    ),
    ...(superTier.length > 0 && value === 'choose' ? { super_tier: superTier.map(({ qty }) => qty) } : {}),
  };
}

function tierOfMixed({ minimal_pembelian: value, type_minimal_pembelian: type }: PromoItemCampur): Tier {
  return { value, type: type === 'qty' ? 'qty' : 'value', is_active: 1, type_condition: 'itemCampur' };
}

/** Which super tier a benefit belongs to is said by its `tier_id` where these can be numbers of tiers, else by its place. */
function benefitsOf({ benefit, super_tier }: ReadBack): Benefit[] {
  const read = benefit.filter(({ is_deleted }) => !is_deleted);
  const tierIds = read.filter(isSuper).map(({ tier_id }) => tier_id ?? 0);
  const areTiers =
    (tierIds[0] ?? 0) <= super_tier.length &&
    tierIds.every((tier, place) => tier > (tierIds[place - 1] ?? 0));
  return read.map(({ tier_id, ...read }) => ({
    ...benefitOf(read),
    ...(areTiers && tier_id && isSuper(read) ? { tier_id } : {}),
  }));
}

const isSuper = ({ is_super_tier }: Pick<BenefitRead, 'is_super_tier'>): boolean =>
  [true, 1, '1'].includes(is_super_tier);

type ReadLine = Omit<BenefitRead, 'tier_id'>;

function benefitOf({ itemFree = [], is_deleted: _, type, value, ...read }: ReadLine): Benefit {
  const is_super_tier = isSuper(read) ? '1' : '0';
  return {
    ...read,
    ...(type === 'item' ? giftOf({ itemFree, value }) : { type, value: plainOf(value) }),
    is_super_tier,
  };
}

/** A whole number is told as digits, whatever zeros a server writes behind its point. */
const plainOf = (value: string | number): string | number =>
  typeof value === 'string' ? value.replace(/^(\d+)\.0+$/, '$1') : value;

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
