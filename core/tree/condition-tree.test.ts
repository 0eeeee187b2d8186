import { expect, it } from 'vitest';
import type { Condition } from '../model.ts';
import { afterOutcome, conditionOf, NO_LIMITS, nodesOfCondition } from './condition-tree.ts';
import { add, change, remove } from './operations.ts';

const A: Condition = { field: 'a', is: 1 };
const B: Condition = { user: 'role', in: [2, 3] };

it.each<Condition>([
  A,
  { not: A },
  { all: [A, B] },
  { any: [A, { not: B }] },
  { not: { any: [A, B] } },
  { all: [A, { any: [B, { not: { all: [A, B] } }] }] },
])('a condition is the same after it was a tree: %j', (condition) => {
  const { nodes, root } = nodesOfCondition(condition);
  expect(conditionOf(nodes, root)).toEqual(condition);
});

it('a condition of one test needs no group; without a test there is none', () => {
  const { nodes, root } = nodesOfCondition(undefined);
  expect(conditionOf(nodes, root)).toBeUndefined();
  const one = afterOutcome(nodes, add(nodes, root, { leaf: { test: A, isNot: false } }, NO_LIMITS));
  expect(conditionOf(one, root)).toEqual(A);
  const two = afterOutcome(one, add(one, root, { leaf: { test: B, isNot: true } }, NO_LIMITS));
  expect(conditionOf(two, root)).toEqual({ all: [A, { not: B }] });
  const any = afterOutcome(two, change(two, root, { join: 'or' }));
  expect(conditionOf(any, root)).toEqual({ any: [A, { not: B }] });
  const [, leaf = ''] = [...any.keys()];
  const left = afterOutcome(any, remove(any, leaf));
  expect(conditionOf(left, root)).toEqual({ not: B });
});
