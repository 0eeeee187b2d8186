/** How many benefits conditions ask for: one for each tier, and for each tier of a super tier. */

import { groupOf, type Looked, leafOf } from '../../../core/tree/look.ts';
import type { Edit, Outcome } from '../../../core/tree/nodes.ts';
import { change } from '../../../core/tree/operations.ts';
import { firstBenefit } from './benefit-lines.ts';
import { type Benefit, type Id, type SkuFilter, standingTiers } from './conditions.ts';
import {
  BENEFITS,
  type Benefits,
  benefitLeafOf,
  type Head,
  isFilter,
  type Leaf,
  type PromotionNode,
  type PromotionNodes,
} from './promotion-tree.ts';
import { removeTier, tieredItems, tiersOf } from './sku-filter.ts';

/** The filter of skus: it stands in the main group of the products, and is the only one. */
export function skuOf(
  nodes: Looked<Leaf, Head>,
): { readonly id: string; readonly sku: SkuFilter } | undefined {
  for (const id of groupOf(nodes, 'products')?.kids ?? []) {
    const leaf = leafOf(nodes, id)?.leaf;
    if (leaf?.type === 'sku') return { id, sku: leaf };
  }
  return undefined;
}

/** Extends an operation, so that its tiers have benefits afterwards; where it leaves the tiers alone, it leaves the benefits. */
export function withBenefits(nodes: PromotionNodes, outcome: Outcome<Leaf, Head>): Outcome<Leaf, Head> {
  if ('refused' in outcome) return outcome;
  const changed = new Map(outcome.changes.map(([id, , node]) => [id, node]));
  const changedNodes = { get: (id: string) => (changed.has(id) ? changed.get(id) : nodes.get(id)) };
  const before = countsOf(nodes, hasFilter(nodes, NO_CHANGE));
  const after = countsOf(changedNodes, hasFilter(nodes, changed));
  const isCleared = before.sku !== undefined && after.sku === undefined;
  const leaf = benefitLeafOf(changedNodes);
  const fitting = isCleared ? fitted(NO_BENEFITS, NO_LINES, after) : fitted(leaf, before, after);
  return fitting === leaf ? outcome : withLeaf(nodes, outcome, fitting);
}

const NO_BENEFITS: Benefits = { type: 'benefits', list: [] };

/** The changes, and that the benefits are these. */
function withLeaf(nodes: PromotionNodes, outcome: Edit<Leaf, Head>, leaf: Benefits): Outcome<Leaf, Head> {
  const node = leafOf(nodes, BENEFITS);
  if (!node) return outcome;
  const others = outcome.changes.filter(([id]) => id !== BENEFITS);
  return { ...outcome, changes: [...others, [BENEFITS, node, { ...node, leaf }]] };
}

/** How many benefits conditions ask for. */
interface Counts {
  readonly plain: number;
  readonly supers: number;
}

const NO_CHANGE: ReadonlyMap<string, undefined> = new Map();
const NO_LINES: Counts = { plain: 0, supers: 0 };

function countsOf(nodes: Looked<Leaf, Head>, isFiltered: boolean): Counts & { readonly sku?: SkuFilter } {
  if (!isFiltered) return NO_LINES;
  const sku = skuOf(nodes)?.sku;
  return { plain: tiersOf(sku), supers: sku?.super_tier?.length ?? 0, ...(sku && { sku }) };
}

/**
 * Removes the tier at a place of these skus, which have the same tiers. Where that leaves one tier less, the super tier and the benefits of this very tier go with it, but for one
 * that other skus have as well: then the last ones go.
 */
export function withoutTier(
  nodes: PromotionNodes,
  { id, sku }: { readonly id: string; readonly sku: SkuFilter },
  relationIds: readonly Id[],
  gone: number,
  isStored: boolean,
): Outcome<Leaf, Head> {
  const leaf = removeTier(sku, relationIds, gone, isStored);
  const isShared = tieredItems(sku).some(
    (skuItem) => !relationIds.includes(skuItem.relation_id) && standingTiers(skuItem).length > gone,
  );
  if (tiersOf(leaf) === tiersOf(sku) || isShared) return change(nodes, id, { leaf });
  const super_tier = sku.super_tier?.filter((_, place) => place !== gone);
  const outcome = change(nodes, id, { leaf: super_tier ? { ...leaf, super_tier } : leaf });
  if ('refused' in outcome) return outcome;
  const { list, spare, ...rest } = benefitLeafOf(nodes);
  const kept = new Map(spare);
  const placesOf = { '0': 0, '1': 0 };
  const less = list.filter((line) => {
    const { is_super_tier: flag } = line;
    if (placesOf[flag]++ !== gone) return true;
    kept.set(`${flag}:${gone}`, line);
    return false;
  });
  return withLeaf(nodes, outcome, { ...rest, list: less, spare: kept });
}

/** Mostly the first node that is looked at answers. */
function hasFilter(nodes: PromotionNodes, changed: ReadonlyMap<string, PromotionNode | undefined>): boolean {
  const isOne = (node: PromotionNode | undefined) => node?.kind === 'leaf' && isFilter(node.leaf);
  for (const node of changed.values()) if (isOne(node)) return true;
  for (const [id, node] of nodes) if (!changed.has(id) && isOne(node)) return true;
  return false;
}

function fitted(leaf: Benefits, before: Counts, after: Counts): Benefits {
  if (before.plain === after.plain && before.supers === after.supers) return leaf;
  const spare = new Map(leaf.spare);
  const linesOf = (flag: '0' | '1', had: number, wanted: number): Benefit[] => {
    const lines = leaf.list.filter(({ is_super_tier }) => is_super_tier === flag);
    for (const [place, line] of lines.slice(wanted, had).entries())
      spare.set(`${flag}:${wanted + place}`, line);
    if (wanted < had) return [...lines.slice(0, wanted), ...lines.slice(had)];
    const missing = Array.from(
      { length: Math.max(0, wanted - lines.length) },
      (_, place) => lines.length + place,
    );
    return [...lines, ...missing.map((place) => spare.get(`${flag}:${place}`) ?? firstBenefit(flag))];
  };
  const list = [...linesOf('0', before.plain, after.plain), ...linesOf('1', before.supers, after.supers)];
  return { ...leaf, list, spare };
}
