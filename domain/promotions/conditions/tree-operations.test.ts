import { expect, it } from 'vitest';
import { groupOf, levelOf } from '../../../core/tree/look.ts';
import type { Refusal } from '../../../core/tree/nodes.ts';
import * as operations from '../../../core/tree/operations.ts';
import { cases, dice } from '../../../tests/property.ts';
import { withBenefits } from './benefits.ts';
import { LIMITS, type PromotionTree, sentOf, treeOf } from './promotion-tree.ts';
import { randomConditions } from './testing-conditions.ts';

const leaf = (type: 'kategori' | 'manufactur', id: number) => ({
  leaf: { type, value: 'choose' as const, items: [id] },
});
const group = (...parts: Parameters<typeof operations.add>[2][]) => ({
  join: 'and' as const,
  head: {},
  parts,
});

/** A tree with parts in the block of products, and their ids. */
function grown(...parts: Parameters<typeof operations.add>[2][]) {
  const tree = treeOf(undefined);
  for (const part of parts) tree.commit(operations.add(tree.nodes, 'products', part as never, LIMITS));
  return { tree, kids: groupOf(tree.nodes, 'products')?.kids ?? [] };
}

const shapeOf = (tree: PromotionTree) => sentOf(tree.nodes).value.data[1];

it('filters stand before groups, whatever came first', () => {
  const { tree, kids } = grown(group(leaf('kategori', 1)), leaf('kategori', 2));
  expect(kids.map((id) => tree.nodes.get(id)?.kind)).toEqual(['leaf', 'group']);
});

it('a part goes into the group beside it, and out behind it', () => {
  const { tree, kids } = grown(leaf('kategori', 1), group(leaf('kategori', 2)));
  const [first = '', nest = ''] = kids;
  tree.commit(operations.moveIn(tree.nodes, first, LIMITS));
  expect(tree.nodes.get(first)?.parent).toBe(nest);
  tree.commit(operations.moveOut(tree.nodes, first, LIMITS));
  expect(tree.nodes.get(first)?.parent).toBe('products');
});

it('what is one part too many is not added', () => {
  const { tree } = grown(leaf('kategori', 1));
  const most = { ...LIMITS, parts: tree.nodes.size + 1 };
  const put = (part: Parameters<typeof operations.add>[2]) =>
    tree.commit(operations.add(tree.nodes, 'products', part as never, most));
  expect(put(group(leaf('kategori', 2)))).toBe('too-many');
  expect(put(leaf('kategori', 2))).toBeUndefined();
  expect(put(leaf('kategori', 3))).toBe('too-many');
});

it('what cannot be done says why', () => {
  const { tree, kids } = grown(leaf('kategori', 1), leaf('kategori', 2));
  const [first = '', last = ''] = kids;
  const why = (outcome: object): Refusal | undefined =>
    'refused' in outcome ? (outcome.refused as Refusal) : undefined;
  const { nodes } = tree;
  expect(why(operations.moveBy(nodes, first, -1, LIMITS))).toBe('first');
  expect(why(operations.moveBy(nodes, last, 1, LIMITS))).toBe('last');
  expect(why(operations.moveIn(nodes, first, LIMITS))).toBe('no-group');
  expect(why(operations.moveOut(nodes, first, LIMITS))).toBe('outermost');
  expect(why(operations.remove(nodes, 'products'))).toBe('root');
  expect(why(operations.moveTo(nodes, first, 'customers', 0, LIMITS))).toBe('other-block');
  expect(why(operations.remove(nodes, 'nobody'))).toBe('gone');
});

it('groups stand at most eight levels deep, and a sku in none of them', () => {
  let into = 'products';
  const tree = treeOf(undefined);
  for (let level = 2; level <= 8; level++) {
    const outcome = operations.add(tree.nodes, into, group() as never, LIMITS);
    expect(tree.commit(outcome)).toBeUndefined();
    if ('focus' in outcome) into = outcome.focus;
  }
  expect(levelOf(tree.nodes, into)).toBe(8);
  expect(tree.commit(operations.add(tree.nodes, into, group() as never, LIMITS))).toBe('too-deep');
  const sku = { leaf: { type: 'sku', value: 'choose', group: 'tiering', items: [] } } as const;
  expect(tree.commit(operations.add(tree.nodes, into, sku as never, LIMITS))).toBe('not-in-groups');
});

it('after a removal the focus is at the next, else at the one before, else at the group', () => {
  const { tree, kids } = grown(leaf('kategori', 1), leaf('kategori', 2));
  const [first = '', last = ''] = kids;
  expect(operations.remove(tree.nodes, first)).toMatchObject({ focus: last });
  expect(operations.remove(tree.nodes, last)).toMatchObject({ focus: first });
  tree.commit(operations.remove(tree.nodes, first));
  expect(operations.remove(tree.nodes, last)).toMatchObject({ focus: 'products' });
});

it('typing at one place is undone at once', () => {
  const { tree, kids } = grown(leaf('kategori', 1));
  const [id = ''] = kids;
  for (const items of [[2], [2, 3], [2, 3, 4]])
    tree.commit(operations.change(tree.nodes, id, { leaf: { type: 'kategori', value: 'choose', items } }), {
      merge: 'typing',
    });
  tree.undo();
  expect(tree.nodes.get(id)).toMatchObject({ leaf: { items: [1] } });
  tree.redo();
  expect(tree.nodes.get(id)).toMatchObject({ leaf: { items: [2, 3, 4] } });
});

it('whatever is done, undone to the start is the start, and done again the end', () => {
  const count = cases('edits of random conditions undone and done again', 60);
  for (let seed = 1; seed <= count; seed++) {
    const roll = dice(seed);
    const tree = treeOf(randomConditions(roll));
    const start = JSON.stringify(sentOf(tree.nodes).value);
    for (let step = 0; step < 20; step++) takeRandomStep(tree, roll);
    const end = JSON.stringify(sentOf(tree.nodes).value);
    while (tree.undo());
    expect(JSON.stringify(sentOf(tree.nodes).value), `seed ${seed}`).toBe(start);
    while (tree.redo());
    expect(JSON.stringify(sentOf(tree.nodes).value), `seed ${seed}`).toBe(end);
    expectWhole(tree);
  }
});

function takeRandomStep(tree: PromotionTree, roll: () => number): void {
  const ids = [...tree.nodes.keys()].filter((id) => id !== 'benefits');
  const pick = () => ids[Math.floor(roll() * ids.length)] ?? '';
  const { nodes } = tree;
  const id = pick();
  const steps = [
    () => operations.remove(nodes, id),
    () => operations.moveBy(nodes, id, roll() < 0.5 ? 1 : -1, LIMITS),
    () => operations.moveIn(nodes, id, LIMITS),
    () => operations.moveOut(nodes, id, LIMITS),
    () => operations.moveTo(nodes, id, pick(), Math.floor(roll() * 4), LIMITS),
    () => operations.add(nodes, id, group(leaf('kategori', 1)) as never, LIMITS),
    () => operations.change(nodes, id, { join: 'or' }),
  ];
  const step = steps[Math.floor(roll() * steps.length)];
  if (step) tree.commit(withBenefits(nodes, step()));
}

/** Every kid knows its group, stands in it once, and no group is too deep. */
function expectWhole({ nodes }: PromotionTree): void {
  const seen = new Set<string>();
  for (const node of nodes.values()) {
    if (node.kind !== 'group') continue;
    for (const kid of node.kids) {
      expect(nodes.get(kid)?.parent).toBe(node.id);
      expect(seen.has(kid)).toBe(false);
      seen.add(kid);
    }
    expect(levelOf(nodes, node.id)).toBeLessThanOrEqual(8);
  }
  expect(shapeOf({ nodes } as PromotionTree)).toBeDefined();
}
