import { expect, it } from 'vitest';
import { groupOf } from '../../../../core/tree/look.ts';
import * as operations from '../../../../core/tree/operations.ts';
import { remembering } from '../../../../core/tree/remember.ts';
import { withBenefits } from '../../../../domain/promotions/conditions/benefits.ts';
import type { Filter, Group } from '../../../../domain/promotions/conditions/conditions.ts';
import { type Finding, findingsOf } from '../../../../domain/promotions/conditions/findings.ts';
import {
  BENEFITS,
  idsOfSent,
  isFilter,
  LIMITS,
  type PromotionNode,
  type PromotionTree,
  sentValueOf,
  treeOf,
} from '../../../../domain/promotions/conditions/promotion-tree.ts';
import { randomConditions } from '../../../../domain/promotions/conditions/testing-conditions.ts';
import { cases, dice } from '../../../../tests/property.ts';
import { Found } from './found.ts';

/** What is put at each node, as the rows read it. */
class Shown {
  readonly byNode = new Map<string, readonly Finding[]>();
  set(found: readonly Finding[]): void {
    this.byNode.clear();
    for (const one of found) this.put(one.id, [...(this.byNode.get(one.id) ?? []), one]);
  }
  put(id: string, own: readonly Finding[]): void {
    if (own.length > 0) this.byNode.set(id, own);
    else this.byNode.delete(id);
  }
}

type Roll = () => number;

/** Any operation at any node; some are refused, which changes nothing. */
function someOperation(tree: PromotionTree, roll: Roll): void {
  const { nodes } = tree;
  const pick = <T>(of: readonly T[]): T => of[Math.floor(roll() * of.length)] as T;
  const node = pick([...nodes.values()].filter(({ id }) => id !== BENEFITS));
  const { id } = node;
  const parts = [
    { leaf: { type: 'kategori', value: 'choose', items: [1 + Math.floor(roll() * 3)] } },
    { leaf: { type: '' } },
    { join: 'or', head: {}, parts: [] },
  ] as const;
  const into = node.kind === 'group' ? id : node.parent;
  const all = [
    () => operations.add(nodes, into, pick(parts), LIMITS),
    () => operations.remove(nodes, id),
    () => operations.moveBy(nodes, id, pick([1, -1] as const), LIMITS),
    () => operations.moveIn(nodes, id, LIMITS),
    () => operations.moveOut(nodes, id, LIMITS),
    () => operations.moveTo(nodes, id, pick([...nodes.keys()]), 0, LIMITS),
    () => changed(tree, node, roll),
  ];
  const turn = roll();
  if (turn < 0.1) tree.undo();
  else if (turn < 0.15) tree.redo();
  else tree.commit(withBenefits(nodes, pick(all)()));
}

function changed({ nodes }: PromotionTree, node: PromotionNode, roll: Roll) {
  const { id } = node;
  if (node.kind === 'leaf') {
    if (!isFilter(node.leaf) || node.leaf.type === 'sku') return { refused: 'gone' as const };
    const value = roll() < 0.3 ? ('all' as const) : roll() < 0.5 ? ('choose' as const) : ('except' as const);
    return operations.change(nodes, id, { leaf: { ...node.leaf, value, items: roll() < 0.2 ? [] : [1] } });
  }
  if (node.parent === null && roll() < 0.5)
    return operations.change(nodes, id, { head: { ...node.head, is_active: roll() < 0.5 ? 0 : 1 } });
  return operations.change(nodes, id, { join: node.join === 'and' ? 'or' : 'and' });
}

const byNode = (found: readonly Finding[]) => {
  const shown = new Shown();
  shown.set(found);
  return Object.fromEntries([...shown.byNode].sort(([one], [other]) => one.localeCompare(other)));
};

it('what is remembered of a tree is what would be made of it anew, whatever was done to it', () => {
  const count = cases('remembered conditions', 15, 400);
  for (let seed = 1; seed <= count; seed++) {
    const roll = dice(seed);
    const tree = treeOf(randomConditions(roll));
    const shown = new Shown();
    const found = new Found(tree, shown);
    const remember = remembering<Group>(tree.revision);
    found.all(new Map());
    tree.watch((told) => found.after(told));
    for (let step = 0; step < 25; step++) {
      someOperation(tree, roll);
      const place = `seed ${seed} step ${step}`;
      expect(sentValueOf(tree.nodes, remember), place).toEqual(sentValueOf(tree.nodes));
      const now = [...shown.byNode].sort(([one], [other]) => one.localeCompare(other));
      expect(Object.fromEntries(now), place).toEqual(byNode(findingsOf(tree.nodes)));
    }
  }
});

it('a change makes anew what it touches and the groups around it, and nothing beside them', () => {
  const filter = (id: number): Filter => ({ type: 'kategori', value: 'choose', items: [id] });
  const group = (...data: (Filter | Group)[]): Group => ({ level: 2, condition: 'and', data });
  const inner: Group = { level: 3, condition: 'or', data: [filter(1), filter(2)] };
  const tree = treeOf({
    data: [
      {
        type: 'products',
        is_active: 1,
        condition: 'or',
        data: [{ level: 1, condition: 'or', data: [] }, group(inner), group(filter(3))],
      },
    ],
    benefit: [],
  });
  const remember = remembering<Group>(tree.revision);
  const before = sentValueOf(tree.nodes, remember).data[1];
  const [first = '', second = ''] = groupOf(tree.nodes, 'products')?.kids ?? [];
  const [leaf = ''] = groupOf(tree.nodes, second)?.kids ?? [];
  tree.commit(operations.change(tree.nodes, leaf, { leaf: filter(4) }));
  const after = sentValueOf(tree.nodes, remember).data[1];
  expect(after?.data[1]).toBe(before?.data[1]);
  expect(after?.data[2]).not.toBe(before?.data[2]);
  // One level further in, a group says another level all the way down.
  tree.commit(operations.moveTo(tree.nodes, first, second, 0, LIMITS));
  const moved = sentValueOf(tree.nodes, remember).data[1]?.data[1];
  expect(moved?.data[1]).toEqual({ level: 3, condition: 'and', data: [{ ...inner, level: 4 }] });
});

it('what the form says of a path stays at its node while others come before it', () => {
  const tree = treeOf(undefined);
  const leaf = (id: number) => ({ leaf: { type: 'sales' as const, value: 'choose' as const, items: [id] } });
  tree.commit(operations.add(tree.nodes, 'customers', leaf(1), LIMITS));
  const shown = new Shown();
  const found = new Found(tree, shown);
  tree.watch((told) => found.after(told));
  const [own = ''] = groupOf(tree.nodes, 'customers')?.kids ?? [];
  const path = [...idsOfSent(tree.nodes)].find(([, id]) => id === own)?.[0];
  found.all(new Map([[`${path}.items`, 'Unknown.']]));
  expect(shown.byNode.get(own)).toEqual([{ id: own, tone: 'error', text: 'Unknown.' }]);
  tree.commit(operations.add(tree.nodes, 'customers', leaf(2), LIMITS, 0));
  tree.commit(operations.change(tree.nodes, own, leaf(3)));
  expect(shown.byNode.get(own)).toEqual([{ id: own, tone: 'error', text: 'Unknown.' }]);
});
