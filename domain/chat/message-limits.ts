/** Maximum characters of a message's text, counted as JSON Schema does: an emoji is one. */
export const LONGEST_TEXT = 10_000;
/** Maximum bytes of the JSON that a custom message carries. */
export const LARGEST_DATA = 64 * 1024;

/** How many characters of a text are above the limit. */
export const excessOf = (text: string): number =>
  // Most texts are short enough without counting.
  text.length <= LONGEST_TEXT ? 0 : Math.max(0, [...text].length - LONGEST_TEXT);

/** Why a message cannot be accepted for its size; a source text. */
export function whyTooLarge({ text, data }: { text: string; data?: object | null }): string | undefined {
  if (excessOf(text) > 0) return 'This message is too long.';
  if (data && new TextEncoder().encode(JSON.stringify(data)).length > LARGEST_DATA)
    return 'This message is too large.';
  return undefined;
}
