import { ImportError } from './import-error.ts';
import { parseFields, readRecords } from './read-records.ts';
import { type Line, splitLines } from './split-lines.ts';

/** One line of an uploaded table. */
export type TableLine<Column extends string> =
  | { readonly line: number; readonly values: Readonly<Record<Column, string>> }
  /** A line that is none; the message is a source text, for the job's problems. */
  | { readonly line: number; readonly message: string };

export interface TableRules<Column extends string> {
  /** Names of the header, in any order and case; further columns are left out. */
  readonly columns: readonly Column[];
  /** Lines after the header. */
  readonly most: number;
}

/**
 * The lines of a CSV with a header, values trimmed, as they come. Throws an ImportError, with a text for the person,
 * when a column is missing or there are too many lines: read it all before the first line is acted on, if half is
 * worse than nothing.
 */
export async function* readTable<Column extends string>(
  chunks: AsyncIterable<Buffer>,
  { columns, most }: TableRules<Column>,
): AsyncGenerator<TableLine<Column>> {
  const lines = splitLines(chunks)[Symbol.asyncIterator]();
  const header = await lines.next();
  const names = header.done ? [] : (parseFields(header.value.text, true) ?? []);
  const lower = names.map((name) => name.trim().toLowerCase());
  const places = columns.map((column) => [column, lower.indexOf(column.toLowerCase())] as const);
  const missing = places.filter(([, place]) => place < 0).map(([column]) => column);
  if (missing.length > 0) throw new ImportError(`The first line lacks ${missing.join(', ')}.`);
  let count = 0;
  for await (const { number, fields } of readRecords(rest(lines), names.length)) {
    count += 1;
    if (count > most) throw new ImportError(`The file has more than ${most} lines.`);
    if (!fields) yield { line: number, message: 'The quotation marks do not match.' };
    else if (fields.length !== names.length) {
      yield { line: number, message: 'The line does not have as many columns as the first.' };
    } else {
      const values = places.map(([column, place]) => [column, fields[place]?.trim() ?? '']);
      yield { line: number, values: Object.fromEntries(values) as Record<Column, string> };
    }
  }
}

async function* rest(lines: AsyncIterator<Line>): AsyncGenerator<Line> {
  for (let line = await lines.next(); !line.done; line = await lines.next()) yield line.value;
}
