import { BYTE_ORDER_MARK, csvLine } from '../../core/export/csv.ts';
import { writable } from '../../core/text.ts';
import type { JobRun, JobStep } from '../jobs/index.ts';
import { insertRejectedLines, takeRejectedLines } from './rejected-lines.store.ts';

/** A rejected line. */
export interface RejectedLine {
  readonly line: number;
  /** Its fields as they came; one that could not be parsed is a single field. */
  readonly cells: readonly string[];
  /** What it was about, where that is known. */
  readonly about?: string;
  /** Source text. */
  readonly message: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Whether the numbers are those of lines in the person's file. */
interface Numbering {
  readonly isNumbered?: boolean;
}

/**
 * Stores rejected lines in the step's transaction: the person sees the first of them at once, and all of them in the report, which
 * is in the person's language.
 */
export async function rejectLines(
  { id: job, say }: Pick<JobRun<unknown>, 'id' | 'say'>,
  rejected: readonly RejectedLine[],
  { db, advance }: JobStep,
  { isNumbered = true }: Numbering = {},
): Promise<void> {
  if (rejected.length === 0) return;
  const ordered = rejected.toSorted((firstLine, secondLine) => firstLine.line - secondLine.line);
  await insertRejectedLines(
    db,
    job,
    // The database holds no NUL and no half of a surrogate pair.
    ordered.map(({ line, cells, message, params }) => ({
      line,
      given: cells.map(writable),
      reason: say(message, params),
    })),
  );
  const problems = ordered.map(({ line, about, message, params }) => ({
    ...(isNumbered ? { line } : {}),
    ...(about ? { about: writable(about) } : {}),
    message,
    ...(params ? { params } : {}),
  }));
  advance({ problems });
}

interface ReportRules extends Numbering {
  /** Those of the person's file. */
  readonly heads: readonly string[];
  readonly report: string;
}

/** The columns added to those of the file. */
const LINE = { heading: 'Line' } as const;
const REASON = { heading: 'Reason' } as const;

/**
 * Puts the refused lines into a file to download, as they came and under the heads that they had, so that it can be mended
 * and uploaded again. Does nothing when all lines were right.
 */
export async function reportRejected(
  run: JobRun<unknown>,
  { heads, report, isNumbered = true }: ReportRules,
): Promise<void> {
  const added = [...(isNumbered ? [run.say(LINE.heading)] : []), run.say(REASON.heading)];
  // A report that comes back has them already.
  const isReport = added.every((name, place) => heads.at(place - added.length)?.trim() === name);
  const names = isReport ? heads.slice(0, -added.length) : heads;
  await run.step(async ({ db, files, advance }) => {
    const rows = (await takeRejectedLines(db, run.id)).map((row) => ({
      ...row,
      cells: isReport ? withoutAdded(row.given, names.length, added.length) : row.given,
    }));
    if (rows.length === 0) return;
    const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), names.length);
    const padded = (cells: readonly string[]) =>
      Array.from({ length: width }, (_, place) => cells[place] ?? '');
    const head = csvLine([...padded(names), ...added], run.separator);
    const lines = rows
      .toSorted((firstRow, secondRow) => firstRow.line - secondRow.line)
      .map(({ line, cells, reason }) =>
        csvLine([...padded(cells), ...(isNumbered ? [line] : []), reason], run.separator),
      );
    const name = await files.keepBytes(Buffer.from([BYTE_ORDER_MARK, head, ...lines].join('')), 'text/csv');
    advance({ file: { name, as: report } });
  });
}

/** The fields of a line without those that an earlier report added. */
function withoutAdded(cells: readonly string[], from: number, count: number): string[] {
  return cells.filter((_, place) => place < from || place >= from + count);
}
