/** The operations on a tree. They are pure: each returns its changes, or the reason why it is refused. */
import { below, groupOf, heightOf, heightOfPart, levelOf, peersOf, rootOf } from './look.ts';
import type { Change, GroupNode, Joined, Limits, Nodes, Outcome, Part, Refusal, TreeNode } from './nodes.ts';

const refuse = (refused: Refusal) => ({ refused });

/** New unique ids. */
let idCount = 0;
export const freshId = (): string => `n${++idCount}`;

/** The nodes of a part that is new below `parent`; the first is the part itself. */
export function nodesOf<Leaf, Head>(part: Part<Leaf, Head>, parent: string | null): TreeNode<Leaf, Head>[] {
  const id = freshId();
  if ('leaf' in part) return [{ id, kind: 'leaf', parent: parent ?? '', leaf: part.leaf }];
  const kids = part.parts.map((childPart) => nodesOf(childPart, id));
  const group: GroupNode<Head> = {
    id,
    kind: 'group',
    parent,
    join: part.join,
    head: part.head,
    kids: kids.flatMap(([first]) => (first ? [first.id] : [])),
  };
  return [group, ...kids.flat()];
}

/** Puts `id` among the kids at a place counted among those of its kind. */
function placed<Leaf, Head>(
  nodes: Nodes<Leaf, Head>,
  kids: readonly string[],
  id: string,
  kind: TreeNode<Leaf, Head>['kind'],
  position: number,
): readonly string[] {
  const otherKids = kids.filter((kid) => kid !== id);
  const leaves = otherKids.filter((kid) => nodes.get(kid)?.kind === 'leaf');
  const groups = otherKids.filter((kid) => nodes.get(kid)?.kind === 'group');
  const sameKindKids = kind === 'leaf' ? leaves : groups;
  sameKindKids.splice(Math.max(0, Math.min(position, sameKindKids.length)), 0, id);
  return [...leaves, ...groups];
}

/** Why a part of these leaves and this height may not stand in a group; undefined when it may. */
function hindrance<Leaf, Head>(
  nodes: Nodes<Leaf, Head>,
  into: string,
  parts: readonly TreeNode<Leaf, Head>[],
  height: number,
  limits: Limits<Leaf>,
): Refusal | undefined {
  const level = levelOf(nodes, into);
  if (level + height > limits.levels) return 'too-deep';
  const first = parts[0];
  for (const part of parts) {
    if (part.kind !== 'leaf') continue;
    const deeper = first && part !== first ? 1 : 0;
    if (!limits.mayStand(part.leaf, level + deeper)) return 'not-in-groups';
  }
  return undefined;
}

/** Puts a new part at the end of its kind, or at a place. */
export function add<Leaf, Head>(
  nodes: Nodes<Leaf, Head>,
  into: string,
  part: Part<Leaf, Head>,
  limits: Limits<Leaf>,
  position = Number.POSITIVE_INFINITY,
): Outcome<Leaf, Head> {
  const group = groupOf(nodes, into);
  if (!group) return refuse('gone');
  const fresh = nodesOf(part, into);
  const first = fresh[0];
  if (!first) return refuse('gone');
  if (nodes.size + fresh.length > limits.parts) return refuse('too-many');
  const hindered = hindrance(nodes, into, fresh, heightOfPart(part), limits);
  if (hindered) return refuse(hindered);
  const kids = placed(nodes, group.kids, first.id, first.kind, position);
  return {
    changes: [
      ...fresh.map((node): Change<Leaf, Head> => [node.id, undefined, node]),
      [into, group, { ...group, kids }],
    ],
    focus: first.id,
  };
}

/** Removes a part; the focus goes to the next sibling, else to the previous one, else to the group. */
export function remove<Leaf, Head>(nodes: Nodes<Leaf, Head>, id: string): Outcome<Leaf, Head> {
  const parent = groupOf(nodes, nodes.get(id)?.parent ?? null);
  if (!parent) return refuse(nodes.has(id) ? 'root' : 'gone');
  const kidIndex = parent.kids.indexOf(id);
  const gone = below(nodes, id).map((node): Change<Leaf, Head> => [node.id, node, undefined]);
  const kids = parent.kids.filter((kid) => kid !== id);
  return {
    changes: [[parent.id, parent, { ...parent, kids }], ...gone],
    focus: kids[kidIndex] ?? kids[kidIndex - 1] ?? parent.id,
  };
}

/** Moves a part into a group of the same block, to a place counted among those of its kind. */
export function moveTo<Leaf, Head>(
  nodes: Nodes<Leaf, Head>,
  id: string,
  into: string,
  position: number,
  limits: Limits<Leaf>,
): Outcome<Leaf, Head> {
  const node = nodes.get(id);
  const from = groupOf(nodes, node?.parent ?? null);
  const to = groupOf(nodes, into);
  if (!node || !to) return refuse('gone');
  if (!from) return refuse('root');
  if (rootOf(nodes, into) !== rootOf(nodes, id)) return refuse('other-block');
  const moved = below(nodes, id);
  if (moved.some((movedNode) => movedNode.id === into)) return refuse('into-itself');
  const hindered = hindrance(nodes, into, moved, heightOf(nodes, id), limits);
  if (hindered) return refuse(hindered);
  if (from === to)
    return {
      changes: [[to.id, to, { ...to, kids: placed(nodes, to.kids, id, node.kind, position) }]],
      focus: id,
    };
  return {
    changes: [
      [from.id, from, { ...from, kids: from.kids.filter((kid) => kid !== id) }],
      [to.id, to, { ...to, kids: placed(nodes, to.kids, id, node.kind, position) }],
      [id, node, { ...node, parent: to.id }],
    ],
    focus: id,
  };
}

/** One place up (-1) or down (1) among those of its kind. */
export function moveBy<Leaf, Head>(
  nodes: Nodes<Leaf, Head>,
  id: string,
  by: -1 | 1,
  limits: Limits<Leaf>,
): Outcome<Leaf, Head> {
  const parent = nodes.get(id)?.parent;
  if (!parent) return refuse('root');
  const peers = peersOf(nodes, id);
  const to = peers.indexOf(id) + by;
  if (to < 0) return refuse('first');
  return to < peers.length ? moveTo(nodes, id, parent, to, limits) : refuse('last');
}

/** Into the group before it in its own group, else into the first after it. */
export function moveIn<Leaf, Head>(
  nodes: Nodes<Leaf, Head>,
  id: string,
  limits: Limits<Leaf>,
): Outcome<Leaf, Head> {
  const parent = groupOf(nodes, nodes.get(id)?.parent ?? null);
  if (!parent) return refuse('root');
  const kidIndex = parent.kids.indexOf(id);
  const isGroup = (kid: string) => nodes.get(kid)?.kind === 'group';
  const into =
    parent.kids.slice(0, kidIndex).findLast(isGroup) ?? parent.kids.slice(kidIndex + 1).find(isGroup);
  return into === undefined ? refuse('no-group') : moveTo(nodes, id, into, Number.POSITIVE_INFINITY, limits);
}

/** Out of its group, to the place behind it. */
export function moveOut<Leaf, Head>(
  nodes: Nodes<Leaf, Head>,
  id: string,
  limits: Limits<Leaf>,
): Outcome<Leaf, Head> {
  const parent = groupOf(nodes, nodes.get(id)?.parent ?? null);
  if (!parent) return refuse('root');
  if (parent.parent === null) return refuse('outermost');
  const behind =
    nodes.get(id)?.kind === 'group' ? peersOf(nodes, parent.id).indexOf(parent.id) + 1 : Infinity;
  return moveTo(nodes, id, parent.parent, behind, limits);
}

/** Replaces all nodes; those with the same id count as changed. */
export function replaceAll<Leaf, Head>(
  nodes: Nodes<Leaf, Head>,
  newNodes: Nodes<Leaf, Head>,
  focus: string,
): Outcome<Leaf, Head> {
  const ids = new Set([...nodes.keys(), ...newNodes.keys()]);
  const changes = [...ids].map((id): Change<Leaf, Head> => [id, nodes.get(id), newNodes.get(id)]);
  return { changes, focus };
}

/** Changes a leaf, or how a group is joined, or what it says. */
export function change<Leaf, Head>(
  nodes: Nodes<Leaf, Head>,
  id: string,
  to: { readonly leaf: Leaf } | { readonly join: Joined } | { readonly head: Head },
): Outcome<Leaf, Head> {
  const node = nodes.get(id);
  if (!node || (node.kind === 'leaf') !== 'leaf' in to) return refuse('gone');
  return { changes: [[id, node, { ...node, ...to } as TreeNode<Leaf, Head>]], focus: id };
}
