/** The tree that is edited, made of what was sent, and what is sent of it. */
import {
  type Benefit,
  type Block,
  type BlockType,
  type Filter,
  type Group,
  type ItemsCondition,
  isGroup,
  MOST_LEVELS,
} from './conditions.ts';
import { groupOf, leafOf } from './tree/look.ts';
import type { GroupNode, Limits, Nodes, Part, TreeNode } from './tree/nodes.ts';
import { nodesOf } from './tree/operations.ts';
import { Tree } from './tree/tree.ts';

/** A filter whose kind is not chosen yet; it is not sent. */
export interface Unchosen {
  readonly type: '';
}
export interface Benefits {
  readonly type: 'benefits';
  readonly list: readonly Benefit[];
}
export type Leaf = Filter | Unchosen | Benefits;
/** Of a block: whose it is and whether it counts. `rest`: what nobody here knows, kept as it came. */
export interface Head {
  readonly block?: BlockType;
  readonly is_active?: 0 | 1;
  readonly rest?: object;
  /** Of a block: what its main group says that nobody here knows. */
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
  mayStand: (leaf, level) => leaf.type !== 'sku' || level === 1,
};

export const isFilter = (leaf: Leaf): leaf is Filter => leaf.type !== '' && leaf.type !== 'benefits';

const emptyBlock = (type: BlockType): Block => ({
  ...{ type, is_active: 1, condition: 'and' },
  data: [{ level: 1, condition: 'and', data: [] }],
});

/** A tree of conditions; of nothing: two blocks without filters. */
export function treeOf(value: ItemsCondition | undefined): PromotionTree {
  const nodes = new Map<string, PromotionNode>();
  for (const type of BLOCKS) {
    const block = value?.data.find((one) => one.type === type) ?? emptyBlock(type);
    for (const node of blockNodes(block)) nodes.set(node.id, node);
  }
  nodes.set(BENEFITS, {
    ...{ id: BENEFITS, kind: 'leaf', parent: '' },
    leaf: { type: 'benefits', list: value?.benefit ?? [] },
  });
  return new Tree(nodes);
}

function blockNodes({ type, is_active, condition, data, ...rest }: Block): PromotionNode[] {
  const [
    { data: own = [], level: _, condition: __, ...main } = { data: [], level: 1, condition },
    ...beside
  ] = data;
  const parts = [...own, ...beside].map(partOfSent);
  const below = sorted(parts).map((part) => nodesOf(part, type));
  const block: GroupNode<Head> = {
    ...{ id: type, kind: 'group', parent: null, join: condition },
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
  const ids = new Map<string, string>();
  const data = BLOCKS.map((type, at) => sentBlock(nodes, type, `data.${at}`, ids));
  ids.set('benefit', BENEFITS);
  return { value: { data, benefit: sentBenefits(benefitsOf(nodes)) }, ids };
}

export function benefitsOf(nodes: PromotionNodes): readonly Benefit[] {
  const leaf = leafOf(nodes, BENEFITS)?.leaf;
  return leaf?.type === 'benefits' ? leaf.list : [];
}

function sentBlock(nodes: PromotionNodes, type: BlockType, path: string, ids: Map<string, string>): Block {
  const block = groupOf(nodes, type);
  ids.set(path, type).set(`${path}.data.0`, type);
  const condition = block?.join ?? 'and';
  const kids = block?.kids ?? [];
  const leaves = kids.filter((kid) => nodes.get(kid)?.kind === 'leaf');
  const groups = kids.filter((kid) => nodes.get(kid)?.kind === 'group');
  return {
    ...block?.head.rest,
    ...{ type, is_active: block?.head.is_active ?? 1, condition },
    data: [
      { ...block?.head.main, level: 1, condition, data: sentParts(nodes, leaves, 1, `${path}.data.0`, ids) },
      ...groups.map((id, at) => sentGroup(nodes, id, 2, `${path}.data.${at + 1}`, ids)),
    ],
  };
}

function sentGroup(
  nodes: PromotionNodes,
  id: string,
  level: number,
  path: string,
  ids: Map<string, string>,
): Group {
  ids.set(path, id);
  const group = groupOf(nodes, id);
  const data = sentParts(nodes, group?.kids ?? [], level, path, ids);
  return { ...group?.head.rest, level, condition: group?.join ?? 'and', data };
}

/** What has no kind yet is left out. */
function sentParts(
  nodes: PromotionNodes,
  kids: readonly string[],
  level: number,
  path: string,
  ids: Map<string, string>,
): (Filter | Group)[] {
  const parts: (Filter | Group)[] = [];
  for (const kid of kids) {
    const here = `${path}.data.${parts.length}`;
    const node = nodes.get(kid);
    if (node?.kind === 'group') parts.push(sentGroup(nodes, kid, level + 1, here, ids));
    else if (node && isFilter(node.leaf)) {
      ids.set(here, kid);
      parts.push(node.leaf);
    }
  }
  return parts;
}

/** Super tiers that give nothing are left out, but for those before one that does: which it is its place says. An amount has no cap. */
function sentBenefits(list: readonly Benefit[]): Benefit[] {
  const gives = ({ is_super_tier, value, type_benefit }: Benefit) =>
    is_super_tier === '1' && (type_benefit === 'free-gift' || Number(value) > 0);
  const last = list.findLastIndex(gives);
  return list
    .filter(({ is_super_tier }, at) => is_super_tier === '0' || at <= last)
    .map((one) => (one.type === 'amount' ? { ...one, maks_benefit: 0 } : one));
}
