import { expect, it } from 'vitest';
import { groupOf, leafOf } from '../../../../core/tree/look.ts';
import { add } from '../../../../core/tree/operations.ts';
import type { Filter, Id } from '../../../../domain/promotions/conditions/conditions.ts';
import { LIMITS, treeOf } from '../../../../domain/promotions/conditions/promotion-tree.ts';
import { ticksIn, UNCHOSEN, unchosenIn, withTicks } from './group-ticks.ts';

/** A group with a condition whose kind is not chosen yet, and what ticks make of it. */
function newGroup() {
  const tree = treeOf(undefined);
  const outcome = add(
    tree.nodes,
    'customers',
    { join: 'and', head: {}, parts: [{ leaf: UNCHOSEN }] },
    LIMITS,
  );
  tree.commit(outcome);
  const id = ('focus' in outcome && outcome.focus) || '';
  return {
    tick: (kind: Filter['type'], ...ids: Id[]) => tree.commit(withTicks(tree.nodes, id, kind, ids)),
    ticks: (kind: Filter['type']) => ticksIn(tree.nodes, id, kind),
    isUnchosen: () => unchosenIn(tree.nodes, id) !== undefined,
    filters: () => groupOf(tree.nodes, id)?.kids.map((kid) => leafOf(tree.nodes, kid)?.leaf),
  };
}

it('ticks of one kind are one filter, those of another kind a filter beside it', () => {
  const group = newGroup();
  group.tick('wl_area', 'Jakarta');
  group.tick('wl_area', 'Jakarta', 'Bandung');
  group.tick('jenis_customer', 2);
  expect(group.filters()).toEqual([
    { type: 'wl_area', value: 'choose', items: ['Jakarta', 'Bandung'] },
    { type: 'jenis_customer', value: 'choose', items: [2] },
  ]);
  expect(group.ticks('wl_area')).toEqual(['Jakarta', 'Bandung']);
  expect(group.isUnchosen()).toBe(false);
});

it('a filter goes with its last tick, and the last filter stays to be chosen', () => {
  const group = newGroup();
  group.tick('wl_area', 'Jakarta');
  group.tick('jenis_customer', 2);
  group.tick('wl_area');
  expect(group.filters()).toEqual([{ type: 'jenis_customer', value: 'choose', items: [2] }]);
  group.tick('jenis_customer');
  expect(group.filters()).toEqual([UNCHOSEN]);
});
