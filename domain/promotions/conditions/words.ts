/** Conditions in words. `t`: the translation of a source text, its places filled. */
import {
  type Benefit,
  type Chosen,
  type Filter,
  type Id,
  type Joined,
  type SkuFilter,
  type SkuGroup,
  standingTiers,
  type Tier,
} from './conditions.ts';
import { benefitsOf, type Head, isFilter, type PromotionNodes } from './promotion-tree.ts';
import { groupOf } from './tree/look.ts';
import type { GroupNode } from './tree/nodes.ts';

export interface Speech {
  t(text: string, values?: Readonly<Record<string, unknown>>): string;
  number(value: number): string;
  money(value: number): string;
  name(kind: Filter['type'], id: Id): string;
  /** So many names are said; of more it says how many. */
  readonly nameLimit: number;
  /** Words of filters that were made before. A filter that changes is another object. */
  readonly known?: Known;
}

export interface Known {
  readonly words: WeakMap<Filter, string>;
  readonly terms: WeakMap<Filter, readonly string[]>;
}

function remembered<Made>(
  filterCache: WeakMap<Filter, Made> | undefined,
  filter: Filter,
  make: () => Made,
): Made {
  const cachedValue = filterCache?.get(filter) ?? make();
  filterCache?.set(filter, cachedValue);
  return cachedValue;
}

export const FILTER_LABELS: Readonly<Record<Filter['type'], string>> = {
  customers: 'Customer',
  sales: 'Sales',
  wl_area: 'WL Area',
  jenis_customer: 'Jenis Customer',
  manufactur: 'Manufaktur',
  kategori: 'Kategori',
  sku: 'SKU',
};
export const CHOSEN_LABELS: Readonly<Record<Chosen, string>> = {
  all: 'Semua',
  choose: 'Pilih',
  except: 'Kecuali',
};
export const JOIN_LABELS: Readonly<Record<Joined, string>> = { and: 'AND', or: 'OR' };
const JOIN_WORDS: Readonly<Record<Joined, string>> = { and: 'dan', or: 'atau' };
export const SKU_GROUP_LABELS: Readonly<Record<SkuGroup, string>> = {
  tiering: 'Tiering',
  kelipatan: 'Kelipatan',
  itemCampur: 'Item Campur',
  itemCampurSpesifik: 'Item Campur Spesifik',
};
export const BENEFIT_LABELS: Readonly<Record<Benefit['type_benefit'], string>> = {
  'potongan-harga': 'Potongan Harga',
  'free-gift': 'Free Gift',
  voucher: 'Voucher',
  cn: 'CN',
};

/** "Customer: Toko Maju atau Toko Jaya", "Semua Customer", "Customer kecuali Toko Maju, Toko Jaya". */
export function filterWords(filter: Filter, speech: Speech): string {
  const { t } = speech;
  const kind = t(FILTER_LABELS[filter.type]);
  if (filter.value === 'all') return t('Semua {kind}', { kind });
  const names = namesOfIds(filter.type, idsOf(filter), speech);
  if (filter.value === 'except') return t('{kind} kecuali {names}', { kind, names: names.join(', ') || '…' });
  // Any one of them is enough.
  const last = names.length > 1 ? ` ${t(JOIN_WORDS.or)} ${names.pop()}` : '';
  return t('{kind}: {names}', { kind, names: names.join(', ') + last || '…' });
}

/** The names of what is chosen, the rest as a number. */
export const namesOf = (filter: Filter, speech: Speech): string =>
  namesOfIds(filter.type, idsOf(filter), speech).join(', ');

function namesOfIds(kind: Filter['type'], ids: readonly Id[], { t, name, nameLimit }: Speech): string[] {
  const shownNames = ids.slice(0, nameLimit).map((id) => name(kind, id));
  const hiddenCount = ids.length - shownNames.length;
  return hiddenCount > 0 ? [...shownNames, t('{count} more', { count: hiddenCount })] : shownNames;
}

export const idsOf = (filter: Filter): readonly Id[] =>
  filter.type === 'sku' ? filter.items.map(({ relation_id }) => relation_id) : filter.items;

/** How many letters there is room for; where it is used up the rest is three dots. */
export interface Room {
  left: number;
}

/** A part of the tree; a group in brackets. Nothing for what is not chosen yet. */
export function partWords(
  nodes: PromotionNodes,
  id: string,
  speech: Speech,
  room: Room = { left: Number.POSITIVE_INFINITY },
): string {
  const node = nodes.get(id);
  if (node?.kind === 'group') {
    const words = groupWords(nodes, node, speech, room);
    return words === '' ? '' : `(${words})`;
  }
  const leaf = node && isFilter(node.leaf) ? node.leaf : undefined;
  const words = leaf ? remembered(speech.known?.words, leaf, () => filterWords(leaf, speech)) : '';
  room.left -= words.length;
  return words;
}

export function groupWords(
  nodes: PromotionNodes,
  group: GroupNode<Head>,
  speech: Speech,
  room: Room = { left: Number.POSITIVE_INFINITY },
): string {
  const parts: string[] = [];
  for (const kid of group.kids) {
    const words = room.left > 0 ? partWords(nodes, kid, speech, room) : '…';
    if (words !== '') parts.push(words);
    if (words === '…') break;
  }
  // Brackets around the only part say nothing.
  const [only = '', ...others] = parts;
  if (others.length === 0) return only.startsWith('(') ? only.slice(1, -1) : only;
  return parts.join(` ${speech.t(JOIN_WORDS[group.join])} `);
}

/** Whom or what a block means; nothing while it is off or says nothing. */
export function blockWords(nodes: PromotionNodes, block: string, speech: Speech, room?: Room): string {
  const group = groupOf(nodes, block);
  return !group || group.head.is_active === 0 ? '' : groupWords(nodes, group, speech, room);
}

export const amount = (value: number, type: string, { t, number, money }: Speech): string =>
  type === 'qty' ? t('{count} pcs', { count: number(value) }) : money(value);

/** What has to be bought: one line for each rule. */
export function terms(nodes: PromotionNodes, speech: Speech): string[] {
  const lines: string[] = [];
  const walk = (id: string): void => {
    const node = nodes.get(id);
    if (node?.kind === 'group') for (const kid of node.kids) walk(kid);
    else if (node && isFilter(node.leaf)) {
      const leaf: Filter = node.leaf;
      lines.push(...remembered(speech.known?.terms, leaf, () => filterTerms(leaf, speech)));
    }
  };
  if (groupOf(nodes, 'products')?.head.is_active === 1) walk('products');
  return lines;
}

function filterTerms(filter: Filter, speech: Speech): string[] {
  if (filter.type === 'sku') return skuTerms(filter, speech);
  if (!filter.items_campuran) return [];
  const { minimal_pembelian, type_minimal_pembelian } = filter.items_campuran;
  const least = amount(minimal_pembelian, type_minimal_pembelian ?? 'qty', speech);
  return [speech.t('{what}: minimal pembelian campur {least}', { what: filterWords(filter, speech), least })];
}

const isActive = ({ is_active }: Tier): boolean => is_active === 1;

function skuTerms(sku: SkuFilter, speech: Speech): string[] {
  const { t } = speech;
  if (sku.value !== 'choose') return [];
  const [first] = sku.items;
  if (sku.group === 'itemCampur') {
    const tier = first && standingTiers(first).find(isActive);
    if (!tier) return [];
    const least = amount(tier.value, tier.type, speech);
    return [t('{what}: minimal pembelian campur {least}', { what: filterWords(sku, speech), least })];
  }
  const lines = sku.items.flatMap((item) => {
    const name = speech.name('sku', item.relation_id);
    if (sku.group === 'itemCampurSpesifik') {
      const least = amount(item.minimal_pembelian ?? 0, item.type_minimal_pembelian ?? 'qty', speech);
      return [t('{name}: minimal {least}', { name, least })];
    }
    // A tier that is off keeps its number.
    return standingTiers(item).flatMap((tier, tierIndex) => {
      if (!isActive(tier)) return [];
      const least = amount(tier.value, tier.type, speech);
      return sku.group === 'kelipatan'
        ? t('{name}: setiap kelipatan {least}', { name, least })
        : t('{name}: Tier {tier}, mulai {least}', { name, tier: tierIndex + 1, least });
    });
  });
  const supers = (sku.super_tier ?? []).map((qty, tierIndex) =>
    t('SUPER TIER {tier}: {least}', { tier: tierIndex + 1, least: amount(qty, 'qty', speech) }),
  );
  return [...lines, ...supers];
}

/** The products that are given, where they are named by their ids. */
const giftsOf = ({ type, value }: Benefit): readonly number[] =>
  type === 'instock' ? String(value).split(',').filter(Boolean).map(Number) : [];

/** Whether more names stand in it than are said. */
export const isShortened = (nodes: PromotionNodes, { nameLimit }: Speech): boolean =>
  [...nodes.values()].some(
    (node) => node.kind === 'leaf' && isFilter(node.leaf) && idsOf(node.leaf).length > nameLimit,
  ) || benefitsOf(nodes).some((benefit) => giftsOf(benefit).length > nameLimit);

/** "Potongan Harga 5%, maksimal Rp 50.000". */
export function benefitWords(benefit: Benefit, speech: Speech): string {
  const { t, number, money } = speech;
  const kind = t(BENEFIT_LABELS[benefit.type_benefit]);
  const most = Number(benefit.maks_benefit);
  if (benefit.type_benefit === 'free-gift') {
    const giftText =
      benefit.type === 'instock'
        ? namesOfIds('sku', giftsOf(benefit), speech).join(', ')
        : String(benefit.value);
    return t('{kind}: {count} x {what}', { kind, count: number(most || 1), what: giftText || '…' });
  }
  if (benefit.type === 'percentage') {
    const value = t('{kind} {value}%', { kind, value: number(Number(benefit.value)) });
    return most > 0 ? t('{value}, maksimal {most}', { value, most: money(most) }) : value;
  }
  if (benefit.type === 'amount') return `${kind} ${money(Number(benefit.value))}`;
  return `${kind} ${benefit.value}`.trim();
}
