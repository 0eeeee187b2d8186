import { type Codec, plainText } from './codec.ts';

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const grouped = /^[+-]?\d{1,3}(\.\d{3})+$/;

/**
 * Parses the text of a number field: empty text is null, a number is a number, anything else stays text, so that the validator
 * can refuse it.
 */
export const numberText: Codec = {
  print: plainText.print,
  parse(text) {
    const trimmed = text.trim();
    if (trimmed === '') return null;
    return decimal.test(trimmed) ? Number(trimmed) : trimmed;
  },
};

/** Like numberText for whole numbers: points between groups of three digits are thousands separators. */
export const wholeText: Codec = {
  print: plainText.print,
  parse(text) {
    const trimmed = text.trim();
    return grouped.test(trimmed) ? Number(trimmed.replaceAll('.', '')) : numberText.parse(trimmed);
  },
};

/** Like the codec, with a number that empty text stands for. */
export const emptyAs = (empty: number | undefined, codec: Codec): Codec =>
  empty === undefined ? codec : { ...codec, parse: (text) => codec.parse(text) ?? empty };

/** The number one step up or down, clamped to the bounds and without floating-point errors. */
export function stepped(
  text: string,
  direction: 1 | -1,
  { min, max, step = 1 }: StepOptions,
  codec = numberText,
): string {
  const value = codec.parse(text) ?? 0;
  if (typeof value !== 'number') return text;
  const steppedNumber = Number((value + direction * step).toFixed(10));
  return String(
    Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, steppedNumber)),
  );
}

export interface StepOptions {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}
