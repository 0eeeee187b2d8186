import type { Condition } from '../../src/generated/language/declarations.ts';

interface Comparison {
  readonly operand: string;
  readonly test: string;
  readonly value: unknown;
  /** As it was written, for people. */
  readonly words: string;
}

/**
 * Two comparisons of an `all` (also of those inside it) that no value can fulfil together, in words; undefined when
 * there are none. References are not looked into: what they hold is known only when the condition is asked.
 */
export function contradiction(conditions: readonly Condition[]): [string, string] | undefined {
  const comparisons = conditions.flatMap(comparisonsOf);
  for (const [index, a] of comparisons.entries()) {
    for (const b of comparisons.slice(index + 1)) {
      if (a.operand === b.operand && (excludes(a, b) || excludes(b, a))) return [a.words, b.words];
    }
  }
  return undefined;
}

function comparisonsOf(condition: Condition): Comparison[] {
  if (condition.all) return condition.all.flatMap(comparisonsOf);
  const operand = (['field', 'user', 'route', 'now'] as const).find((key) => condition[key] !== undefined);
  const test = (['is', 'in', 'gt', 'gte', 'lt', 'lte', 'exists'] as const).find((key) => key in condition);
  if (!operand || !test) return [];
  const value: unknown = condition[test];
  if ([value].flat().some((one) => typeof one === 'string' && one.startsWith('$'))) return [];
  const name = `${operand} ${String(condition[operand])}`;
  return [{ operand: name, test, value, words: `${test} ${JSON.stringify(value)}` }];
}

function excludes(a: Comparison, b: Comparison): boolean {
  if (a.test === 'exists') return a.value === false && needsValue(b);
  const values =
    a.test === 'is' ? [a.value] : a.test === 'in' && Array.isArray(a.value) ? a.value : undefined;
  if (values) return b.test !== 'exists' && values.every((value) => !allows(b, value));
  if (a.test !== 'gt' && a.test !== 'gte') return false;
  if (b.test !== 'lt' && b.test !== 'lte') return false;
  const order = orderOf(a.value, b.value);
  return order !== undefined && (order > 0 || (order === 0 && (a.test === 'gt' || b.test === 'lt')));
}

/** Null and the empty text count as not there. */
function needsValue({ test, value }: Comparison): boolean {
  if (test === 'exists') return value === true;
  return ![value].flat().some((one) => one === null || one === '');
}

function allows({ test, value }: Comparison, found: unknown): boolean {
  if (test === 'is') return isSame(found, value);
  if (test === 'in') return Array.isArray(value) && value.some((one) => isSame(found, one));
  const order = orderOf(found, value);
  if (order === undefined) return true;
  if (test === 'gt') return order > 0;
  if (test === 'gte') return order >= 0;
  if (test === 'lt') return order < 0;
  return test === 'lte' ? order <= 0 : true;
}

/** A number and the same number as text count as one. */
function isSame(a: unknown, b: unknown): boolean {
  return String(a) === String(b);
}

/** Negative when `a` comes before `b`; undefined for what is compared otherwise, such as instants with offsets. */
function orderOf(a: unknown, b: unknown): number | undefined {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (!isDate(a) || !isDate(b)) return undefined;
  return a < b ? -1 : a > b ? 1 : 0;
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
}
