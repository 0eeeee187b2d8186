import { isDate } from '../../../core/dates.ts';
import { readDecimal, readWhole } from '../../../core/read-number.ts';
import type { FieldType } from '../new/field-types.ts';

/** The most that a column of whole numbers holds. */
const MOST = 2_147_483_647;

const YES = ['yes', 'y', 'true', 'ya'];
const NO = ['no', 'n', 'false', 'tidak'];

/** A text of a spreadsheet as a value of a type; undefined where it is none. */
export function typedValue(
  text: string,
  type: FieldType,
  choices: readonly string[] = [],
): string | number | boolean | undefined {
  switch (type) {
    case 'text':
      return text;
    case 'whole number': {
      const value = readWhole(text);
      return typeof value === 'number' && Math.abs(value) <= MOST ? value : undefined;
    }
    case 'number': {
      const decimal = readDecimal(text);
      const value = typeof decimal === 'number' ? decimal : readWhole(text);
      return typeof value === 'number' ? value : undefined;
    }
    case 'yes or no': {
      const word = text.toLowerCase();
      return YES.includes(word) ? true : NO.includes(word) ? false : undefined;
    }
    case 'date':
      return dayOf(text);
    case 'moment':
      return /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
    case 'choice':
      return choices.includes(text) ? text : undefined;
    case 'reference':
      return undefined;
  }
}

/** A day as 2024-05-17, or with the day first: 17/5/2024, 17-05-2024. */
function dayOf(text: string): string | undefined {
  if (isDate(text)) return text;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(iso) ? iso : undefined;
}
