import { UNWRITABLE_TEXT, unwritableWithin } from '../../core/text.ts';

/** Maximum characters of a message's text, counted as JSON Schema does: an emoji is one. */
export const LONGEST_TEXT = 10_000;
/** Maximum bytes of the JSON that a custom message carries. */
export const LARGEST_DATA = 64 * 1024;

/** How many characters of a text are above the limit. */
export const excessOf = (text: string): number =>
  // Most texts are short enough without counting.
  text.length <= LONGEST_TEXT ? 0 : Math.max(0, [...text].length - LONGEST_TEXT);

/** Why a message is not taken: a source text and its values. */
export interface WhyRefused {
  readonly message: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** Why a message cannot be accepted for its size or its characters. */
export function whyRefused(message: { text: string; data?: object | null }): WhyRefused | undefined {
  const { text, data } = message;
  if (excessOf(text) > 0) return { message: 'This message is too long.' };
  if (data && new TextEncoder().encode(JSON.stringify(data)).length > LARGEST_DATA)
    return { message: 'This message is too large.' };
  const character = unwritableWithin(message);
  return character ? { message: UNWRITABLE_TEXT, params: { character } } : undefined;
}

/** Minutes in which who wrote a message may change it or take it back. */
const CHANGEABLE_MINUTES = 15;

/** Source text. */
export const TOO_LATE = 'A message can be changed for 15 minutes.';

/** Whether a message may still be changed; in milliseconds. */
export const isChangeable = (sentAt: number, now: number): boolean =>
  now - sentAt < CHANGEABLE_MINUTES * 60_000;
