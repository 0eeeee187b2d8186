import { numberFormat } from '../../base/i18n/number-format.ts';
import { type Codec, plainText } from './codec.ts';

export type Grouping = '.' | ',';

const amount = /^(-?)(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+|\d+)(?:[.,](\d{1,2}))?$/;

/** Formats whole amounts with a thousands separator. Text that is no whole amount stays as typed, for the validator to refuse. */
export function moneyText(grouping: Grouping): Codec {
  return {
    print: (value) => (typeof value === 'number' ? grouped(String(value), grouping) : plainText.print(value)),
    parse: parseMoney,
  };
}

/**
 * Parses "12500", "12.500", "12,500" and "Rp 12.500,00": three digits after a separator are thousands, one or two are cents.
 * Empty text is null; cents other than zero and anything else stay text.
 */
function parseMoney(text: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const amountMatch = amount.exec(trimmed.replace(/rp\.?/i, '').replace(/\s/g, ''));
  if (!amountMatch || Number(amountMatch[3] ?? 0) !== 0) return trimmed;
  const value = Number(`${amountMatch[1]}${amountMatch[2]?.replace(/[.,]/g, '')}`);
  return Number.isSafeInteger(value) ? value : trimmed;
}

/** A whole number as text with thousands separators. Other text is unchanged. */
function grouped(text: string, grouping: Grouping): string {
  return /^-?\d+$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, grouping) : text;
}

/**
 * The text of an input after a key press, grouped again, and the caret position: after the same digit as before. Text with other
 * characters than digits and our separator is unchanged until the field loses the focus.
 */
export function regroup(text: string, caret: number, grouping: Grouping): { text: string; caret: number } {
  const bare = text.replaceAll(grouping, '');
  if (!/^-?\d+$/.test(bare)) return { text, caret };
  const digitsBefore = text.slice(0, caret).replaceAll(grouping, '').length;
  const groupedText = grouped(bare, grouping);
  let caretIndex = 0;
  for (let seen = 0; seen < digitsBefore; caretIndex++) if (groupedText[caretIndex] !== grouping) seen++;
  return { text: groupedText, caret: caretIndex };
}

/** The thousands separator of a locale. */
export function groupingOf(locale: string): Grouping {
  const part = numberFormat(locale)
    .formatToParts(1_234_567)
    .find(({ type }) => type === 'group');
  return part?.value === ',' ? ',' : '.';
}
