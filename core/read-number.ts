/* How a person's text is read as a number: one reader for what is typed, pasted and uploaded. It reads a text as what is written
   there or not at all; no character is dropped to make a number of it (docs/decisions/text-that-is-no-number.md). */

const INVISIBLE = /\p{Cf}/gu;
/** Digits of Arabic, Persian and full-width keyboards, their minus and separators of thousands. */
const FOREIGN = /[٠-٩۰-۹０-９−－．，٬]/g;
const SIGNS: Readonly<Record<string, string>> = {
  '−': '-',
  '－': '-',
  '．': '.',
  '，': ',',
  '٬': ',',
};

/** The text with digits 0 to 9, and without characters that nobody sees. */
export function plainDigits(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(FOREIGN, (character) => SIGNS[character] ?? String(digitOf(character.charCodeAt(0))));
}

/** Each of the three rows of digits begins at a code point that ends in 0 in hexadecimal. */
const digitOf = (code: number): number => code & 0x0f;

const PLAIN = /^[+-]?\d+$/;
/** Thousands by points, commas, blanks or apostrophes, of one kind; the first group does not begin with 0: "0.500" is a half. */
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:([.,'’\s])\d{3})(?:\1\d{3})*$/;
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const NO_CENTS = /[.,]0{1,2}$/;
const CURRENCY = /^rp\.?\s*/i;

/**
 * A whole number: null of nothing, the text itself where it is none. Thousands may be separated; an amount may have its currency
 * before it and cents that are zero behind it.
 */
export function readWhole(text: string): number | string | null {
  const written = plainDigits(text).trim();
  if (written === '') return null;
  const bare = written.replace(CURRENCY, '');
  const whole = isWhole(bare) ? bare : bare.replace(NO_CENTS, '');
  const value = isWhole(whole) ? Number(whole.replace(/[^\d-]/g, '')) : Number.NaN;
  return Number.isSafeInteger(value) ? value + 0 : text.trim();
}

const isWhole = (text: string): boolean => PLAIN.test(text) || GROUPED.test(text);

/** A number with a decimal point: null of nothing, the text itself where it is none. */
export function readDecimal(text: string): number | string | null {
  const written = plainDigits(text).trim();
  if (written === '') return null;
  return DECIMAL.test(written) ? Number(written) : text.trim();
}
