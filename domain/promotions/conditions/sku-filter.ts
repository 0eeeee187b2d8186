/** What can be changed about the filter of skus. */
import {
  type Id,
  type SkuFilter,
  type SkuGroup,
  type SkuItem,
  standingTiers,
  type Tier,
} from './conditions.ts';

const tier = (type_condition: SkuGroup, value: number): Tier => ({
  value,
  type: 'qty',
  is_active: 1,
  type_condition,
});

/** The first tiers of a sku: two of them, else one; mixed items begin with one piece. */
export function firstTiers(group: SkuGroup): readonly Tier[] {
  if (group === 'tiering') return [tier(group, 0), tier(group, 0)];
  return [tier(group, group === 'itemCampur' ? 1 : 0)];
}

/** Only chosen skus have tiers: of excepted ones nothing is bought. */
export const isTieredSku = (sku: SkuFilter | undefined): sku is SkuFilter =>
  sku?.group === 'tiering' && sku.value === 'choose';

/** The highest number of tiers among the skus. */
export function tiersOf(sku: SkuFilter | undefined): number {
  return isTieredSku(sku) ? Math.max(1, ...sku.items.map((item) => standingTiers(item).length)) : 1;
}

function newItem(relation_id: Id, group: SkuGroup, like: SkuItem | undefined): SkuItem {
  // Those of mixed items count together; of specific ones each has a least, and the sum none.
  if (group !== 'itemCampurSpesifik')
    return { relation_id, data: like && group === 'itemCampur' ? like.data : firstTiers(group) };
  const data: readonly Tier[] = [];
  const least = { minimal_pembelian: 0, type_pembelian: 'qty', type_minimal_pembelian: 'qty' } as const;
  return { relation_id, data, ...least };
}

/** Another group begins its tiers anew. */
export function withGroup(sku: SkuFilter, group: SkuGroup): SkuFilter {
  const { super_tier: _, ...rest } = sku;
  return {
    ...rest,
    group,
    items: sku.items.map(({ relation_id }) => newItem(relation_id, group, undefined)),
  };
}

/** Those that were there keep their tiers; a new one begins like the first. */
export function withSkus(sku: SkuFilter, ids: readonly Id[]): SkuFilter {
  const itemsById = new Map(sku.items.map((item) => [item.relation_id, item]));
  const like = sku.items[0];
  return fitted({ ...sku, items: ids.map((id) => itemsById.get(id) ?? newItem(id, sku.group, like)) });
}

export function withItem(sku: SkuFilter, id: Id, to: (item: SkuItem) => SkuItem): SkuFilter {
  return fitted({ ...sku, items: sku.items.map((item) => (item.relation_id === id ? to(item) : item)) });
}

/** Changes a tier of one sku; of mixed items the tier is that of all together. */
export function withTier(sku: SkuFilter, id: Id, tierIndex: number, patch: Partial<Tier>): SkuFilter {
  const change = (item: SkuItem): SkuItem => ({
    ...item,
    data: item.data.map((itemTier, place) => (place === tierIndex ? { ...itemTier, ...patch } : itemTier)),
  });
  if (sku.group === 'itemCampur') return { ...sku, items: sku.items.map(change) };
  return withItem(sku, id, change);
}

export function addTier(sku: SkuFilter, id: Id): SkuFilter {
  return withItem(sku, id, (item) => ({
    ...item,
    data: [...item.data, { ...tier(sku.group, 0), type: item.data[0]?.type ?? 'qty' }],
  }));
}

/** The first tier stays. What a stored promotion had is marked: its server is told that it goes. */
export function removeTier(sku: SkuFilter, id: Id, tierIndex: number, isStored: boolean): SkuFilter {
  const item = sku.items.find(({ relation_id }) => relation_id === id);
  const gone = item?.data[tierIndex];
  if (!item || gone === standingTiers(item)[0]) return sku;
  return withItem(sku, id, () => {
    const data = item.data.flatMap((itemTier) => {
      if (itemTier !== gone) return [itemTier];
      return isStored ? [{ ...itemTier, is_deleted: true }] : [];
    });
    return { ...item, data };
  });
}

/** A super tier has a quantity for each tier, up to the most that one of the skus has. */
export function withSuperTier(sku: SkuFilter, on: boolean): SkuFilter {
  const { super_tier: _, ...rest } = sku;
  return on ? fitted({ ...rest, super_tier: [] }) : rest;
}

export function withSuperQty(sku: SkuFilter, tierIndex: number, qty: number): SkuFilter {
  return {
    ...sku,
    super_tier: (sku.super_tier ?? []).map((superQty, place) => (place === tierIndex ? qty : superQty)),
  };
}

function fitted(sku: SkuFilter): SkuFilter {
  if (!sku.super_tier) return sku;
  const tiers = Math.max(1, ...sku.items.map((item) => standingTiers(item).length));
  return {
    ...sku,
    super_tier: Array.from({ length: tiers }, (_, tierIndex) => sku.super_tier?.[tierIndex] ?? 0),
  };
}
