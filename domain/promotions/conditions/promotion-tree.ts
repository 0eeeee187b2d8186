/** The tree that is edited, made of what was sent, and what is sent of it. */

import { groupOf, type Looked, leafOf } from '../../../core/tree/look.ts';
import type { GroupNode, Limits, Nodes, Outcome, Part, TreeNode } from '../../../core/tree/nodes.ts';
import { nodesOf, replaceAll } from '../../../core/tree/operations.ts';
import { anew, type Remember } from '../../../core/tree/remember.ts';
import { Tree } from '../../../core/tree/tree.ts';
import { openedBenefits, sentBenefits } from './benefit-lines.ts';
import {
  type Benefit,
  type Block,
  type BlockType,
  type Filter,
  type Group,
  type ItemsCondition,
  isGroup,
  isSku,
  MOST_LEVELS,
  MOST_PARTS,
  type SkuFilter,
  withoutIds,
} from './conditions.ts';
import { tiersOf } from './sku-filter.ts';

/** A filter whose kind is not chosen yet. */
export interface Unchosen {
  readonly type: '';
}
export interface Benefits {
  readonly type: 'benefits';
  readonly list: readonly Benefit[];
  /** Of tiers that were removed, by flag and place ("0:1"): a tier that is added again finds its benefit. */
  readonly spare?: ReadonlyMap<string, Benefit>;
}
export type Leaf = Filter | Unchosen | Benefits;
/** The data of a block. `rest`: properties that are unknown here, kept as they came. */
export interface Head {
  readonly block?: BlockType;
  readonly is_active?: 0 | 1;
  readonly rest?: object;
  /** For a block: unknown properties of its main group. */
  readonly main?: object;
}
export type PromotionNode = TreeNode<Leaf, Head>;
export type PromotionNodes = Nodes<Leaf, Head>;
export type PromotionPart = Part<Leaf, Head>;
export type PromotionTree = Tree<Leaf, Head>;

export const BLOCKS: readonly BlockType[] = ['customers', 'products'];
/** The id of the node that holds the benefits. */
export const BENEFITS = 'benefits';

/** A sku says how much of it is bought: that is for the main group alone. */
export const LIMITS: Limits<Leaf> = {
  levels: MOST_LEVELS,
  parts: MOST_PARTS,
  mayStand: (leaf, level) => leaf.type !== 'sku' || level === 1,
};

/** Nothing is chosen in it yet: it is not sent. */
export const isUnfinished = (leaf: Leaf): boolean =>
  leaf.type === '' || (isFilter(leaf) && leaf.value !== 'all' && leaf.items.length === 0);

const isSentLeaf = (leaf: Leaf): leaf is Filter => isFilter(leaf) && !isUnfinished(leaf);

/** Those below a node, from above. */
export function unfinishedBelow(nodes: PromotionNodes, id: string): readonly string[] {
  const leaf = leafOf(nodes, id)?.leaf;
  if (leaf) return isUnfinished(leaf) ? [id] : [];
  return (groupOf(nodes, id)?.kids ?? []).flatMap((kid) => unfinishedBelow(nodes, kid));
}

/** Whether a filter is sent of what stands there. */
export function isWritten(nodes: PromotionNodes, id: string): boolean {
  const leaf = leafOf(nodes, id)?.leaf;
  if (leaf) return isSentLeaf(leaf);
  return (groupOf(nodes, id)?.kids ?? []).some((kid) => isWritten(nodes, kid));
}

export const isFilter = (leaf: Leaf): leaf is Filter => leaf.type !== '' && leaf.type !== 'benefits';

const emptyBlock = (type: BlockType): Block => ({
  type,
  is_active: 1,
  condition: 'and',
  data: [{ level: 1, condition: 'and', data: [] }],
});

/** A tree of conditions; of nothing: two blocks without filters. */
export function treeOf(value: ItemsCondition | undefined): PromotionTree {
  const nodes = new Map<string, PromotionNode>();
  for (const type of BLOCKS) {
    const block = value?.data.find((candidate) => candidate.type === type) ?? emptyBlock(type);
    for (const node of blockNodes(block)) nodes.set(node.id, node);
  }
  nodes.set(BENEFITS, {
    id: BENEFITS,
    kind: 'leaf',
    parent: '',
    leaf: { type: 'benefits', list: value ? linesOf(value) : [] },
  });
  return new Tree(nodes);
}

/** Another promotion's conditions in place of these; the blocks stay those of this promotion. */
export function copied(nodes: PromotionNodes, value: ItemsCondition): Outcome<Leaf, Head> {
  const copy = new Map(treeOf(withoutIds(value)).nodes);
  for (const type of BLOCKS) {
    const [block, own] = [groupOf(copy, type), groupOf(nodes, type)];
    if (block && own)
      copy.set(type, { ...block, head: { ...own.head, is_active: block.head.is_active ?? 1 } });
  }
  return replaceAll(nodes, copy, 'customers');
}

function linesOf({ data, benefit }: ItemsCondition): readonly Benefit[] {
  const parts = data.flatMap((block) => block.data.flatMap((group) => group.data));
  const sku = parts.find((part): part is SkuFilter => !isGroup(part) && isSku(part));
  return openedBenefits(benefit, parts.length > 0 ? tiersOf(sku) : 0, sku?.super_tier?.length ?? 0);
}

function blockNodes({ type, is_active, condition, data, ...rest }: Block): PromotionNode[] {
  const [
    { data: mainParts = [], level: _, condition: __, ...main } = { data: [], level: 1, condition },
    ...otherGroups
  ] = data;
  const parts = [...mainParts, ...otherGroups].map(partOfSent);
  const below = sorted(parts).map((part) => nodesOf(part, type));
  const block: GroupNode<Head> = {
    id: type,
    kind: 'group',
    parent: null,
    join: condition,
    head: { block: type, is_active, rest, main },
    kids: below.flatMap(([first]) => (first ? [first.id] : [])),
  };
  return [block, ...below.flat()];
}

/** A part of what was sent, to be put into a tree. */
export function partOfSent(part: Filter | Group): PromotionPart {
  if (!isGroup(part)) return { leaf: part };
  const { level: _, condition, data, ...rest } = part;
  return { join: condition, head: { rest }, parts: sorted(data.map(partOfSent)) };
}

const sorted = (parts: readonly PromotionPart[]): PromotionPart[] => [
  ...parts.filter((part) => 'leaf' in part),
  ...parts.filter((part) => !('leaf' in part)),
];

/** What is sent, and which node stands at which path of it (`data.0.data.0.data.2`). */
export interface Sent {
  readonly value: ItemsCondition;
  readonly ids: ReadonlyMap<string, string>;
}

export function sentOf(nodes: PromotionNodes): Sent {
  return { value: sentValueOf(nodes), ids: idsOfSent(nodes) };
}

/** What is sent. A group that is remembered is the same object again. */
export function sentValueOf(nodes: PromotionNodes, remember: Remember<Group> = anew): ItemsCondition {
  const data = BLOCKS.map((type) => sentBlock(nodes, type, remember));
  return { data, benefit: sentBenefits(benefitsOf(nodes)) };
}

export function benefitsOf(nodes: Looked<Leaf, Head>): readonly Benefit[] {
  return benefitLeafOf(nodes).list;
}

export function benefitLeafOf(nodes: Looked<Leaf, Head>): Benefits {
  const leaf = leafOf(nodes, BENEFITS)?.leaf;
  return leaf?.type === 'benefits' ? leaf : { type: 'benefits', list: [] };
}

function sentBlock(nodes: PromotionNodes, type: BlockType, remember: Remember<Group>): Block {
  const block = groupOf(nodes, type);
  const condition = block?.join ?? 'and';
  const [leaves, groups] = sentKids(nodes, type);
  const data = sentParts(nodes, leaves, 1, remember);
  return {
    ...block?.head.rest,
    type,
    is_active: block?.head.is_active ?? 1,
    condition,
    data: [
      { ...block?.head.main, level: 1, condition, data },
      ...groups.map((id) => sentGroup(nodes, id, 2, remember)),
    ],
  };
}

/** The leaves and the groups of a group that are sent: what is not finished is left out. */
function sentKids(nodes: PromotionNodes, id: string): readonly [leaves: string[], groups: string[]] {
  const leaves: string[] = [];
  const groups: string[] = [];
  for (const kid of groupOf(nodes, id)?.kids ?? []) {
    const node = nodes.get(kid);
    if (node?.kind === 'group') groups.push(kid);
    else if (node && isSentLeaf(node.leaf)) leaves.push(kid);
  }
  return [leaves, groups];
}

function unfinishedIn(nodes: PromotionNodes, id: string): readonly string[] {
  return (groupOf(nodes, id)?.kids ?? []).filter((kid) => {
    const leaf = leafOf(nodes, kid)?.leaf;
    return leaf !== undefined && isUnfinished(leaf);
  });
}

function sentGroup(nodes: PromotionNodes, id: string, level: number, remember: Remember<Group>): Group {
  return remember(id, level, () => {
    const group = groupOf(nodes, id);
    const data = sentParts(nodes, sentKids(nodes, id).flat(), level, remember);
    return { ...group?.head.rest, level, condition: group?.join ?? 'and', data };
  });
}

function sentParts(
  nodes: PromotionNodes,
  kids: readonly string[],
  level: number,
  remember: Remember<Group>,
): (Filter | Group)[] {
  return kids.flatMap((kid): (Filter | Group)[] => {
    const node = nodes.get(kid);
    if (node?.kind === 'group') return [sentGroup(nodes, kid, level + 1, remember)];
    return node && isSentLeaf(node.leaf) ? [node.leaf] : [];
  });
}

/** Path in the sent value -> node id. A filter that is not finished, which is not sent, has a path behind those of its group. */
export function idsOfSent(nodes: PromotionNodes): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const name = (kids: readonly string[], path: string) =>
    kids.forEach((kid, kidIndex) => {
      const kidPath = `${path}.${kidIndex}`;
      ids.set(kidPath, kid);
      name([...sentKids(nodes, kid).flat(), ...unfinishedIn(nodes, kid)], `${kidPath}.data`);
    });
  BLOCKS.forEach((type, blockIndex) => {
    const path = `data.${blockIndex}`;
    const [leaves, groups] = sentKids(nodes, type);
    ids.set(path, type).set(`${path}.data.0`, type);
    name([...leaves, ...unfinishedIn(nodes, type)], `${path}.data.0.data`);
    groups.forEach((id, place) => {
      const groupPath = `${path}.data.${place + 1}`;
      ids.set(groupPath, id);
      name([...sentKids(nodes, id).flat(), ...unfinishedIn(nodes, id)], `${groupPath}.data`);
    });
  });
  return ids.set('benefit', BENEFITS);
}
