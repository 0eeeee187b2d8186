/**
 * The width of a usual value of these cells in the text face of the tables, px. A column of them is never cut: it takes what its
 * rows need, and these until rows are there.
 */
const USUAL_VALUE: Readonly<Record<string, number>> = {
  id: 32,
  'row-number': 24,
  number: 48,
  money: 88,
  date: 86,
  'date-time': 132,
};
/** A code. */
const USUAL_CODE = 80;

/** The padding of a cell, both sides together, px: usual, and in a narrow table. A number has more at its end. */
export const CELL_PADDING = { width: 24, tight: 16 } as const;
const NUMBER_PADDING = { width: 32, tight: 20 } as const;

/** Numbers are aligned at the end of their column. */
export function isAtEnd({ cell, align }: { readonly cell: string; readonly align?: string }): boolean {
  return (align ?? (cell === 'number' || cell === 'money' ? 'end' : 'start')) === 'end';
}

export function cellPadding(
  column: Parameters<typeof isAtEnd>[0],
): typeof CELL_PADDING | typeof NUMBER_PADDING {
  return isAtEnd(column) ? NUMBER_PADDING : CELL_PADDING;
}

interface Shown {
  readonly cell: string;
  readonly align?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The width of a usual value, px; undefined: values of this cell may be of any width. */
export function usualValue({ cell, options }: Shown): number | undefined {
  // Of several lines, or with names for its values, it is a text too.
  const isValue = cell === 'varied' && options?.lines === undefined && !options?.choices;
  if (isValue) return usualOfAll(Object.values(options?.as ?? {}));
  return USUAL_VALUE[cell] ?? (cell === 'text' && options?.mono ? USUAL_CODE : undefined);
}

/** Of a value that is drawn as one of these cells: the widest, where none may be of any width. */
function usualOfAll(cells: readonly unknown[]): number | undefined {
  const values = cells.map((cell) => USUAL_VALUE[String(cell)] ?? Number.POSITIVE_INFINITY);
  const widest = Math.max(...values);
  return Number.isFinite(widest) ? widest : undefined;
}

/** The least width of a column that shows a usual value whole, px. */
export function leastColumn(column: Shown): number | undefined {
  const value = usualValue(column);
  return value === undefined ? undefined : value + cellPadding(column).tight;
}

/** Estimated character width in rows and headers; px. */
const LETTER = 7.7;
export const HEAD_LETTER = 6.8;
/** Reserve for short headers with wide letters, and for a fallback font. */
export const HEAD_SPARE = 4;

/** An estimate without measuring: East Asian characters count twice, marks above and below letters not at all. */
export function textWidth(text: string, letter = LETTER): number {
  let letters = 0;
  for (const character of text.replace(/\p{M}/gu, ''))
    letters += (character.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1;
  return Math.ceil(letters * letter);
}

/** The width of the longest word of a header, px: headers wrap between words, never inside one. */
export function longestWord(label: string): number {
  return Math.max(...label.split(/\s+/).map((word) => textWidth(word, HEAD_LETTER)));
}
