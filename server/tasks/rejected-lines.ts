import { BYTE_ORDER_MARK, csvLine } from '../../core/export/csv.ts';
import type { TableRules } from '../imports/index.ts';
import type { JobRun, JobStep } from '../jobs/index.ts';
import type { Say } from '../say.ts';
import { insertRejectedLines, type StoredLine, takeRejectedLines } from './rejected-lines.store.ts';

/** A rejected line; one that could not be parsed has no values. */
export interface RejectedLine<Column extends string> {
  readonly line: number;
  readonly values?: Readonly<Record<Column, string>>;
  /** Source text. */
  readonly message: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

interface ReportRules<Column extends string> extends Pick<TableRules<Column>, 'columns'> {
  readonly key: Column;
  readonly report: string;
  /** False where the numbers are not those of lines in the person's file. */
  readonly isNumbered?: boolean;
}

/**
 * Stores rejected lines in the step's transaction: the person sees the first of them at once, and all of them in the report, which
 * is in the person's language.
 */
export async function rejectLines<Column extends string>(
  { id: job, say }: Pick<JobRun<unknown>, 'id' | 'say'>,
  rejected: readonly RejectedLine<Column>[],
  { key, isNumbered = true }: ReportRules<Column>,
  { db, advance }: JobStep,
): Promise<void> {
  if (rejected.length === 0) return;
  const ordered = rejected.toSorted((firstLine, secondLine) => firstLine.line - secondLine.line);
  await insertRejectedLines(
    db,
    job,
    ordered.map((rejectedLine) => stored(rejectedLine, say)),
  );
  const problems = ordered.map(({ line, values, message, params }) => ({
    ...(isNumbered ? { line } : {}),
    ...(values?.[key] ? { about: values[key] } : {}),
    message,
    ...(params ? { params } : {}),
  }));
  advance({ problems });
}

function stored({ line, values = {}, message, params }: RejectedLine<string>, say: Say): StoredLine {
  return { line, given: values, reason: say(message, params) };
}

/** The column added to those of the file, whose names stay. */
const LINE = { heading: 'Line' } as const;
const REASON = { heading: 'Reason' } as const;

/**
 * Puts the refused lines into a file to download, with the columns that they were read by, so that it can be mended
 * and uploaded again. Does nothing when all lines were right.
 */
export async function reportRejected<Column extends string>(
  run: JobRun<unknown>,
  { columns, report, isNumbered = true }: ReportRules<Column>,
): Promise<void> {
  const names: readonly string[] = Object.keys(columns);
  const headings: Readonly<Record<string, readonly string[]>> = columns;
  await run.step(async ({ db, files, advance }) => {
    const rows = await takeRejectedLines(db, run.id);
    if (rows.length === 0) return;
    const head = csvLine([
      ...names.map((name) => headings[name]?.[0] ?? name),
      ...(isNumbered ? [run.say(LINE.heading)] : []),
      run.say(REASON.heading),
    ]);
    const lines = rows
      .toSorted((firstLine, secondLine) => firstLine.line - secondLine.line)
      .map(({ line, given: lineValues, reason }) =>
        csvLine([...names.map((name) => lineValues[name] ?? ''), ...(isNumbered ? [line] : []), reason]),
      );
    const name = await files.keepBytes(Buffer.from([BYTE_ORDER_MARK, head, ...lines].join('')), 'text/csv');
    advance({ file: { name, as: report } });
  });
}
