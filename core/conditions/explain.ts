import type { BusinessNow } from '../dates.ts';
import type { Condition } from '../model.ts';
import type { Scope } from '../scope.ts';
import { evaluate, readOperand } from './evaluate.ts';

/** A condition, whether it holds, and why: its parts, or what was foundValue. */
export interface ExplainedCondition {
  readonly says: string;
  readonly holds: boolean;
  readonly parts: readonly ExplainedCondition[];
}

/** Why a condition holds or not, part by part, in words for people who build screens. */
export function explainCondition(
  condition: Condition,
  scope: Scope,
  businessTime: () => BusinessNow,
): ExplainedCondition {
  const holds = evaluate(condition, scope, businessTime);
  const inner = (parts: readonly Condition[]) =>
    parts.map((part) => explainCondition(part, scope, businessTime));
  if ('all' in condition) return { says: 'all of these', holds, parts: inner(condition.all) };
  if ('any' in condition) return { says: 'one of these', holds, parts: inner(condition.any) };
  if ('not' in condition) {
    const contrary = explainCondition(condition.not, scope, businessTime);
    return contrary.parts.length > 0
      ? { says: 'not this', holds, parts: [contrary] }
      : { says: `not so: ${contrary.says}`, holds, parts: [] };
  }
  const foundValue = readOperand(condition, scope, businessTime);
  const foundWords = foundValue === undefined ? 'it has no value' : `it is ${JSON.stringify(foundValue)}`;
  return { says: `${wordsOfTest(condition)}: ${foundWords}`, holds, parts: [] };
}

/** A test of one value, as it is written, in words: `active is "N"`. */
export function wordsOfTest(
  test: Exclude<Condition, { all: unknown } | { any: unknown } | { not: unknown }>,
): string {
  const [operand = '', path] = Object.entries(test).find(([key]) => OPERANDS.includes(key)) ?? [];
  const [word = '', value] = Object.entries(test).find(([key]) => !OPERANDS.includes(key)) ?? [];
  const name = operand === 'field' ? String(path) : `${operand} ${String(path)}`;
  if (word === 'exists') return `${name} ${value === true ? 'is filled' : 'is empty'}`;
  return `${name} ${WORDS[word] ?? word} ${JSON.stringify(value)}`;
}

const OPERANDS = ['field', 'record', 'user', 'route', 'now'];
const WORDS: Readonly<Record<string, string>> = {
  in: 'is one of',
  gt: 'is above',
  gte: 'is at least',
  lt: 'is below',
  lte: 'is at most',
};
