import { writable } from '../text.ts';
import type { Written } from './written.ts';

/** The byte order mark: without it spreadsheets do not read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What separates the columns of a file: spreadsheets expect a semicolon where a decimal comma is usual. */
export type Separator = ',' | ';';

export function separatorOf(locale: string): Separator {
  return new Intl.NumberFormat(locale).format(1.5).includes(',') ? ';' : ',';
}

/** One line with its end, after RFC 4180; beside semicolons a decimal has its comma. */
export function csvLine(values: readonly Written[], separator: Separator = ','): string {
  return `${values.map((value) => csvValue(value, separator)).join(separator)}\r\n`;
}

function csvValue(value: Written, separator: Separator): string {
  if (value === null) return '';
  if (typeof value === 'number') return separator === ';' ? String(value).replace('.', ',') : String(value);
  const text = neutral(writable(typeof value === 'string' ? value : value.text));
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Whether a spreadsheet would evaluate the text as a formula: also behind blanks, and with a fullwidth sign. */
export function isFormulaLike(text: string): boolean {
  return /^(?:[\t\r]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u.test(text);
}

/** Text that a spreadsheet would evaluate as a formula gets an apostrophe prefix. */
export function neutral(text: string): string {
  return isFormulaLike(text) ? `'${text}` : text;
}
