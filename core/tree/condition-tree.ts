import type { Condition, Operand, Test } from '../model.ts';
import { partOf } from './look.ts';
import type { Limits, Nodes, Outcome, Part, TreeNode } from './nodes.ts';
import { nodesOf } from './operations.ts';

/** A test of one value, also its contrary. */
export interface TestLeaf {
  readonly test: Operand & Test;
  readonly isNot: boolean;
}

/** A group may be meant the other way round. */
export interface TestGroup {
  readonly isNot: boolean;
}

export type TestNodes = Nodes<TestLeaf, TestGroup>;

/** Conditions have no limits of their own. */
export const NO_LIMITS: Limits<TestLeaf> = {
  levels: Number.POSITIVE_INFINITY,
  parts: Number.POSITIVE_INFINITY,
  mayStand: () => true,
};

/** A condition as a tree under edit; its root is a group. */
export function nodesOfCondition(condition: Condition | undefined): {
  readonly root: string;
  readonly nodes: TestNodes;
} {
  const part = condition === undefined ? undefined : partOfCondition(condition, false);
  const whole: Part<TestLeaf, TestGroup> =
    part && 'parts' in part ? part : { join: 'and', head: { isNot: false }, parts: part ? [part] : [] };
  const nodes = nodesOf(whole, null);
  return { root: nodes[0]?.id ?? '', nodes: new Map(nodes.map((node) => [node.id, node])) };
}

/** The condition that a tree says, as shortly as a person writes it; undefined: it says nothing. */
export function conditionOf(nodes: TestNodes, root: string): Condition | undefined {
  const part = partOf(nodes, root);
  return part && conditionOfPart(part);
}

/** The nodes editedNodes an operation; where it is refused they stay. */
export function afterOutcome(nodes: TestNodes, outcome: Outcome<TestLeaf, TestGroup>): TestNodes {
  if (!('changes' in outcome)) return nodes;
  const editedNodes = new Map<string, TreeNode<TestLeaf, TestGroup>>(nodes);
  for (const [id, , node] of outcome.changes)
    if (node) editedNodes.set(id, node);
    else editedNodes.delete(id);
  return editedNodes;
}

function partOfCondition(condition: Condition, isNot: boolean): Part<TestLeaf, TestGroup> {
  if ('not' in condition) return partOfCondition(condition.not, !isNot);
  const head = { isNot };
  if ('all' in condition)
    return { join: 'and', head, parts: condition.all.map((part) => partOfCondition(part, false)) };
  if ('any' in condition)
    return { join: 'or', head, parts: condition.any.map((part) => partOfCondition(part, false)) };
  return { leaf: { test: condition, isNot } };
}

function conditionOfPart(part: Part<TestLeaf, TestGroup>): Condition | undefined {
  if ('leaf' in part) return negated(part.leaf.test, part.leaf.isNot);
  const conditions = part.parts.map(conditionOfPart).filter((condition) => condition !== undefined);
  const [only, another] = conditions;
  if (!only) return undefined;
  if (!another) return negated(only, part.head.isNot);
  return negated(part.join === 'and' ? { all: conditions } : { any: conditions }, part.head.isNot);
}

function negated(condition: Condition, isNot: boolean): Condition {
  if (!isNot) return condition;
  return 'not' in condition ? condition.not : { not: condition };
}
