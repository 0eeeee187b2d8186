/** What can be changed about the filter of skus. */
import {
  type Id,
  type SkuFilter,
  type SkuGroup,
  type SkuItem,
  standingTiers,
  type Tier,
  withoutIds,
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

/** Whether the skus are counted together: then the tiers of the first one are those of all. */
export const isTogether = ({ group }: SkuFilter): boolean =>
  group === 'itemCampur' || group === 'itemCampurSpesifik';

/** Whether a tier was reached is asked of each sku by itself, or of all together. */
export const tieredItems = (sku: SkuFilter): readonly SkuItem[] =>
  isTogether(sku) ? sku.items.slice(0, 1) : sku.items;

/** The number of tiers of chosen skus. Of excepted ones nothing is bought, and of multiples only the first row counts. */
export function tiersOf(sku: SkuFilter | undefined): number {
  if (sku?.value !== 'choose' || sku.group === 'kelipatan') return 1;
  return Math.max(1, ...tieredItems(sku).map((item) => standingTiers(item).length));
}

/** Whether a tier can be reached; else it keeps its number. */
export const isReachable = ({ is_active, value }: Tier): boolean => is_active === 1 && value > 0;

/** One that is added: with the tiers of a neighbour, where there is one. */
function newItem(relation_id: Id, group: SkuGroup, like: SkuItem | undefined): SkuItem {
  // Those of mixed items count together; of specific ones each has a least, and the sum none.
  if (group === 'itemCampur') return { relation_id, data: like?.data ?? firstTiers(group) };
  if (group !== 'itemCampurSpesifik')
    return { relation_id, data: like ? withoutIds(standingTiers(like)) : firstTiers(group) };
  const { minimal_pembelian = 0, type_pembelian = 'qty', type_minimal_pembelian = 'qty' } = like ?? {};
  return { relation_id, data: [], minimal_pembelian, type_pembelian, type_minimal_pembelian };
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

/** Those that were there keep their tiers; a new one takes those of the last. */
export function withSkus(sku: SkuFilter, ids: readonly Id[]): SkuFilter {
  const itemsById = new Map(sku.items.map((item) => [item.relation_id, item]));
  const like = sku.items[0];
  const neighbour = sku.group === 'itemCampur' ? like : sku.items.at(-1);
  const [first, ...others] = ids.map((id) => itemsById.get(id) ?? newItem(id, sku.group, neighbour));
  if (!first) return { ...sku, items: [] };
  // The tiers of all stand at the first.
  const lead = isTogether(sku) && first.data.length === 0 && like ? { ...first, data: like.data } : first;
  return fitted({ ...sku, items: [lead, ...others] });
}

export function withItem(sku: SkuFilter, id: Id, to: (item: SkuItem) => SkuItem): SkuFilter {
  return fitted({ ...sku, items: sku.items.map((item) => (item.relation_id === id ? to(item) : item)) });
}

/** Changes the tiers of one sku; of mixed items those of all together. */
function withTiers(sku: SkuFilter, id: Id, to: (tiers: readonly Tier[]) => readonly Tier[]): SkuFilter {
  const change = (item: SkuItem): SkuItem => ({ ...item, data: to(item.data) });
  return isTogether(sku) ? { ...sku, items: sku.items.map(change) } : withItem(sku, id, change);
}

export function withTier(sku: SkuFilter, id: Id, tierIndex: number, patch: Partial<Tier>): SkuFilter {
  return withTiers(sku, id, (tiers) =>
    tiers.map((itemTier, place) => (place === tierIndex ? { ...itemTier, ...patch } : itemTier)),
  );
}

export function addTier(sku: SkuFilter, id: Id): SkuFilter {
  return withTiers(sku, id, (tiers) => [...tiers, { ...tier(sku.group, 0), type: tiers[0]?.type ?? 'qty' }]);
}

/**
 * Writes a table of numbers: a row for each sku from this one on, and a column for each tier from this one on among those that
 * stand. Tiers that are missing are added; rows beyond the last sku are left out.
 */
export function withTable(
  sku: SkuFilter,
  { id, place }: { readonly id: Id; readonly place: number },
  table: readonly (readonly number[])[],
): SkuFilter {
  const first = sku.items.findIndex(({ relation_id }) => relation_id === id);
  const items = sku.items.map((item, itemIndex) => {
    const row = first < 0 ? undefined : table[itemIndex - first];
    return row && itemIndex >= first ? { ...item, data: withRow(sku.group, item.data, place, row) } : item;
  });
  return fitted({ ...sku, items });
}

function withRow(
  group: SkuGroup,
  data: readonly Tier[],
  place: number,
  row: readonly number[],
): readonly Tier[] {
  const standing = data.flatMap(({ is_deleted }, tierIndex) => (is_deleted ? [] : [tierIndex]));
  const missingCount = Math.max(0, place + row.length - standing.length);
  const type = data[standing[0] ?? 0]?.type ?? 'qty';
  const missing = Array.from({ length: missingCount }, () => ({ ...tier(group, 0), type }));
  const places = [...standing, ...missing.map((_, index) => data.length + index)];
  return [...data, ...missing].map((itemTier, tierIndex) => {
    const value = row[places.indexOf(tierIndex) - place];
    return value === undefined || itemTier.is_deleted ? itemTier : { ...itemTier, value };
  });
}

/** All skus get the tiers of one; what a stored promotion had beyond them is marked as removed. */
export function withTiersOfAll(sku: SkuFilter, id: Id, isStored: boolean): SkuFilter {
  const like = sku.items.find(({ relation_id }) => relation_id === id);
  if (!like) return sku;
  const tiers = standingTiers(like);
  const alike = (item: SkuItem): SkuItem => {
    const own = standingTiers(item);
    const gone = item.data.filter(({ is_deleted }) => is_deleted);
    const rest = own.slice(tiers.length).map((itemTier) => ({ ...itemTier, is_deleted: true }));
    return {
      ...item,
      data: [
        ...tiers.map((itemTier, place) => ({ ...own[place], ...withoutIds(itemTier) })),
        ...gone,
        ...(isStored ? rest : []),
      ],
    };
  };
  return fitted({ ...sku, items: sku.items.map((item) => (item === like ? item : alike(item))) });
}

/** The first tier stays. What a stored promotion had is marked: its server is told that it goes. */
export function removeTier(sku: SkuFilter, id: Id, tierIndex: number, isStored: boolean): SkuFilter {
  const item = sku.items.find(({ relation_id }) => relation_id === id);
  const gone = item?.data[tierIndex];
  if (!item || gone === standingTiers(item)[0]) return sku;
  return withTiers(sku, id, (tiers) =>
    tiers.flatMap((itemTier, place) => {
      if (place !== tierIndex) return [itemTier];
      return isStored ? [{ ...itemTier, is_deleted: true }] : [];
    }),
  );
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
