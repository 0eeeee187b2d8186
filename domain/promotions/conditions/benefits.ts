/** How many benefits conditions ask for: one for each tier, and for each tier of a super tier. */
import { firstBenefit } from './benefit-lines.ts';
import { type Benefit, type Id, type SkuFilter, standingTiers } from './conditions.ts';
import {
  BENEFITS,
  benefitsOf,
  type Head,
  isFilter,
  type Leaf,
  type PromotionNode,
  type PromotionNodes,
} from './promotion-tree.ts';
import { removeTier, tiersOf } from './sku-filter.ts';
import { groupOf, type Looked, leafOf } from './tree/look.ts';
import type { Change, Outcome } from './tree/nodes.ts';
import { change } from './tree/operations.ts';

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
  const list = benefitsOf(changedNodes);
  const before = countsOf(nodes, hasFilter(nodes, NO_CHANGE));
  const after = countsOf(changedNodes, hasFilter(nodes, changed));
  const isCleared = before.sku !== undefined && after.sku === undefined;
  const fitting = isCleared ? fitted([], NO_LINES, after) : fitted(list, before, after);
  if (fitting === list) return outcome;
  const previousNode = nodes.get(BENEFITS);
  const node = changedNodes.get(BENEFITS);
  if (!previousNode || node?.kind !== 'leaf') return outcome;
  const change: Change<Leaf, Head> = [
    BENEFITS,
    previousNode,
    { ...node, leaf: { type: 'benefits', list: fitting } },
  ];
  return { ...outcome, changes: [...outcome.changes.filter(([id]) => id !== BENEFITS), change] };
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
 * Removes a tier of a sku. Where that leaves one tier less, the benefit of this very tier goes with it, but for one that other skus
 * have as well: then the last one goes.
 */
export function withoutTier(
  nodes: PromotionNodes,
  { id, sku }: { readonly id: string; readonly sku: SkuFilter },
  relationId: Id,
  tierIndex: number,
  isStored: boolean,
): Outcome<Leaf, Head> {
  const leaf = removeTier(sku, relationId, tierIndex, isStored);
  const outcome = change(nodes, id, { leaf });
  const benefitsNode = nodes.get(BENEFITS);
  const item = sku.items.find(({ relation_id }) => relation_id === relationId);
  if ('refused' in outcome || benefitsNode?.kind !== 'leaf' || !item || tiersOf(leaf) === tiersOf(sku))
    return outcome;
  const gone = standingTiers({ ...item, data: item.data.slice(0, tierIndex) }).length;
  const isShared = sku.items.some((skuItem) => skuItem !== item && standingTiers(skuItem).length > gone);
  if (isShared) return outcome;
  // Those of super tiers stand behind.
  const list = benefitsOf(nodes).filter((_, place) => place !== gone);
  const less: Change<Leaf, Head> = [
    BENEFITS,
    benefitsNode,
    { ...benefitsNode, leaf: { type: 'benefits', list } },
  ];
  return { ...outcome, changes: [...outcome.changes, less] };
}

/** Mostly the first node that is looked at answers. */
function hasFilter(nodes: PromotionNodes, changed: ReadonlyMap<string, PromotionNode | undefined>): boolean {
  const isOne = (node: PromotionNode | undefined) => node?.kind === 'leaf' && isFilter(node.leaf);
  for (const node of changed.values()) if (isOne(node)) return true;
  for (const [id, node] of nodes) if (!changed.has(id) && isOne(node)) return true;
  return false;
}

function fitted(list: readonly Benefit[], before: Counts, after: Counts): readonly Benefit[] {
  if (before.plain === after.plain && before.supers === after.supers) return list;
  const linesOf = (flag: '0' | '1', had: number, wanted: number): Benefit[] => {
    const lines = list.filter(({ is_super_tier }) => is_super_tier === flag);
    if (wanted < had) return [...lines.slice(0, wanted), ...lines.slice(had)];
    const missing = Math.max(0, wanted - lines.length);
    return [...lines, ...Array.from({ length: missing }, () => firstBenefit(flag))];
  };
  return [...linesOf('0', before.plain, after.plain), ...linesOf('1', before.supers, after.supers)];
}
