import { type BusinessNow, millis } from '../dates.ts';
import type { Condition, Operand, Test } from '../model.ts';
import { readPath, type Scope } from '../scope.ts';

/**
 * Whether a condition holds. The truth table is tests/vectors/conditions.json; in short:
 * - a value that is missing (null or undefined) makes every comparison false, so `not` of it is true;
 * - `is: null` holds only for a missing value; `exists` also counts the empty string as not there,
 *   because that is how null travels in a form;
 * - a number written as text equals the number; nothing else is converted;
 * - compared with a value of the account, two values that are not missing are equal also where one is the number and
 *   the other its text;
 * - `gt`, `gte`, `lt`, `lte` compare two numbers, two instants (by the moment, whatever the offset),
 *   or two texts such as ISO dates; any other pair is false.
 *
 * `now` gives the business time, and is asked only where the tree names it.
 */
export function evaluate(condition: Condition, scope: Scope, businessTime: () => BusinessNow): boolean {
  if ('all' in condition) return condition.all.every((part) => evaluate(part, scope, businessTime));
  if ('any' in condition) return condition.any.some((part) => evaluate(part, scope, businessTime));
  if ('not' in condition) return !evaluate(condition.not, scope, businessTime);
  return holds(condition, readOperand(condition, scope, businessTime), scope, businessTime);
}

/** The value of the left side of a test. */
export function readOperand(operand: Operand, scope: Scope, businessTime: () => BusinessNow): unknown {
  if ('field' in operand) return readField(operand.field, scope);
  if ('record' in operand) return readPath(scope.record, operand.record);
  if ('user' in operand) return scope.user?.[operand.user];
  if ('route' in operand) return scope.route[operand.route];
  return businessTime()[operand.now];
}

/** Form values take precedence over loaded ones, so that a condition follows the typing. */
function readField(path: string, scope: Scope): unknown {
  const head = path.split('.', 1)[0] ?? path;
  return readPath(scope.form && head in scope.form ? scope.form : scope.row, path);
}

function holds(test: Test, value: unknown, scope: Scope, businessTime: () => BusinessNow): boolean {
  const missing = value === null || value === undefined;
  if ('exists' in test) return test.exists === !(missing || value === '');
  if ('is' in test) return equalsExpected(test.is, value, missing, scope);
  if ('in' in test) return test.in.some((listedLiteral) => same(value, listedLiteral));
  const compared = (literal: number | string) => order(value, timeOf(literal, businessTime));
  if ('gt' in test) return compared(test.gt) > 0;
  if ('gte' in test) return compared(test.gte) >= 0;
  if ('lt' in test) return compared(test.lt) < 0;
  return compared(test.lte) <= 0;
}

/** `$now.date` and `$now.instant` stand for the business time. */
function timeOf(literal: number | string, businessTime: () => BusinessNow): number | string {
  if (literal !== '$now.date' && literal !== '$now.instant') return literal;
  return businessTime()[literal === '$now.date' ? 'date' : 'instant'];
}

function equalsExpected(
  expected: Extract<Test, { is: unknown }>['is'],
  value: unknown,
  missing: boolean,
  scope: Scope,
): boolean {
  if (expected === null) return missing;
  if (typeof expected !== 'object') return same(value, expected);
  const accountValue = scope.user?.[expected.path];
  // An account of a foreign API may lack a name; a missing value equals nothing.
  if (missing || accountValue === undefined || accountValue === '') return false;
  return (
    value === accountValue ||
    (typeof value !== typeof accountValue && asNumber(value) === asNumber(accountValue))
  );
}

function same(value: unknown, literal: string | number | boolean): boolean {
  return value === literal || (typeof literal === 'number' && asNumber(value) === literal);
}

/** Negative, zero or positive; NaN when the two cannot be compared, which makes every test false. */
function order(value: unknown, literal: number | string): number {
  if (typeof literal === 'number') return asNumber(value) - literal;
  if (typeof value !== 'string') return Number.NaN;
  if (INSTANT.test(value) && INSTANT.test(literal)) return millis(value) - millis(literal);
  return value < literal ? -1 : Number(value > literal);
}

const NUMBER = /^-?\d+(\.\d+)?$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

function asNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && NUMBER.test(value) ? Number(value) : Number.NaN;
}
