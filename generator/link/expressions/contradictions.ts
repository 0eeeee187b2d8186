import type { Condition } from '../../../core/generated/language/declarations.ts';

interface Comparison {
  readonly operand: string;
  readonly test: string;
  readonly value: unknown;
  /** The comparison is negated. */
  readonly isNegated?: true;
  /** The condition as written, for messages. */
  readonly words: string;
}

/**
 * Two comparisons of an `all` (nested ones included) that no value can satisfy together, in words; undefined when there
 * are none. References are skipped, since their values are known only at run time.
 */
export function contradiction(conditions: readonly Condition[]): [string, string] | undefined {
  const parts = conditions.flatMap(partsOf);
  const comparisons = parts.flatMap(comparisonsOf);
  for (const [index, a] of comparisons.entries()) {
    for (const b of comparisons.slice(index + 1)) {
      if (a.operand === b.operand && (excludes(a, b) || excludes(b, a))) return [a.words, b.words];
    }
  }
  for (const [index, { any: alternatives }] of parts.entries()) {
    const others = parts.filter((_, otherIndex) => otherIndex !== index);
    const clashes = (alternatives ?? []).map((branch) => contradiction([...others, branch]));
    const [first] = clashes;
    if (first && clashes.every((clash) => clash)) return first;
  }
  return undefined;
}

/**
 * Branches of an `any` in an `all` that other conditions of the `all` exclude, as pairs: index of the `any`, index of
 * the branch.
 */
export function deadBranches(
  conditions: readonly Condition[],
): readonly { readonly conjunctIndex: number; readonly branch: number; readonly clash: [string, string] }[] {
  return conditions.flatMap(({ any: alternatives = [] }, conjunctIndex) => {
    const others = conditions.filter((_, index) => index !== conjunctIndex);
    return alternatives.flatMap((condition, branch) => {
      const clash = contradiction([...others, condition]);
      return clash ? [{ conjunctIndex, branch, clash }] : [];
    });
  });
}

/** The conjuncts, with nested `all` flattened. */
function partsOf(condition: Condition): Condition[] {
  if (condition.all) return condition.all.flatMap(partsOf);
  // not(any) is all(not).
  if (condition.not?.any) return condition.not.any.flatMap((alternative) => partsOf({ not: alternative }));
  if (condition.not?.not) return partsOf(condition.not.not);
  return [condition];
}

function comparisonsOf(condition: Condition): Comparison[] {
  if (condition.not)
    return comparisonsOf(condition.not).map((comparison) => ({
      ...comparison,
      isNegated: true,
      words: `not ${comparison.words}`,
    }));
  const operand = (['field', 'record', 'route'] as const).find((key) => condition[key] !== undefined);
  const test = (['is', 'in', 'gt', 'exists'] as const).find((key) => key in condition);
  if (!operand || !test) return [];
  const value: unknown = condition[test];
  if ([value].flat().some((literal) => typeof literal === 'string' && literal.startsWith('$'))) return [];
  const name = `${operand} ${String(condition[operand])}`;
  return [{ operand: name, test, value, words: `${test} ${JSON.stringify(value)}` }];
}

function excludes(a: Comparison, b: Comparison): boolean {
  if (b.isNegated) return false;
  if (a.isNegated) return implies(b, a);
  if (a.test === 'exists') return a.value === false && needsValue(b);
  const values =
    a.test === 'is' ? [a.value] : a.test === 'in' && Array.isArray(a.value) ? a.value : undefined;
  return values !== undefined && b.test !== 'exists' && values.every((value) => !allows(b, value));
}

/** Whether `a` implies `b`. */
function implies(a: Comparison, b: Comparison): boolean {
  if (a.test === b.test && JSON.stringify(a.value) === JSON.stringify(b.value)) return true;
  if (b.test === 'exists') return b.value === true && needsValue(a);
  if (a.test === 'gt' && b.test === 'gt') return (orderOf(a.value, b.value) ?? -1) >= 0;
  const values = a.test === 'is' ? [a.value] : a.test === 'in' && Array.isArray(a.value) ? a.value : [];
  return values.length > 0 && values.every((value) => canEvaluate(b, value) && allows(b, value));
}

/** Whether the comparison can be evaluated for this value. */
function canEvaluate({ test, value }: Comparison, actualValue: unknown): boolean {
  return test === 'is' || test === 'in' || orderOf(actualValue, value) !== undefined;
}

/** Whether the comparison requires a value; null and the empty text count as missing. */
function needsValue({ test, value }: Comparison): boolean {
  if (test === 'exists') return value === true;
  return ![value].flat().some((literal) => literal === null || literal === '');
}

function allows({ test, value }: Comparison, actualValue: unknown): boolean {
  if (test === 'is') return isSame(actualValue, value);
  if (test === 'in')
    return Array.isArray(value) && value.some((allowedValue) => isSame(actualValue, allowedValue));
  const order = orderOf(actualValue, value);
  return order === undefined || test !== 'gt' || order > 0;
}

/** A number equals the same number as text. */
function isSame(a: unknown, b: unknown): boolean {
  return String(a) === String(b);
}

/**
 * Negative when `a` comes before `b`; undefined for values that cannot be ordered here, such as instants with offsets.
 */
function orderOf(a: unknown, b: unknown): number | undefined {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (!isDate(a) || !isDate(b)) return undefined;
  return a < b ? -1 : a > b ? 1 : 0;
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
}
