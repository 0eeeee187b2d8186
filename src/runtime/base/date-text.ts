import { isDate } from '../../../core/dates.ts';
import { plainDigits } from '../../../core/read-number.ts';

const DAY_FIRST = /^(\d\d?)[\s/.,-]+(\d\d?)[\s/.,-]+(\d{4}|\d\d)$/;
const DIGITS = /^(\d\d)(\d\d)(\d{4}|\d\d)$/;
const YEAR_FIRST = /^(\d{4})[\s/.-](\d\d?)[\s/.-](\d\d?)(?:[T ]\d\d:.*)?$/;

/** Formats a calendar date, or the date part of an instant's text, as dd/mm/yyyy; anything else is unchanged. */
export function printDate(value: unknown): string {
  if (typeof value !== 'string') return '';
  const date = value.slice(0, 10);
  return isDate(date) ? `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}` : value;
}

/** Reads typed text as YYYY-MM-DD: day, month, year (two digits: 20xx), or year first. What is no date is unchanged. */
export function readDateText(text: string): string {
  const plain = plainDigits(text.normalize('NFKC')).trim();
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(plain) ?? DIGITS.exec(plain) ?? reversed(plain);
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : text.trim();
}

function reversed(text: string): string[] {
  const [matchedText = '', year = '', month = '', day = ''] = YEAR_FIRST.exec(text) ?? [];
  return [matchedText, day, month, year];
}
