import type { Test } from '../../../core/model.ts';
import type { ComparedKind } from '../../../core/studio.ts';
import type { TestLeaf } from '../../../core/tree/condition-tree.ts';

/** How a field is compared -> its words; `not` before it is the contrary. */
export const OPERATORS: Readonly<Record<string, string>> = {
  is: 'is',
  'not is': 'is not',
  in: 'is one of',
  'not in': 'is none of',
  gt: 'is above',
  gte: 'is at least',
  lt: 'is below',
  lte: 'is at most',
  exists: 'is filled',
  'not exists': 'is empty',
};

const KEYS = ['is', 'in', 'gt', 'gte', 'lt', 'lte', 'exists'];

/** The operator of a test, as the list of operators has it. */
export function operatorOf({ test, isNot }: TestLeaf): string {
  const key = KEYS.find((candidate) => candidate in test) ?? 'is';
  const isEmpty = 'exists' in test && test.exists === false;
  return isNot !== isEmpty ? `not ${key}` : key;
}

/** What a test compares with, as it is typed. */
export function valueText(test: Test): string {
  if ('in' in test) return test.in.join(', ');
  if ('exists' in test) return '';
  const [, value] = Object.entries(test).find(([key]) => KEYS.includes(key)) ?? [];
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
}

/** The values of a test that compares with several. */
export function valueTexts(test: Test): string[] {
  return 'in' in test ? test.in.map(String) : [valueText(test)].filter((text) => text !== '');
}

/** The test that is said by a field, an operator and what was typed, which may be several values. */
export function testWith(
  leaf: TestLeaf,
  field: string,
  operator: string,
  typed: string | readonly string[],
  kind: ComparedKind = ANY,
): TestLeaf {
  const isContrary = operator.startsWith('not ');
  const key = operator.replace('not ', '');
  if (key === 'exists') return { test: { field, exists: !isContrary }, isNot: false };
  return { test: { field, ...compared(key, typed, leaf.test, kind) }, isNot: isContrary };
}

function compared(
  key: string,
  values: string | readonly string[],
  previousTest: Test,
  kind: ComparedKind,
): Test {
  if (key === 'in') return { in: severalOf([values].flat(), previousTest, kind) };
  const typed = typeof values === 'string' ? values : (values[0] ?? '');
  // A value of the account is no text that is typed.
  if (key === 'is' && 'is' in previousTest && valueText(previousTest) === typed)
    return { is: previousTest.is };
  const value = literalOf(typed, kind);
  if (key === 'is') return { is: value };
  const limit = typeof value === 'boolean' ? typed : value;
  if (key === 'gt') return { gt: limit };
  if (key === 'gte') return { gte: limit };
  return key === 'lt' ? { lt: limit } : { lte: limit };
}

/** Each value once; one that was there before stays as it is. */
function severalOf(texts: readonly string[], previousTest: Test, kind: ComparedKind) {
  const before = 'in' in previousTest ? previousTest.in : [];
  return [...new Set(texts)].map(
    (text) => before.find((value) => String(value) === text) ?? literalOf(text, kind),
  );
}

/** What a field of any kind is compared with. */
export const ANY: ComparedKind = { kind: 'any', choices: [] };

/** What a test of a field begins with: a value of its kind, that of a record where it may be any text. */
export function beginningOf({ kind, choices, records }: ComparedKind, shownValue: unknown): string {
  // A record is chosen.
  if (records) return '';
  if (kind === 'choice') return String(choices[0]?.value);
  if (kind === 'number') return typeof shownValue === 'number' ? String(shownValue) : '0';
  if (kind === 'date') return typeof shownValue === 'string' ? shownValue : '$now.date';
  return ['string', 'number', 'boolean'].includes(typeof shownValue) ? String(shownValue) : '';
}

/** What a test does not say yet; '' once it is whole. */
export function lackOf({ test }: TestLeaf, kinds: Readonly<Record<string, ComparedKind>>): string {
  if (!('field' in test)) return '';
  if (test.field === '') return 'Choose a field. Until then nothing changes.';
  const { kind, records } = kinds[test.field] ?? ANY;
  const isText = kind === 'text' || kind === 'any';
  if ('exists' in test || valueTexts(test).length > 0 || (isText && !('in' in test))) return '';
  return records
    ? 'Choose a record. Until then nothing changes.'
    : 'Enter a value. Until then nothing changes.';
}

/** Whether what was typed is of the kind. */
export function isOfKind({ kind, choices }: ComparedKind, typed: string): boolean {
  if (kind === 'choice') return choices.some(({ value }) => String(value) === typed);
  if (kind === 'number') return NUMBER.test(typed);
  return typed !== '' && (kind !== 'date' || /^\d{4}-\d\d-\d\d$/.test(typed));
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** One of the choices, or a text, as the field has it; else numbers and yes or no as such, and a text between quotation marks. */
function literalOf(typed: string, { kind, choices }: ComparedKind): string | number | boolean {
  const choice = choices.find(({ value }) => String(value) === typed);
  if (choice) return choice.value;
  if (kind === 'text' || kind === 'date') return typed.replace(/^"(.*)"$/, '$1');
  if (NUMBER.test(typed)) return Number(typed);
  if (typed === 'true' || typed === 'false') return typed === 'true';
  return typed.replace(/^"(.*)"$/, '$1');
}
