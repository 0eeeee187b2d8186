import type { SheetColumn } from '../../../core/studio.ts';
import type { FieldType } from '../new/field-types.ts';
import type { SheetTexts } from './read-sheet.ts';
import { typedValue } from './typed-value.ts';

/** Tried one after another: what a value surely is comes first. */
const TRIED: readonly FieldType[] = ['date', 'moment', 'yes or no', 'whole number', 'number'];
/** The part of the values that has to fit; the lines of the others are listed. */
const ENOUGH = 0.8;
/** Lines that a reason names. */
const NAMED_LINES = 3;
/** Lengths of texts, in characters. */
const LENGTHS = [50, 100, 200, 500, 2000];
/** Choices that a person looks through at one glance, and how often each comes. */
const MOST_CHOICES = 8;
const OFTEN = 3;

/** The fields that the columns of a spreadsheet make. */
export function guessColumns({ heads, lines }: SheetTexts): SheetColumn[] {
  const names = new Set(['id']);
  return heads.flatMap((head, index): SheetColumn[] => {
    if (head === '') return [];
    const values = lines.map(({ number, values: line }) => ({ number, value: line[index] ?? '' }));
    const filled = values.filter(({ value }) => value !== '');
    const name = unusedName(fieldNameOf(head), names);
    const isWhole = filled.length === values.length;
    const guessed = guess(filled);
    const title = sameWords(head, name) ? {} : { title: head };
    const need = isWhole
      ? 'No line leaves it empty'
      : `${values.length - filled.length} lines leave it empty`;
    return [{ head, name, required: isWhole, ...guessed, reason: `${guessed.reason}. ${need}.`, ...title }];
  });
}

type Guess = Pick<SheetColumn, 'type' | 'reason' | 'choices' | 'maxLength'>;

interface FilledLine {
  readonly number: number;
  readonly value: string;
}

function guess(lines: readonly FilledLine[]): Guess {
  const filled = lines.map(({ value }) => value);
  const distinct = [...new Set(filled)];
  const longest = Math.max(0, ...filled.map((value) => value.length));
  const text = {
    type: 'text',
    choices: [],
    maxLength: LENGTHS.find((length) => length >= longest) ?? longest,
  };
  if (filled.length === 0) return { ...text, maxLength: 200, reason: 'It is empty in every line' };
  if (filled.some((value) => /^0\d/.test(value)) && filled.every((value) => /^[\d\s+-]*$/.test(value)))
    return { ...text, reason: 'Some begin with 0: a code, not a number' };
  const counts = TRIED.map((type) => ({
    type,
    count: filled.filter((value) => typedValue(value, type) !== undefined).length,
  }));
  const fitting =
    counts.find(({ count }) => count === filled.length) ??
    counts.find(({ count }) => count >= filled.length * ENOUGH);
  if (fitting) {
    const { type, count } = fitting;
    const words = WORDS[type] ?? type;
    if (count === filled.length) return { type, choices: [], reason: `All values are ${words}` };
    const others = lines.filter(({ value }) => typedValue(value, type) === undefined);
    return { type, choices: [], reason: `${count} of ${filled.length} are ${words}: ${notSo(others)}` };
  }
  const isFew = distinct.length <= MOST_CHOICES && distinct.length * OFTEN <= filled.length && longest <= 30;
  if (isFew && distinct.length > 1)
    return {
      type: 'choice',
      choices: distinct.sort(),
      reason: `${distinct.length} different values in ${filled.length} lines`,
    };
  return {
    ...text,
    reason: `${distinct.length} different texts, the longest of ${longest} ${longest === 1 ? 'character' : 'characters'}`,
  };
}

/** `line 6 is not`, `lines 6, 9 are not` */
function notSo(lines: readonly FilledLine[]): string {
  const numbers = lines.map(({ number }) => number);
  if (numbers.length === 1) return `line ${numbers[0]} is not`;
  const others = numbers.length > NAMED_LINES ? ` and ${numbers.length - NAMED_LINES} more` : '';
  return `lines ${numbers.slice(0, NAMED_LINES).join(', ')}${others} are not`;
}

const WORDS: Readonly<Record<string, string>> = {
  date: 'days',
  moment: 'moments',
  'yes or no': 'yes or no',
  'whole number': 'whole numbers',
  number: 'numbers',
};

/** `Phone No.` -> `phone_no` */
export function fieldNameOf(head: string): string {
  const plain = head
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  if (plain === 'id') return 'number';
  return /^[a-z]/.test(plain) ? plain : `field_${plain}`.replace(/_$/, '');
}

function unusedName(name: string, names: Set<string>): string {
  let unused = name;
  for (let count = 2; names.has(unused); count += 1) unused = `${name}_${count}`;
  names.add(unused);
  return unused;
}

const sameWords = (head: string, name: string) =>
  head.toLowerCase().replaceAll(/[\s_-]+/g, ' ') === name.replaceAll('_', ' ');
