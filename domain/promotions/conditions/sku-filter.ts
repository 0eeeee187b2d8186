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
  return { relation_id, data: [], ...leastOf(like ?? { relation_id, data: [] }) };
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

/** Those that were there keep their tiers; a new one takes those that most have, of equally many those of the last. */
export function withSkus(sku: SkuFilter, ids: readonly Id[]): SkuFilter {
  const itemsById = new Map(sku.items.map((item) => [item.relation_id, item]));
  const like = sku.items[0];
  const neighbour = sku.group === 'itemCampur' ? like : alikeItems(sku, [...sku.items].reverse())[0];
  const [first, ...others] = ids.map((id) => itemsById.get(id) ?? newItem(id, sku.group, neighbour));
  if (!first) return { ...sku, items: [] };
  // The tiers of all stand at the first.
  const lead = isTogether(sku) && first.data.length === 0 && like ? { ...first, data: like.data } : first;
  return fitted({ ...sku, items: [lead, ...others] });
}

/** Changes the least of these skus. */
export function withLeast(sku: SkuFilter, ids: readonly Id[], patch: Partial<SkuItem>): SkuFilter {
  const changed = new Set(ids);
  return {
    ...sku,
    items: sku.items.map((item) => (changed.has(item.relation_id) ? { ...item, ...patch } : item)),
  };
}

/** Changes the tiers of these skus; of mixed items those of all together. */
function withTiers(
  sku: SkuFilter,
  ids: readonly Id[],
  to: (tiers: readonly Tier[]) => readonly Tier[],
): SkuFilter {
  const changed = new Set(ids);
  const items = sku.items.map((item) =>
    isTogether(sku) || changed.has(item.relation_id) ? { ...item, data: to(item.data) } : item,
  );
  return isTogether(sku) ? { ...sku, items } : fitted({ ...sku, items });
}

/** `place`: among the tiers that stand. */
export function withTier(sku: SkuFilter, ids: readonly Id[], place: number, patch: Partial<Tier>): SkuFilter {
  return withTiers(sku, ids, (tiers) => {
    const tierIndex = standingIndexes(tiers)[place];
    return tiers.map((itemTier, index) => (index === tierIndex ? { ...itemTier, ...patch } : itemTier));
  });
}

export function addTier(sku: SkuFilter, ids: readonly Id[]): SkuFilter {
  return withTiers(sku, ids, (tiers) => [...tiers, { ...tier(sku.group, 0), type: tiers[0]?.type ?? 'qty' }]);
}

/** Where the tiers stand in what is sent: one that was removed keeps its place there. */
const standingIndexes = (data: readonly Tier[]): readonly number[] =>
  data.flatMap(({ is_deleted }, tierIndex) => (is_deleted ? [] : [tierIndex]));

/**
 * Writes a table of numbers: a row for each of these skus, and a column for each tier from this one on among those that stand.
 * Tiers that are missing are added; rows beyond the last sku are left out.
 */
export function withTable(
  sku: SkuFilter,
  { ids, place }: { readonly ids: readonly Id[]; readonly place: number },
  table: readonly (readonly number[])[],
): SkuFilter {
  const rows = new Map(ids.map((id, rowIndex) => [id, table[rowIndex]]));
  const items = sku.items.map((item) => {
    const row = rows.get(item.relation_id);
    return row ? { ...item, data: withRow(sku.group, item.data, place, row) } : item;
  });
  return fitted({ ...sku, items });
}

function withRow(
  group: SkuGroup,
  data: readonly Tier[],
  place: number,
  row: readonly number[],
): readonly Tier[] {
  const standing = standingIndexes(data);
  const missingCount = Math.max(0, place + row.length - standing.length);
  const type = data[standing[0] ?? 0]?.type ?? 'qty';
  const missing = Array.from({ length: missingCount }, () => ({ ...tier(group, 0), type }));
  const places = [...standing, ...missing.map((_, index) => data.length + index)];
  return [...data, ...missing].map((itemTier, tierIndex) => {
    const value = row[places.indexOf(tierIndex) - place];
    return value === undefined || itemTier.is_deleted ? itemTier : { ...itemTier, value };
  });
}

/** These skus get the tiers of one, or its least; what a stored promotion had beyond them is marked as removed. */
export function withTiersOf(sku: SkuFilter, id: Id, ids: readonly Id[], isStored: boolean): SkuFilter {
  const like = sku.items.find(({ relation_id }) => relation_id === id);
  if (!like) return sku;
  const followers = new Set(ids);
  const tiers = standingTiers(like);
  const alike = (item: SkuItem): SkuItem => {
    if (isTogether(sku)) return { ...item, ...leastOf(like) };
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
  const items = sku.items.map((item) =>
    item !== like && followers.has(item.relation_id) ? alike(item) : item,
  );
  return fitted({ ...sku, items });
}

/** The skus that have the same tiers, and those that have their own. */
export interface Sameness {
  readonly shared: readonly SkuItem[];
  readonly own: readonly SkuItem[];
}

/** Those that most have are shared, of equally many those of the first; those of `apart` are never, unless that is all. */
export function samenessOf(sku: SkuFilter, apart: ReadonlySet<Id>): Sameness {
  const candidates = sku.items.filter(({ relation_id }) => !apart.has(relation_id));
  const shared = alikeItems(sku, candidates.length > 0 ? candidates : sku.items);
  const isShared = new Set(shared);
  return { shared, own: sku.items.filter((item) => !isShared.has(item)) };
}

/** The most of these that have the same tiers. */
function alikeItems(sku: SkuFilter, items: readonly SkuItem[]): readonly SkuItem[] {
  const itemsByWhat = new Map<string, SkuItem[]>();
  for (const item of items) {
    const what = boughtOf(sku, item);
    const same = itemsByWhat.get(what);
    if (same) same.push(item);
    else itemsByWhat.set(what, [item]);
  }
  return [...itemsByWhat.values()].reduce<readonly SkuItem[]>(
    (most, same) => (same.length > most.length ? same : most),
    [],
  );
}

/** What has to be bought of a sku, to be compared. */
function boughtOf({ group }: SkuFilter, item: SkuItem): string {
  if (group === 'itemCampurSpesifik') return Object.values(leastOf(item)).join();
  const tiers = standingTiers(item).map(({ value, type, is_active }) => `${value} ${type} ${is_active}`);
  return (group === 'kelipatan' ? tiers.slice(0, 1) : tiers).join();
}

const leastOf = ({
  minimal_pembelian = 0,
  type_pembelian = 'qty',
  type_minimal_pembelian = 'qty',
}: SkuItem) => ({
  minimal_pembelian,
  type_pembelian,
  type_minimal_pembelian,
});

/** Removes the tier at this place; the first stays. What a stored promotion had is marked: its server is told that it goes. */
export function removeTier(sku: SkuFilter, ids: readonly Id[], place: number, isStored: boolean): SkuFilter {
  if (place === 0) return sku;
  return withTiers(sku, ids, (tiers) => {
    const gone = standingIndexes(tiers)[place];
    return tiers.flatMap((itemTier, tierIndex) => {
      if (tierIndex !== gone) return [itemTier];
      return isStored ? [{ ...itemTier, is_deleted: true }] : [];
    });
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
