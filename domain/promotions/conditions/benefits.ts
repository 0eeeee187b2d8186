/** How many benefits conditions ask for: one for each tier, and for each tier of a super tier. */
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
import { removeTier } from './sku-filter.ts';
import { groupOf, type Looked, leafOf } from './tree/look.ts';
import type { Change, Outcome } from './tree/nodes.ts';
import { change } from './tree/operations.ts';

export const firstBenefit = (is_super_tier: '0' | '1' = '0'): Benefit => ({
  type_benefit: 'potongan-harga',
  type: 'percentage',
  value: 0,
  maks_benefit: 0,
  is_super_tier,
});

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

/** Only chosen skus have tiers: of excepted ones nothing is bought. */
export const isTieredSku = (sku: SkuFilter | undefined): sku is SkuFilter =>
  sku?.group === 'tiering' && sku.value === 'choose';

/** The highest number of tiers among the skus. */
export function tiersOf(sku: SkuFilter | undefined): number {
  return isTieredSku(sku) ? Math.max(1, ...sku.items.map((item) => standingTiers(item).length)) : 1;
}

/** Extends an operation, so that there are as many benefits as tiers afterwards; existing benefits stay. */
export function withBenefits(nodes: PromotionNodes, outcome: Outcome<Leaf, Head>): Outcome<Leaf, Head> {
  if ('refused' in outcome) return outcome;
  const changed = new Map(outcome.changes.map(([id, , node]) => [id, node]));
  const changedNodes = { get: (id: string) => (changed.has(id) ? changed.get(id) : nodes.get(id)) };
  const list = benefitsOf(changedNodes);
  const sku = skuOf(changedNodes)?.sku;
  const tiers = hasFilter(nodes, changed) ? tiersOf(sku) : 0;
  const fitting = fill(!sku && skuOf(nodes) ? [] : list, tiers, sku?.super_tier ? tiers : 0);
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

function fill(list: readonly Benefit[], tiers: number, supers: number): readonly Benefit[] {
  const plain = list.filter(({ is_super_tier }) => is_super_tier === '0');
  const higher = list.filter(({ is_super_tier }) => is_super_tier === '1');
  if (plain.length === tiers && higher.length === supers) return list;
  const padBenefits = (have: readonly Benefit[], count: number, super_: '0' | '1') =>
    Array.from({ length: count }, (_, benefitIndex) => have[benefitIndex] ?? firstBenefit(super_));
  return [...padBenefits(plain, tiers, '0'), ...padBenefits(higher, supers, '1')];
}
