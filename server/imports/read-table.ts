import { isFormulaLike } from '../../core/export/csv.ts';
import { type Heads, MOST_JOINED, placesOf, readHead, type TableHead } from '../../core/table/heads.ts';
import type { Line } from '../../core/table/text-lines.ts';
import { UNWRITABLE_TEXT, unwritableIn } from '../../core/text.ts';
import { ImportError } from './import-error.ts';
import { type FileRecord, readRecords } from './read-records.ts';
import { splitLines } from './split-lines.ts';

/** One line of an uploaded table. */
export type TableLine<Column extends string> = ReadLine<Column> | BrokenLine;
export interface ReadLine<Column extends string> {
  readonly line: number;
  /** Its fields as they stand in the file. */
  readonly cells: readonly string[];
  /** Without blanks around them. */
  readonly values: Readonly<Record<Column, string>>;
}
/** A line that is none; the message is a source text, for the job's problems. */
export interface BrokenLine {
  readonly line: number;
  readonly cells: readonly string[];
  readonly message: string;
  readonly params?: Readonly<Record<string, string>>;
}

export interface TableRules<Column extends string> {
  /** Column -> its heads, in any order and among others. */
  readonly columns: Heads<Column>;
  /** Lines after the header. */
  readonly most: number;
}

export interface Table<Column extends string> {
  /** All heads as they stand in the file. */
  readonly names: readonly string[];
  /** As they come; throws an ImportError when there are too many. */
  readonly lines: AsyncIterable<TableLine<Column>>;
}

/**
 * An uploaded CSV with a header, whatever spreadsheet and system saved it. Throws an ImportError, with a text for the person, when
 * a column is missing or stands there twice: read all its lines before the first is acted on, if half is worse than nothing.
 */
export async function readTable<Column extends string>(
  chunks: AsyncIterable<Uint8Array>,
  { columns, most }: TableRules<Column>,
): Promise<Table<Column>> {
  const lines = splitLines(chunks);
  const first = await takeFirst(lines);
  const head = readHead(first, columns);
  const places = checkedPlaces(head, columns);
  const records = readRecords(after(first.slice(head.lines), lines), head.names.length, head.separator);
  return { names: head.names, lines: readLines(records, { head, places, most }) };
}

/** The lines among which the header is. */
async function takeFirst(lines: AsyncGenerator<Line>): Promise<Line[]> {
  const first: Line[] = [];
  while (first.length <= MOST_JOINED) {
    const next = await lines.next();
    if (next.done) break;
    first.push(next.value);
  }
  return first;
}

async function* after(first: readonly Line[], rest: AsyncGenerator<Line>): AsyncGenerator<Line> {
  yield* first;
  yield* rest;
}

function checkedPlaces<Column extends string>(
  { names }: TableHead,
  columns: Heads<Column>,
): ReadonlyMap<Column, number> {
  const { places, missing, repeated } = placesOf(names, columns);
  if (repeated !== undefined)
    throw new ImportError('The first line names {column} twice.', { params: { column: repeated } });
  if (missing.length === 0) return places;
  const missingHeads = missing.map((column) => columns[column][0] ?? column);
  throw new ImportError('The first line lacks {columns}.', { params: { columns: missingHeads.join(', ') } });
}

interface Layout<Column extends string> {
  readonly head: TableHead;
  readonly places: ReadonlyMap<Column, number>;
  readonly most: number;
}

async function* readLines<Column extends string>(
  records: AsyncIterable<FileRecord>,
  layout: Layout<Column>,
): AsyncGenerator<TableLine<Column>> {
  let count = 0;
  for await (const record of records) {
    if (record.fields?.every(isBlank)) continue;
    count += 1;
    if (count > layout.most)
      throw new ImportError('The file has more than {most} lines.', { params: { most: layout.most } });
    yield readLine(record, layout);
  }
}

function readLine<Column extends string>(
  { number: line, text, fields }: FileRecord,
  { head: { names }, places }: Layout<Column>,
): TableLine<Column> {
  const character = unwritableIn(text);
  const cells = fields ?? [text];
  if (character) return { line, cells, message: UNWRITABLE_TEXT, params: { character } };
  if (!fields) return { line, cells, message: 'The quotation marks do not match.' };
  if (!fields.slice(names.length).every(isBlank))
    return { line, cells, message: 'The line does not have as many columns as the first.' };
  // Fields that are left out at a line's end are empty.
  const values = [...places].map(([column, place]) => [column, plain(fields[place] ?? '')]);
  return { line, cells, values: Object.fromEntries(values) as Record<Column, string> };
}

const isBlank = (field: string) => field.trim() === '';

/** Without the apostrophe that keeps a spreadsheet from running a text: our own files have it. */
function plain(field: string): string {
  const text = field.trim();
  return text.startsWith("'") && isFormulaLike(text.slice(1)) ? text.slice(1).trim() : text;
}
