import { type Codec, plainText } from './use-buffer.ts';

const whole = /^[+-]?\d+$/;
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)$/;

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

/** Whether typed characters may stand in a number field: digits and sign, the point only where fractions are welcome. */
export function mayType(text: string, fractions: boolean): boolean {
  return (fractions ? /^[\d+\-.]*$/ : /^[\d+-]*$/).test(text);
}

/** The number after a step up or down, kept within the bounds and free of binary dust. */
export function stepped(text: string, direction: 1 | -1, { min, max, step = 1 }: StepOptions): string {
  const trimmed = text.trim();
  if (trimmed !== '' && !(whole.test(trimmed) || decimal.test(trimmed))) return text;
  const next = Number((Number(trimmed) + direction * step).toFixed(10));
  return String(Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, next)));
}

export interface StepOptions {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}
