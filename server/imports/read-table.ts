import { ImportError } from './import-error.ts';
import { parseFields, readRecords } from './read-records.ts';
import { type Line, splitLines } from './split-lines.ts';

/** One line of an uploaded table. */
export type TableLine<Column extends string> =
  | { readonly line: number; readonly values: Readonly<Record<Column, string>> }
  /** A line that is none; the message is a source text, for the job's problems. */
  | { readonly line: number; readonly message: string };

export interface TableRules<Column extends string> {
  /** Column -> its headings, the usual one first, in any order and among others; only letters and digits count. */
  readonly columns: Readonly<Record<Column, readonly string[]>>;
  /** Lines after the header. */
  readonly most: number;
}

/** What spreadsheets put between columns: it depends on the country. */
const SEPARATORS = [',', ';', '\t'] as const;

/**
 * The lines of a CSV with a header, values trimmed, as they come; what separates the columns is seen from the header.
 * Throws an ImportError, with a text for the person, when a column is missing or there are too many lines: read it
 * all before the first line is acted on, if half is worse than nothing.
 */
export async function* readTable<Column extends string>(
  chunks: AsyncIterable<Buffer>,
  { columns, most }: TableRules<Column>,
): AsyncGenerator<TableLine<Column>> {
  const lines = splitLines(chunks)[Symbol.asyncIterator]();
  const { separator, names } = await readHeader(lines);
  const places = placesOf(names, columns);
  let count = 0;
  for await (const { number, fields } of readRecords(rest(lines), names.length, separator)) {
    if (fields?.every((field) => field.trim() === '')) continue;
    count += 1;
    if (count > most) throw new ImportError('The file has more than {most} lines.', { params: { most } });
    if (!fields) yield { line: number, message: 'The quotation marks do not match.' };
    else if (fields.length !== names.length) {
      yield { line: number, message: 'The line does not have as many columns as the first.' };
    } else {
      const values = places.map(([column, place]) => [column, plain(fields[place] ?? '')]);
      yield { line: number, values: Object.fromEntries(values) as Record<Column, string> };
    }
  }
}

/** The first line; one that only tells spreadsheets the separator (`sep=;`) is passed over. */
async function readHeader(lines: AsyncIterator<Line>): Promise<{ separator: string; names: string[] }> {
  let first = await lines.next();
  if (!first.done && /^"?sep=.?"?$/i.test(first.value.text)) first = await lines.next();
  const text = first.done ? '' : first.value.text;
  const ways = SEPARATORS.map((separator) => ({
    separator,
    names: parseFields(text, true, separator) ?? [],
  }));
  return ways.reduce((best, way) => (way.names.length > best.names.length ? way : best));
}

function placesOf<Column extends string>(
  names: readonly string[],
  columns: Readonly<Record<Column, readonly string[]>>,
): (readonly [Column, number])[] {
  const headings = names.map(letters);
  const places = (Object.keys(columns) as Column[]).map((column) => {
    const acceptedHeadings = columns[column].map(letters);
    return [column, headings.findIndex((name) => acceptedHeadings.includes(name))] as const;
  });
  const missing = places.flatMap(([column, place]) => (place < 0 ? (columns[column][0] ?? column) : []));
  if (missing.length === 0) return places;
  throw new ImportError('The first line lacks {columns}.', { params: { columns: missing.join(', ') } });
}

const letters = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Without the apostrophe that keeps a spreadsheet from running a text: our own files have it. */
function plain(field: string): string {
  const text = field.trim();
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}

async function* rest(lines: AsyncIterator<Line>): AsyncGenerator<Line> {
  for (let line = await lines.next(); !line.done; line = await lines.next()) yield line.value;
}
