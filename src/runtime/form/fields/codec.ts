/** Formats a value for an input, and parses the input's text. */
export interface Codec {
  print(value: unknown): string;
  parse(text: string): unknown;
}

/** Text unchanged; null and undefined become the empty text. */
export const plainText: Codec = {
  print: (value) => (value === undefined || value === null ? '' : String(value)),
  parse: (text) => text,
};
