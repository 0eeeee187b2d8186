import { numberFormat } from '../../core/i18n/number-format.ts';
import { type Codec, plainText } from './use-buffer.ts';

export type Grouping = '.' | ',';

const amount = /^(-?)(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+|\d+)(?:[.,](\d{1,2}))?$/;

/** Whole money with a sign between thousands. What is no whole amount stays as it was typed, to be refused. */
export function moneyText(grouping: Grouping): Codec {
  return {
    print: (value) => (typeof value === 'number' ? grouped(String(value), grouping) : plainText.print(value)),
    parse: parseMoney,
  };
}

/**
 * Reads "12500", "12.500", "12,500" and "Rp 12.500,00" alike: three digits behind a sign are thousands, one or two are
 * cents. Nothing is null; cents that are not zero, and anything else, stay text.
 */
function parseMoney(text: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const found = amount.exec(trimmed.replace(/rp\.?/i, '').replace(/\s/g, ''));
  if (!found || Number(found[3] ?? 0) !== 0) return trimmed;
  const value = Number(`${found[1]}${found[2]?.replace(/[.,]/g, '')}`);
  return Number.isSafeInteger(value) ? value : trimmed;
}

/** A whole number as text, with a sign between its thousands. Other text is left alone. */
function grouped(text: string, grouping: Grouping): string {
  return /^-?\d+$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, grouping) : text;
}

/**
 * The text of an input after a key, grouped anew, and where the caret then stands: behind the same digit as before.
 * Anything but digits and our own sign may be meant: it is kept until the field loses focus.
 */
export function regroup(text: string, caret: number, grouping: Grouping): { text: string; caret: number } {
  const bare = text.replaceAll(grouping, '');
  if (!/^-?\d+$/.test(bare)) return { text, caret };
  const before = text.slice(0, caret).replaceAll(grouping, '').length;
  const next = grouped(bare, grouping);
  let at = 0;
  for (let seen = 0; seen < before; at++) if (next[at] !== grouping) seen++;
  return { text: next, caret: at };
}

/** The sign between thousands in a locale. */
export function groupingOf(locale: string): Grouping {
  const part = numberFormat(locale)
    .formatToParts(1_234_567)
    .find(({ type }) => type === 'group');
  return part?.value === ',' ? ',' : '.';
}
