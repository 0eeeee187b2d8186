import { type Codec, plainText } from './use-buffer.ts';

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const grouped = /^[+-]?\d{1,3}(\.\d{3})+$/;

/**
 * The text of a number field: nothing is null, a number is a number, anything else stays the text that was typed,
 * so that it is kept and the validator can refuse it.
 */
export const numberText: Codec = {
  print: plainText.print,
  parse(text) {
    const trimmed = text.trim();
    if (trimmed === '') return null;
    return decimal.test(trimmed) ? Number(trimmed) : trimmed;
  },
};

/** As numberText, where only whole numbers are welcome: points between groups of three are how thousands are written. */
export const wholeText: Codec = {
  print: plainText.print,
  parse(text) {
    const trimmed = text.trim();
    return grouped.test(trimmed) ? Number(trimmed.replaceAll('.', '')) : numberText.parse(trimmed);
  },
};

/** The number after a step up or down, kept within the bounds and free of binary dust. */
export function stepped(
  text: string,
  direction: 1 | -1,
  { min, max, step = 1 }: StepOptions,
  codec = numberText,
): string {
  const value = codec.parse(text) ?? 0;
  if (typeof value !== 'number') return text;
  const next = Number((value + direction * step).toFixed(10));
  return String(Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, next)));
}

/** A key that types what no number has in it. */
export function isNoNumberKey({ key, ctrlKey, metaKey, altKey }: KeyEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey && !/[\d.,+\- ]/.test(key);
}

interface KeyEvent {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export interface StepOptions {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}
