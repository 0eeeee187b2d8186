import { parse } from 'csv-parse/sync';
import type { Line } from './split-lines.ts';

/** A line cut into its fields; one with quoted line ends spans several, and carries the number of the first. */
export interface FileRecord {
  number: number;
  text: string;
  /** Null when the quotation marks do not match. */
  fields: string[] | null;
}

/** So many lines are tried together before a quotation mark that stays open is taken for a mistake. */
const MOST_JOINED = 20;

/**
 * Cuts lines into records of `width` fields. A stray quotation mark spoils its own line and no other: what
 * follows is read as if it were not there. Empty lines are left out.
 */
export async function* readRecords(
  lines: AsyncIterable<Line>,
  width: number,
  separator = ',',
): AsyncGenerator<FileRecord> {
  const waiting: Line[] = [];
  for await (const line of lines) {
    if (waiting.length === 0 && !line.text.includes('"')) {
      if (line.text.trim() !== '') yield { ...line, fields: line.text.split(separator) };
      continue;
    }
    waiting.push(line);
    yield* settle(waiting, { width, separator }, false);
  }
  yield* settle(waiting, { width, separator }, true);
}

interface Shape {
  readonly width: number;
  readonly separator: string;
}

/** Takes from `waiting` what can be decided; at the end of the file that is all. */
function* settle(waiting: Line[], { width, separator }: Shape, atEnd: boolean): Generator<FileRecord> {
  while (waiting.length > 0) {
    const [first] = waiting;
    if (!first) return;
    const text = waiting.map((line) => line.text).join('\n');
    const isOpen = (text.split('"').length - 1) % 2 === 1;
    if (isOpen && !atEnd && waiting.length < MOST_JOINED) return;
    const joined = isOpen ? null : parseFields(text, false, separator);
    if (joined && (joined.length === width || waiting.length === 1)) {
      yield { number: first.number, text, fields: joined };
      waiting.length = 0;
      return;
    }
    waiting.shift();
    if (first.text.trim() !== '') yield { ...first, fields: parseFields(first.text, true, separator) };
  }
}

/** The fields of a text that is one record, else null. `lenient` lets a quotation mark stand inside a field. */
export function parseFields(text: string, lenient: boolean, separator = ','): string[] | null {
  try {
    const records: string[][] = parse(text, {
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: lenient,
    });
    return records.length === 1 ? (records[0] ?? null) : null;
  } catch {
    return null;
  }
}
