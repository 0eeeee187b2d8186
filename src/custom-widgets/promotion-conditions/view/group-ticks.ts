/** What ticks in the lists of a group make of it: one filter of each kind. */

import { groupOf, leafOf } from '../../../../core/tree/look.ts';
import type { LeafNode, Outcome } from '../../../../core/tree/nodes.ts';
import { add, change, remove } from '../../../../core/tree/operations.ts';
import type { Filter, Id } from '../../../../domain/promotions/conditions/conditions.ts';
import {
  type Head,
  isFilter,
  type Leaf,
  LIMITS,
  type PromotionNodes,
} from '../../../../domain/promotions/conditions/promotion-tree.ts';
import { idsOf } from '../../../../domain/promotions/conditions/words.ts';
import { begun, withIds } from './begin-filter.ts';

export const UNCHOSEN: Leaf = { type: '' };

const leavesOf = (nodes: PromotionNodes, groupId: string): readonly LeafNode<Leaf>[] =>
  (groupOf(nodes, groupId)?.kids ?? []).flatMap((kid) => leafOf(nodes, kid) ?? []);

/** A filter of the group whose kind is not chosen yet. */
export const unchosenIn = (nodes: PromotionNodes, groupId: string): string | undefined =>
  leavesOf(nodes, groupId).find(({ leaf }) => !isFilter(leaf))?.id;

const filterIn = (nodes: PromotionNodes, groupId: string, kind: Filter['type']) =>
  leavesOf(nodes, groupId).find(({ leaf }) => leaf.type === kind);

/** What the group's filter of this kind is about. */
export function ticksIn(nodes: PromotionNodes, groupId: string, kind: Filter['type']): readonly Id[] {
  const leaf = filterIn(nodes, groupId, kind)?.leaf;
  return leaf && isFilter(leaf) ? idsOf(leaf) : [];
}

/** The group, with its filter of this kind about these: the first of them begins it, without any it goes. */
export function withTicks(
  nodes: PromotionNodes,
  groupId: string,
  kind: Filter['type'],
  ids: readonly Id[],
): Outcome<Leaf, Head> {
  const node = filterIn(nodes, groupId, kind);
  if (node && isFilter(node.leaf)) {
    if (ids.length > 0) return change(nodes, node.id, { leaf: withIds(node.leaf, ids) });
    const isLast = groupOf(nodes, groupId)?.kids.length === 1;
    return isLast ? change(nodes, node.id, { leaf: UNCHOSEN }) : remove(nodes, node.id);
  }
  const leaf = withIds(begun(kind), ids);
  const unchosen = unchosenIn(nodes, groupId);
  return unchosen === undefined ? add(nodes, groupId, { leaf }, LIMITS) : change(nodes, unchosen, { leaf });
}
