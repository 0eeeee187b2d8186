/** What is wrong or odd about conditions, said at the node while somebody edits. */
import type { Benefit, Id, PlainFilter, SkuFilter } from './conditions.ts';
import { BENEFITS, benefitsOf, isFilter, type Leaf, type PromotionNodes } from './promotion-tree.ts';
import { groupOf } from './tree/look.ts';
import { idsOf } from './words.ts';

export interface Finding {
  readonly id: string;
  /** An error keeps from saving. */
  readonly tone: 'error' | 'warning';
  /** A source text. */
  readonly text: string;
}

/** Of these each shop or product has one: two choices of them can contradict each other. */
const SINGLE: ReadonlySet<string> = new Set([
  'customers',
  'wl_area',
  'jenis_customer',
  'manufactur',
  'kategori',
  'sku',
]);

type Verdict = 'never' | 'always' | undefined;

export function findingsOf(nodes: PromotionNodes): Finding[] {
  const found: Finding[] = [];
  for (const block of ['customers', 'products']) {
    const group = groupOf(nodes, block);
    if (!group || group.head.is_active === 0) continue;
    for (const kid of group.kids) walk(nodes, kid, found);
    const verdict = verdictOf(nodes, block);
    if (verdict === 'never') found.push({ id: block, tone: 'error', text: NEVER[block] ?? '' });
    if (verdict === 'always' && group.kids.length > 1)
      found.push({ id: block, tone: 'warning', text: ALWAYS[block] ?? '' });
  }
  const benefits = benefitsOf(nodes);
  if (benefits.length === 0) found.push({ id: BENEFITS, tone: 'error', text: NO_BENEFIT });
  else if (benefits.every(givesNothing)) found.push({ id: BENEFITS, tone: 'warning', text: GIVES_NOTHING });
  return found;
}

const NO_BENEFIT = 'Silahkan untuk menambahkan filter untuk memunculkan Benefit';

const GIVES_NOTHING = 'As it stands this promotion gives nothing.';

const givesNothing = ({ type, value }: Benefit): boolean =>
  type === 'percentage' || type === 'amount' ? Number(value) <= 0 : String(value).trim() === '';

const NEVER: Readonly<Record<string, string>> = {
  customers: 'No shop can meet these conditions.',
  products: 'No product can meet these conditions.',
};
const ALWAYS: Readonly<Record<string, string>> = {
  customers: 'Every shop meets these conditions.',
  products: 'Every product meets these conditions.',
};

function walk(nodes: PromotionNodes, id: string, found: Finding[]): void {
  const node = nodes.get(id);
  if (!node) return;
  if (node.kind === 'leaf') {
    const text = leafError(node.leaf);
    if (text) found.push({ id, tone: 'error', text });
    return;
  }
  if (node.kids.length === 0)
    found.push({ id, tone: 'warning', text: 'This group is empty: it changes nothing.' });
  for (const kid of node.kids) walk(nodes, kid, found);
  const verdict = node.kids.length > 1 ? verdictOf(nodes, id) : undefined;
  if (verdict === 'never') found.push({ id, tone: 'warning', text: 'Nothing can meet this group.' });
  if (verdict === 'always') found.push({ id, tone: 'warning', text: 'Everything meets this group.' });
}

function leafError(leaf: Leaf): string | undefined {
  if (!isFilter(leaf) || leaf.value === 'all') return undefined;
  if (idsOf(leaf).length === 0) return 'Choose at least one.';
  if (leaf.type !== 'sku') return mixedError(leaf);
  return leaf.value === 'choose' ? skuError(leaf) : undefined;
}

function mixedError({ items_campuran: mixed }: PlainFilter): string | undefined {
  return mixed && mixed.minimal_pembelian <= 0 ? 'Say how much has to be bought.' : undefined;
}

function skuError({ group, items, super_tier }: SkuFilter): string | undefined {
  for (const item of items) {
    if (group === 'itemCampurSpesifik') {
      if ((item.minimal_pembelian ?? 0) <= 0) return 'Say how much has to be bought.';
      continue;
    }
    const tiers = item.data.filter(({ is_active }) => is_active === 1);
    if (tiers.some(({ value }) => value <= 0)) return 'Say how much has to be bought.';
    if (tiers.some(({ value }, at) => at > 0 && value <= (tiers[at - 1]?.value ?? 0)))
      return 'A higher tier needs more than the one before it.';
  }
  return super_tier?.some((qty) => qty <= 0) ? 'Say how much the super tier needs.' : undefined;
}

/** Whether what a node says can never hold, or always does; undefined where that depends. */
function verdictOf(nodes: PromotionNodes, id: string): Verdict {
  const node = nodes.get(id);
  if (!node) return undefined;
  if (node.kind === 'leaf') return isFilter(node.leaf) && node.leaf.value === 'all' ? 'always' : undefined;
  const kids = node.kids.filter((kid) => {
    const child = nodes.get(kid);
    return child?.kind === 'group' || (child && isFilter(child.leaf));
  });
  const verdicts = kids.map((kid) => verdictOf(nodes, kid));
  const [ends, holds] = node.join === 'and' ? (['never', 'always'] as const) : (['always', 'never'] as const);
  if (verdicts.includes(ends)) return ends;
  if (kids.length > 0 && verdicts.every((verdict) => verdict === holds)) return holds;
  return clashes(nodes, kids, node.join) ? ends : undefined;
}

/** And: no id is left that all filters of a kind let through. Or: together they let every id through. */
function clashes(nodes: PromotionNodes, kids: readonly string[], join: 'and' | 'or'): boolean {
  const chosen = new Map<string, Set<Id>>();
  const excepted = new Map<string, Set<Id>>();
  for (const kid of kids) {
    const node = nodes.get(kid);
    if (node?.kind !== 'leaf' || !isFilter(node.leaf) || !SINGLE.has(node.leaf.type)) continue;
    const { type, value } = node.leaf;
    const ids = new Set(idsOf(node.leaf));
    if (value === 'all' || ids.size === 0) continue;
    const of = (value === 'choose') === (join === 'and') ? chosen : excepted;
    const before = of.get(type);
    // And: what is chosen is narrowed, what is excepted grows; or: the other way round.
    if (of === chosen) of.set(type, before ? new Set([...ids].filter((one) => before.has(one))) : ids);
    else of.set(type, new Set([...(before ?? []), ...ids]));
  }
  return [...chosen].some(([type, ids]) => {
    const without = excepted.get(type);
    return [...ids].every((id) => without?.has(id) ?? false);
  });
}
