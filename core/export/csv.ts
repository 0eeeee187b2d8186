import type { Written } from './written.ts';

/** The byte order mark: without it spreadsheets do not read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One line with its end, after RFC 4180. */
export function csvLine(values: readonly Written[]): string {
  return `${values.map(csvValue).join(',')}\r\n`;
}

function csvValue(value: Written): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = neutral(typeof value === 'string' ? value : value.text);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Whether a spreadsheet would evaluate the text as a formula: also behind blanks, and with a fullwidth sign. */
export function isFormulaLike(text: string): boolean {
  return /^(?:[\t\r]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u.test(text);
}

/** Text that a spreadsheet would evaluate as a formula gets an apostrophe prefix. */
export function neutral(text: string): string {
  return isFormulaLike(text) ? `'${text}` : text;
}
