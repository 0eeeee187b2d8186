import type { Written } from './written.ts';

/** Without it a spreadsheet takes the file for one of the last century. */
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

/** A text that a spreadsheet would run as a formula is kept a text by an apostrophe before it. */
export function neutral(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
