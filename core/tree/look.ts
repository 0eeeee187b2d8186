/** Reading a tree of nodes. */
import type { GroupNode, LeafNode, Nodes, Part, TreeNode } from './nodes.ts';

/** Nodes by id, without iteration. */
export type Looked<Leaf, Head> = Pick<Nodes<Leaf, Head>, 'get'>;

export function groupOf<Leaf, Head>(
  nodes: Looked<Leaf, Head>,
  id: string | null,
): GroupNode<Head> | undefined {
  const node = id === null ? undefined : nodes.get(id);
  return node?.kind === 'group' ? node : undefined;
}

export function leafOf<Leaf, Head>(nodes: Looked<Leaf, Head>, id: string): LeafNode<Leaf> | undefined {
  const node = nodes.get(id);
  return node?.kind === 'leaf' ? node : undefined;
}

/** 1 for a root. */
export function levelOf<Leaf, Head>(nodes: Nodes<Leaf, Head>, id: string): number {
  let level = 1;
  for (
    let ancestorId = nodes.get(id)?.parent ?? null;
    ancestorId !== null;
    ancestorId = nodes.get(ancestorId)?.parent ?? null
  )
    level += 1;
  return level;
}

/** Height of a part: 0 for a leaf, 1 for a group without groups. */
export function heightOf<Leaf, Head>(nodes: Nodes<Leaf, Head>, id: string): number {
  const group = groupOf(nodes, id);
  return group ? 1 + Math.max(0, ...group.kids.map((kid) => heightOf(nodes, kid))) : 0;
}

export function heightOfPart<Leaf, Head>(part: Part<Leaf, Head>): number {
  return 'leaf' in part ? 0 : 1 + Math.max(0, ...part.parts.map(heightOfPart));
}

/** The node and its descendants, parents first. */
export function below<Leaf, Head>(nodes: Nodes<Leaf, Head>, id: string): TreeNode<Leaf, Head>[] {
  const node = nodes.get(id);
  if (!node) return [];
  return [node, ...(node.kind === 'group' ? node.kids.flatMap((kid) => below(nodes, kid)) : [])];
}

export function rootOf<Leaf, Head>(nodes: Nodes<Leaf, Head>, id: string): string {
  const parent = nodes.get(id)?.parent ?? null;
  return parent === null ? id : rootOf(nodes, parent);
}

/** A copy that can be inserted elsewhere. */
export function partOf<Leaf, Head>(nodes: Nodes<Leaf, Head>, id: string): Part<Leaf, Head> | undefined {
  const node = nodes.get(id);
  if (!node) return undefined;
  if (node.kind === 'leaf') return { leaf: node.leaf };
  const parts = node.kids.map((kid) => partOf(nodes, kid)).filter((part) => part !== undefined);
  return { join: node.join, head: node.head, parts };
}

/** Siblings of the same kind: leaves always stand before groups. */
export function peersOf<Leaf, Head>(nodes: Nodes<Leaf, Head>, id: string): readonly string[] {
  const node = nodes.get(id);
  const parent = groupOf(nodes, node?.parent ?? null);
  return parent?.kids.filter((kid) => nodes.get(kid)?.kind === node?.kind) ?? [];
}

/** The number of a group among all of its tree, from above and from 1: no two have the same. */
export function groupNumber<Leaf, Head>(nodes: Nodes<Leaf, Head>, id: string): number {
  const groups = below(nodes, rootOf(nodes, id)).filter(({ kind }) => kind === 'group');
  return groups.findIndex((group) => group.id === id);
}
