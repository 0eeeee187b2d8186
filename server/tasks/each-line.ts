import { codeForm } from '../../core/code-form.ts';
import { ImportError, readTable, type TableLine, type TableRules } from '../imports/index.ts';
import type { JobRun, JobStep } from '../jobs/index.ts';
import { failureOfFile, goneFile, keptFile } from './kept-file.ts';
import { type RejectedLine, rejectLines, reportRejected } from './rejected-lines.ts';

/** A valid line. */
export interface Line<Column extends string> {
  readonly line: number;
  readonly values: Readonly<Record<Column, string>>;
}

export interface LineRules<Column extends string> extends TableRules<Column> {
  /** The column with the key of a line's record. */
  readonly key: NoInfer<Column>;
  /** Whether a second line about the same record is rejected; otherwise it is ignored. */
  readonly refusesRepeated: boolean;
  /** Name of the file that lists the refused lines. */
  readonly report: string;
}

/** The result of some lines: counts, and the rejected lines. */
export interface Applied<Column extends string> {
  readonly counts: Readonly<Record<string, number>>;
  readonly rejected: readonly RejectedLine<Column>[];
}

/** Lines of one step. */
const BATCH = 500;

/**
 * Applies an uploaded table (`uploaded`: the file in the job's body), some lines a step: lines that are right count, the others are listed for the person and
 * in a file that can be mended and uploaded again. The file is read to its end before the first line is applied.
 * Throws a JobFailure when it cannot be read as that table.
 */
export async function eachLine<Column extends string>(
  run: JobRun<unknown>,
  uploaded: unknown,
  rules: LineRules<Column>,
  work: (lines: readonly Line<Column>[], step: JobStep) => Promise<Applied<Column>>,
): Promise<void> {
  const file = keptFile(uploaded);
  const lines = () => openTable(run, file, rules);
  try {
    let total = 0;
    for await (const _ of lines()) total += 1;
    if (total === 0) throw new ImportError('The file has no lines below its header.');
    await applyLines(run, { total, lines: lines(), rules }, work);
  } catch (error) {
    throw failureOfFile(error);
  }
  await reportRejected(run, rules);
}

async function* openTable<Column extends string>(
  { places }: JobRun<unknown>,
  file: string,
  rules: LineRules<Column>,
): AsyncGenerator<TableLine<Column>> {
  const bytes = await places.storage.open(file);
  if (!bytes) throw goneFile();
  try {
    yield* readTable(bytes.stream, rules);
  } finally {
    bytes.stream.destroy();
  }
}

interface Table<Column extends string> {
  readonly total: number;
  readonly lines: AsyncIterable<TableLine<Column>>;
  readonly rules: LineRules<Column>;
}

async function applyLines<Column extends string>(
  run: JobRun<unknown>,
  { total, lines, rules }: Table<Column>,
  work: (lines: readonly Line<Column>[], step: JobStep) => Promise<Applied<Column>>,
): Promise<void> {
  const done = typeof run.cursor === 'number' ? run.cursor : 0;
  const first = new Map<string, number>();
  let lineNumber = 0;
  let batch: Sorted<Column> = { good: [], rejected: [] };
  const apply = async () => {
    const { good, rejected } = batch;
    batch = { good: [], rejected: [] };
    await run.step(async (step) => {
      const applied = await work(good, step);
      await rejectLines(run, [...rejected, ...applied.rejected], rules, step);
      step.advance({
        cursor: lineNumber,
        done: lineNumber,
        total,
        counts: { ...applied.counts, problems: 0 },
      });
    });
  };
  for await (const line of lines) {
    lineNumber += 1;
    // Lines of earlier steps are read again only for their keys.
    sort(line, rules, first, lineNumber > done ? batch : { good: [], rejected: [] });
    if (lineNumber > done && lineNumber % BATCH === 0) await apply();
  }
  if (lineNumber > done && lineNumber % BATCH !== 0) await apply();
}

interface Sorted<Column extends string> {
  readonly good: Line<Column>[];
  readonly rejected: RejectedLine<Column>[];
}

function sort<Column extends string>(
  line: TableLine<Column>,
  { key, refusesRepeated, columns }: LineRules<Column>,
  first: Map<string, number>,
  { good, rejected }: Sorted<Column>,
): void {
  if ('message' in line) {
    rejected.push(line);
    return;
  }
  const recordKey = codeForm(line.values[key]);
  const firstLine = first.get(recordKey);
  if (recordKey === '') {
    rejected.push({ ...line, message: '{column} is empty.', params: { column: columns[key][0] ?? key } });
  } else if (firstLine === undefined) {
    first.set(recordKey, line.line);
    good.push(line);
  } else if (refusesRepeated) {
    rejected.push({ ...line, message: 'It stands in line {line} already.', params: { line: firstLine } });
  }
}
