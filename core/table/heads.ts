import { fieldsOf } from './fields-of.ts';
import type { Line } from './text-lines.ts';

/** The first record of a table: what its columns are called, and what separates them. */
export interface TableHead {
  readonly names: readonly string[];
  readonly separator: string;
  /** Lines up to its end. */
  readonly lines: number;
}

/** Column -> its heads, its own first, then what else it may be called; case, blanks and signs do not matter. */
export type Heads<Column extends string = string> = Readonly<Record<Column, readonly string[]>>;

/** What spreadsheets put between columns: it depends on the country. */
const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Lines that one record may span before a quotation mark that stays open is taken for a mistake. */
export const MOST_JOINED = 20;

/**
 * Reads the head from a file's first lines. The separator is the one that a line `sep=;` tells, else that by which most of the
 * wanted columns are there, else that by which there are most columns.
 */
export function readHead(first: readonly Line[], heads: Heads): TableHead {
  const [, told] = /^"?sep=(.?)"?$/i.exec(first[0]?.text ?? '') ?? [];
  const skipped = told === undefined ? 0 : 1;
  const lines = first.slice(skipped, skipped + MOST_JOINED);
  const count = balanced(lines);
  const text = textOf(lines.slice(0, count));
  const readings = (told ? [told] : SEPARATORS).map((separator) => {
    const names = fieldsOf(text, separator, true) ?? [];
    return { names, separator, hits: placesOf(names, heads).places.size };
  });
  const { names, separator } = readings.reduce((best, reading) =>
    reading.hits > best.hits || (reading.hits === best.hits && reading.names.length > best.names.length)
      ? reading
      : best,
  );
  return { names, separator, lines: skipped + count };
}

/** The raw text of lines, with the ends between them. */
export function textOf(lines: readonly Line[]): string {
  return lines.map(({ text, end }, place) => (place < lines.length - 1 ? text + end : text)).join('');
}

/** How many lines the first record spans. */
function balanced(lines: readonly Line[]): number {
  let marks = 0;
  for (const [place, { text }] of lines.entries()) {
    marks += text.split('"').length - 1;
    if (marks % 2 === 0) return place + 1;
  }
  return Math.min(lines.length, 1);
}

export interface Places<Column extends string> {
  /** Column -> its place in the head. */
  readonly places: ReadonlyMap<Column, number>;
  readonly missing: readonly Column[];
  /** The name that stands twice in the head where one of these columns is looked for. */
  readonly repeated: string | undefined;
}

/**
 * Which column stands where: by its own head, else by what else it may be called, in its order; a name that stands twice where it
 * counts is no answer.
 */
export function placesOf<Column extends string>(
  names: readonly string[],
  heads: Heads<Column>,
): Places<Column> {
  const places = new Map<Column, number>();
  const missing: Column[] = [];
  let repeated: string | undefined;
  for (const column of Object.keys(heads) as Column[]) {
    const [place, second] = placesOfColumn(names, heads[column]);
    if (second !== undefined) repeated ??= names[second]?.trim();
    if (place === undefined) missing.push(column);
    else places.set(column, place);
  }
  return { places, missing, repeated };
}

/** The places of the first of these heads that is there; written exactly so before written otherwise. */
function placesOfColumn(names: readonly string[], wanted: readonly string[]): number[] {
  for (const head of wanted) {
    for (const same of [plainName, letters]) {
      const places = names.flatMap((name, place) => (same(name) === (same(head) || null) ? place : []));
      if (places.length > 0) return places;
    }
  }
  return [];
}

const plainName = (name: string) => name.normalize('NFKC').trim().toLowerCase();
const letters = (name: string) => plainName(name).replace(/[^\p{L}\p{N}]/gu, '');
