import { fieldsOf } from '../../core/table/fields-of.ts';
import { MOST_JOINED, textOf } from '../../core/table/heads.ts';
import type { Line } from '../../core/table/text-lines.ts';

/** A line cut into its fields; one with quoted line ends spans several, and carries the number of the first. */
export interface FileRecord {
  number: number;
  text: string;
  /** Null when the quotation marks do not match. */
  fields: string[] | null;
}

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
      if (line.text.trim() !== '')
        yield { number: line.number, text: line.text, fields: line.text.split(separator) };
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
function* settle(waiting: Line[], shape: Shape, atEnd: boolean): Generator<FileRecord> {
  while (waiting.length > 0) {
    const [first] = waiting;
    if (!first) return;
    const text = textOf(waiting);
    const isOpen = (text.split('"').length - 1) % 2 === 1;
    if (isOpen && !atEnd && waiting.length < MOST_JOINED) return;
    const joined = isOpen ? null : fieldsOf(text, shape.separator);
    if (joined && (waiting.length === 1 || isRecord(joined, waiting, shape))) {
      yield { number: first.number, text, fields: joined };
      waiting.length = 0;
      return;
    }
    waiting.shift();
    if (first.text.trim() !== '')
      yield { number: first.number, text: first.text, fields: fieldsOf(first.text, shape.separator, true) };
  }
}

/** Whether lines that match their quotation marks only together are one record, its last fields perhaps left out. */
function isRecord(joined: readonly string[], lines: readonly Line[], { width, separator }: Shape): boolean {
  if (joined.length === width) return true;
  return joined.length < width && !lines.some(({ text }) => fieldsOf(text, separator)?.length === width);
}
