/** Conditions in words. `t`: the translation of a source text, its places filled. */

import { groupOf } from '../../../core/tree/look.ts';
import type { GroupNode, Joined } from '../../../core/tree/nodes.ts';
import { giftIdsOf, isUnsaid, isWords, numberOf } from './benefit-lines.ts';
import {
  type Benefit,
  type Chosen,
  type Filter,
  type Id,
  type SkuFilter,
  type SkuGroup,
  type SkuItem,
  standingTiers,
} from './conditions.ts';
import { benefitsOf, type Head, isFilter, type PromotionNodes } from './promotion-tree.ts';
import { isReachable, isTogether, tiersOf } from './sku-filter.ts';

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
  const { minimal_pembelian = 0, type_minimal_pembelian: type = 'qty' } = filter.items_campuran ?? {};
  return minimal_pembelian > 0 ? [mixedTerm(filter, amount(minimal_pembelian, type, speech), speech)] : [];
}

const mixedTerm = (filter: Filter, least: string, speech: Speech): string =>
  speech.t('{what}: minimal pembelian campur {least}', { what: filterWords(filter, speech), least });

/** What has to be bought of chosen skus: a line for each tier that can be reached. */
function skuTerms(sku: SkuFilter, speech: Speech): string[] {
  if (sku.value !== 'choose') return [];
  const together = isTogether(sku) ? togetherTerms(sku, speech) : [];
  const each = sku.items.flatMap((item) => itemTerms(sku, item, speech));
  const supers = sku.group === 'tiering' ? (sku.super_tier ?? []) : [];
  const superTerms = supers.flatMap((qty, tierIndex) => {
    const least = amount(qty, 'qty', speech);
    return qty > 0 ? [speech.t('SUPER TIER {tier}: {least}', { tier: tierIndex + 1, least })] : [];
  });
  return [...together, ...each, ...superTerms];
}

function togetherTerms(sku: SkuFilter, speech: Speech): string[] {
  const [first] = sku.items;
  const tiers = first ? standingTiers(first) : [];
  return tiers.flatMap((tier, tierIndex) => {
    if (!isReachable(tier)) return [];
    const least = amount(tier.value, tier.type, speech);
    if (tiers.length === 1) return [mixedTerm(sku, least, speech)];
    const what = filterWords(sku, speech);
    const said = { what, tier: tierIndex + 1, least };
    return [speech.t('{what}: Tier {tier}, minimal pembelian campur {least}', said)];
  });
}

function itemTerms({ group }: SkuFilter, item: SkuItem, speech: Speech): string[] {
  const { t } = speech;
  const name = speech.name('sku', item.relation_id);
  if (group === 'itemCampur') return [];
  if (group === 'itemCampurSpesifik') {
    const {
      minimal_pembelian: least = 0,
      type_pembelian = 'qty',
      type_minimal_pembelian = type_pembelian,
    } = item;
    return least > 0
      ? [t('{name}: minimal {least}', { name, least: amount(least, type_minimal_pembelian, speech) })]
      : [];
  }
  const tiers = standingTiers(item);
  if (group === 'kelipatan') {
    const [first] = tiers;
    if (!first || !isReachable(first)) return [];
    return [t('{name}: setiap kelipatan {least}', { name, least: amount(first.value, first.type, speech) })];
  }
  // A tier that is off keeps its number.
  return tiers.flatMap((tier, tierIndex) => {
    const least = amount(tier.value, tier.type, speech);
    return isReachable(tier)
      ? [t('{name}: Tier {tier}, mulai {least}', { name, tier: tierIndex + 1, least })]
      : [];
  });
}

/** A benefit in words, and which tier gives it. */
export interface BenefitLine {
  /** Empty where there is only one. */
  readonly label: string;
  readonly words: string;
  /** Its place among all benefits. */
  readonly line: number;
}

/** What is given, tier by tier: benefits of tiers that there are and that give something. */
export function benefitLines(nodes: PromotionNodes, speech: Speech): BenefitLine[] {
  const skus = groupOf(nodes, 'products')?.head.is_active === 0 ? [] : chosenSkus(nodes);
  const tiers = Math.max(1, ...skus.map(tiersOf));
  const superQty = skus.map(({ group, super_tier = [] }) => (group === 'tiering' ? super_tier : []));
  let plain = 0;
  let higher = 0;
  return benefitsOf(nodes).flatMap((benefit, line) => {
    const isSuper = benefit.is_super_tier === '1';
    const tier = isSuper ? ++higher : ++plain;
    const isThere = isSuper ? superQty.some((qty) => (qty[tier - 1] ?? 0) > 0) : tier <= tiers;
    if (!isThere || isUnsaid(benefit)) return [];
    const isNamed = isSuper || tiers > 1;
    const label = isNamed ? speech.t(isSuper ? 'SUPER TIER {tier}' : 'Tier {tier}', { tier }) : '';
    return [{ label, words: benefitWords(benefit, speech), line }];
  });
}

const chosenSkus = (nodes: PromotionNodes): SkuFilter[] =>
  [...nodes.values()].flatMap((node) =>
    node.kind === 'leaf' && node.leaf.type === 'sku' && node.leaf.value === 'choose' ? [node.leaf] : [],
  );

/** Whether more names stand in it than are said. */
export const isShortened = (nodes: PromotionNodes, { nameLimit }: Speech): boolean =>
  [...nodes.values()].some(
    (node) => node.kind === 'leaf' && isFilter(node.leaf) && idsOf(node.leaf).length > nameLimit,
  ) || benefitsOf(nodes).some((benefit) => giftIdsOf(benefit).length > nameLimit);

/** "Potongan Harga 5%, maksimal Rp 50.000". */
export function benefitWords(benefit: Benefit, speech: Speech): string {
  const { t, number, money } = speech;
  const kind = t(BENEFIT_LABELS[benefit.type_benefit]);
  const most = Number(benefit.maks_benefit);
  if (benefit.type_benefit === 'free-gift') {
    const giftText =
      benefit.type === 'instock'
        ? namesOfIds('sku', giftIdsOf(benefit), speech).join(', ')
        : String(benefit.value);
    return t('{kind}: {count} x {what}', { kind, count: number(most || 1), what: giftText || '…' });
  }
  if (benefit.type === 'percentage') {
    const value = t('{kind} {value}%', { kind, value: number(numberOf(benefit)) });
    return most > 0 ? t('{value}, maksimal {most}', { value, most: money(most) }) : value;
  }
  if (isWords(benefit)) return `${kind} ${benefit.value}`.trim();
  return `${kind} ${money(numberOf(benefit))}`;
}
