import { readDecimal, readWhole } from '../../../../core/read-number.ts';
import { type Codec, plainText } from './codec.ts';

/** Empty text is null, a number is a number, anything else stays text, so that the validator can refuse it. */
export const numberText: Codec = { print: plainText.print, parse: readDecimal };

/** Like numberText for whole numbers: points or commas between groups of three digits are thousands separators. */
export const wholeText: Codec = { print: plainText.print, parse: readWhole };

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
