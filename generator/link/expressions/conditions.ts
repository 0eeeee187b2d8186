import type { Condition as DeclaredCondition } from '../../../core/generated/language/declarations.ts';
import type { Condition, Roles, UserField, UserValue } from '../../../core/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { valueAt } from '../../diagnostics/written.ts';
import { isObject, type JsonSchema, propertiesOf, typesOf } from '../../schema/json-schema.ts';
import { takesValue } from '../../schema/rule-faults.ts';
import type { PathChecker, Reporter } from '../context/linker.ts';
import { contradiction, deadBranches } from './contradictions.ts';
import { outcomes } from './outcomes.ts';
import { checkPath } from './paths.ts';
import type { Scope, Site } from './scope.ts';

const combinations = ['all', 'any', 'not'] as const;
const operands = ['field', 'record', 'route'] as const;
const tests = ['is', 'in', 'gt', 'exists'] as const;

/**
 * Checks a condition and resolves its references; otherwise the compiled condition equals the declared one. `seen`: the
 * roles for which it is evaluated.
 */
export function linkCondition(
  linker: PathChecker,
  declared: DeclaredCondition,
  scope: Scope,
  place: Place,
  seen?: Roles,
): Condition {
  const previousProblemCount = linker.problems.size;
  const condition = linkPart(linker, declared, scope, place);
  if (linker.problems.size === previousProblemCount)
    judge(linker, condition, { scope, seen: seen ?? scope.seen }, place);
  return condition;
}

/** Reports a condition that another condition already decides: it is evaluated only where the other one holds. */
export function judgeUnder(
  linker: Reporter,
  condition: Condition,
  { premise, words, never, scope, seen }: Under,
  place: Place,
): void {
  if (!outcomes(premise, scope, seen)?.holds) return;
  const comesTo = (conclusion: Condition) => outcomes({ all: [premise, conclusion] }, scope, seen)?.holds;
  if (never && comesTo(condition) === false)
    linker.report('CND-02', testIn(place), `this never holds where ${words}.`, { remedy: never });
  else if (comesTo({ not: condition }) === false)
    linker.report('CND-04', testIn(place), `this always holds where ${words}.`, { remedy: 'Take it out.' });
}

/** Links the conditions for showing something and for enabling it; `enabled: false` means never. */
export function linkShownAndEnabled(
  linker: PathChecker,
  declared: { readonly when?: DeclaredCondition; readonly enabled?: DeclaredCondition | false },
  { scope, seen, place }: Site,
  wording: Pick<Under, 'words' | 'never'>,
): { when?: Condition; enabled?: Condition } {
  const previousProblemCount = linker.problems.size;
  const link = (key: 'when' | 'enabled') =>
    declared[key] ? linkCondition(linker, declared[key], scope, place.child(key), seen) : undefined;
  const [when, enabled] = [link('when'), link('enabled')];
  if (declared.enabled === false) return { ...(when ? { when } : {}), enabled: { any: [] } };
  if (when && enabled && linker.problems.size === previousProblemCount)
    judgeUnder(linker, enabled, { ...wording, premise: when, scope, seen }, place.child('enabled'));
  return { ...(when ? { when } : {}), ...(enabled ? { enabled } : {}) };
}

interface Under {
  readonly premise: Condition;
  /** Description of `given`, for the message. */
  readonly words: string;
  /** Remedy when the condition never holds; absent where that may be intended. */
  readonly never?: string;
  readonly scope: Scope;
  readonly seen?: Roles | undefined;
}

/** Checks an already compiled condition, such as that of a required value. */
export function judgeCondition(linker: Reporter, condition: Condition, scope: Scope, place: Place): void {
  judge(linker, condition, { scope, seen: undefined }, place);
}

/** What decides whether a condition holds: the value that it compares with, or the list of its parts. */
export function testIn(place: Place): Place {
  const declared = valueAt(place.file.value, place.path);
  const test = isObject(declared) && [...combinations, ...tests].find((key) => key in declared);
  return test ? place.child(test) : place;
}

/** Reports a condition, or its innermost part, that is true for all possible values or for none. */
function judge(
  linker: Reporter,
  condition: Condition,
  site: { readonly scope: Scope; readonly seen: Roles | undefined },
  place: Place,
): void {
  const previousProblemCount = linker.problems.size;
  if ('all' in condition)
    for (const [index, part] of condition.all.entries()) judge(linker, part, site, place.child('all', index));
  if ('any' in condition)
    for (const [index, part] of condition.any.entries()) judge(linker, part, site, place.child('any', index));
  if ('not' in condition) judge(linker, condition.not, site, place.child('not'));
  const possibleOutcomes = outcomes(condition, site.scope, site.seen);
  if (!possibleOutcomes || linker.problems.size > previousProblemCount) return;
  if (possibleOutcomes.holds) judgeNamed(linker, condition, site, place);
  if (!possibleOutcomes.holds)
    linker.report('CND-02', testIn(place), 'this never holds, whatever the values that there can be.', {
      remedy: 'Look at the type, enum and bounds of what it compares, and at who sees it.',
    });
  else if (!possibleOutcomes.fails)
    linker.report('CND-04', testIn(place), 'this always holds, whatever the values that there can be.', {
      remedy: 'Take it out.',
    });
}

/** Reports values of an "in" that are not possible. */
function judgeNamed(
  linker: Reporter,
  condition: Condition,
  { scope, seen }: { readonly scope: Scope; readonly seen: Roles | undefined },
  place: Place,
): void {
  if (!('in' in condition)) return;
  for (const [index, value] of condition.in.entries())
    if (outcomes({ ...condition, in: [value] }, scope, seen)?.holds === false)
      linker.report('CND-02', place.child('in', index), `it is never ${JSON.stringify(value)}.`, {
        remedy: 'Take it out, or name a value that there is.',
      });
}

function linkPart(linker: PathChecker, condition: DeclaredCondition, scope: Scope, place: Place): Condition {
  const has = (keys: readonly (keyof DeclaredCondition)[]) => keys.filter((key) => key in condition);
  const [combined, operand, test] = [has(combinations), has(operands), has(tests)];
  const isCombination = combined.length === 1 && operand.length + test.length === 0;
  const isComparison = combined.length === 0 && operand.length === 1 && test.length === 1;
  if (!isCombination && !isComparison) {
    const writtenKeys = Object.keys(condition).join(', ');
    linker.report(
      'CND-01',
      place,
      `found ${writtenKeys}; expected all, any or not alone, or one operand with one test.`,
      { remedy: `Operands: ${operands.join(', ')}. Tests: ${tests.join(', ')}.` },
    );
  }
  checkTwice(linker, condition, place);
  const clash = condition.all && contradiction(condition.all);
  if (clash) {
    const text = `"${clash[0]}" and "${clash[1]}" of the same value can never both hold, so neither does "all".`;
    linker.report('CND-02', place.child('all'), text, { remedy: 'Take one out, or say "any".' });
  }
  for (const { conjunctIndex, branch, clash: pair } of clash ? [] : deadBranches(condition.all ?? [])) {
    const text = `this branch never holds: "${pair[0]}" and "${pair[1]}" of the same value exclude each other.`;
    linker.report('CND-02', place.child('all', conjunctIndex, 'any', branch), text, {
      remedy: 'Take the branch out.',
    });
  }
  const parts = (key: 'all' | 'any') =>
    (condition[key] ?? []).map((child, index) => linkPart(linker, child, scope, place.child(key, index)));
  if (condition.all) return { all: parts('all') };
  if (condition.any) return { any: parts('any') };
  if (condition.not) return { not: linkPart(linker, condition.not, scope, place.child('not')) };
  const ofUser = accountFields.find((name) => condition.field === `$user.${name}`);
  const field =
    condition.field === undefined || ofUser
      ? undefined
      : checkField(linker, condition.field, scope, place.child('field'));
  if (condition.record !== undefined) checkRecord(linker, condition.record, scope, place.child('record'));
  if (condition.route !== undefined && !scope.route.includes(condition.route)) {
    const hint = didYouMean(condition.route, scope.route);
    linker.report('VAL-02', place.child('route'), `the route has no parameter "${condition.route}".${hint}`);
  }
  const accountValue = userValue(linker, condition.is, field, place.child('is'));
  if (!accountValue) {
    checkLiterals(linker, condition, field, place);
    checkTimes(linker, condition, field, place);
    checkWhole(linker, condition, field, place);
  }
  const { field: _, ...comparison } = condition;
  const compared = ofUser ? { user: ofUser, ...comparison } : condition;
  return (accountValue ? { ...compared, is: accountValue } : compared) as Condition;
}

/** JSON types of the account's fields; an API may identify accounts by number or by text. */
const userTypes: Readonly<Record<UserField, readonly string[]>> = {
  id: ['integer', 'number', 'string'],
  role: ['integer', 'number', 'string'],
  username: ['string'],
};

const accountFields = Object.keys(userTypes) as UserField[];

/** The compiled form of `$user.x` in `is`; `field` is the schema of the other operand, if known. */
function userValue(
  linker: Reporter,
  comparedValue: DeclaredCondition['is'],
  field: JsonSchema | undefined,
  place: Place,
): UserValue | undefined {
  if (typeof comparedValue !== 'string' || !comparedValue.startsWith('$')) return undefined;
  const path = accountFields.find((name) => comparedValue === `$user.${name}`);
  if (!path) {
    linker.report('CND-03', place, `"${comparedValue}" is nothing that a condition can compare with.`, {
      remedy: `It takes a literal or ${accountFields.map((name) => `$user.${name}`).join(', ')}.`,
    });
    return undefined;
  }
  const types = typesOf(field).filter((type) => type !== 'null');
  if (types.length > 0 && !types.some((type) => userTypes[path].includes(type))) {
    linker.report(
      'CND-03',
      place,
      `the field is ${types.join(' or ')}, and "${comparedValue}" can never equal it.`,
    );
  }
  return { from: 'user', path };
}

/** Reports literals of another type than the field: they are never equal to it and cannot be ordered with it. */
function checkLiterals(
  linker: Reporter,
  condition: DeclaredCondition,
  field: JsonSchema | undefined,
  place: Place,
): void {
  const types = typesOf(field);
  if (types.length === 0) return;
  for (const test of ['is', 'in', 'gt'] as const) {
    const wrong = [condition[test]].flat().filter((value) => value !== undefined && !isOfType(value, types));
    if (wrong.length === 0) continue;
    const literalList = wrong.map((value) => JSON.stringify(value)).join(', ');
    linker.report(
      'CND-03',
      place.child(test),
      `the field is ${types.join(' or ')}, and ${literalList} is not.`,
      types.includes('boolean') ? { remedy: 'It takes true or false, without quotation marks.' } : {},
    );
  }
}

/** The current business day and instant, with the format of the fields that they can be compared with. */
const TIMES: Readonly<Record<string, string>> = { '$now.date': 'date', '$now.instant': 'date-time' };

/** Reports an "in" with all possible values: it only excludes missing values. */
function checkWhole(
  linker: Reporter,
  { in: named }: DeclaredCondition,
  field: JsonSchema | undefined,
  place: Place,
): void {
  if (!named || !Array.isArray(field?.enum)) return;
  if (!field.enum.every((value) => value === null || named.some((literal) => literal === value))) return;
  linker.report('CND-04', place.child('in'), 'it names every value that there is.', {
    remedy: 'Take it out; where only a missing value is meant, say "exists".',
  });
}

/** Reports times of the wrong format: dates are compared with dates and instants with instants. */
function checkTimes(
  linker: Reporter,
  condition: DeclaredCondition,
  field: JsonSchema | undefined,
  place: Place,
): void {
  const format = field?.format;
  for (const test of ['is', 'in', 'gt'] as const)
    for (const value of [condition[test]].flat()) {
      if (typeof value !== 'string' || value === '' || (test === 'is' && value.startsWith('$'))) continue;
      const testPlace = place.child(test);
      const timeKeywords = Object.keys(TIMES);
      if (value.startsWith('$') && !(value in TIMES)) {
        linker.report(
          'CND-03',
          testPlace,
          `"${value}" is nothing that a condition can compare with.${didYouMean(value, timeKeywords)}`,
        );
      } else if (value in TIMES && format !== undefined && format !== TIMES[value]) {
        linker.report('CND-03', testPlace, `it is ${wordOfFormat(format)}, and "${value}" is none.`, {
          remedy: `Compare it with ${timeKeywords.find((name) => TIMES[name] === format)}.`,
        });
      } else if (!value.startsWith('$') && !isWritten(value, format)) {
        linker.report('CND-03', testPlace, `it is ${wordOfFormat(format)}, and "${value}" is none.`);
      }
    }
}

const wordOfFormat = (format: unknown) => (format === 'date' ? 'a date (YYYY-MM-DD)' : 'an instant');

function isWritten(value: string, format: unknown): boolean {
  return (format !== 'date' && format !== 'date-time') || takesValue({ type: 'string', format }, value);
}

/** Reports a part or value that occurs twice. */
function checkTwice(linker: Reporter, condition: DeclaredCondition, place: Place): void {
  for (const key of ['all', 'any', 'in'] as const) {
    const parts = (condition[key] ?? []).map((part) => JSON.stringify(part));
    const repeatedIndex = parts.findIndex((part, partIndex) => parts.indexOf(part) < partIndex);
    if (repeatedIndex >= 0)
      linker.report('CND-01', place.child(key, repeatedIndex), 'this stands here twice.', {
        remedy: 'Take one out.',
      });
  }
}

function isOfType(value: unknown, types: readonly string[]): boolean {
  if (value === null || value === '') return true;
  if (typeof value === 'number')
    return types.includes('number') || (types.includes('integer') && Number.isInteger(value));
  return types.includes(typeof value);
}

/** The schema of a field: in a form that of the form's value, or else of the record; elsewhere that of the row. */
function checkField(linker: PathChecker, field: string, scope: Scope, place: Place): JsonSchema | undefined {
  const [first = ''] = field.split('.');
  if (scope.form && first in propertiesOf(scope.form)) return propertiesOf(scope.form)[field];
  const schema = scope.row ?? scope.form ?? scope.answer;
  if (schema) return checkPath(linker, schema, { path: field, place, noun: wordOf(scope) });
  linker.report('VAL-02', place, `there is no row here that could have "${field}".`);
  return undefined;
}

/** Checks a path in the record that the rows of a list belong to. */
function checkRecord(linker: PathChecker, path: string, { record }: Scope, place: Place): void {
  if (record) checkPath(linker, record, { path, place, noun: 'record' });
  else
    linker.report('VAL-02', place, `there is no record here that the rows belong to.`, {
      remedy: 'A list names it: "record": { "call": … }.',
    });
}

function wordOf({ form, row }: Scope): string {
  if (form) return 'form';
  return row ? 'row' : 'answer';
}
