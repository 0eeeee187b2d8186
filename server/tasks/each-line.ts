import { codeForm } from '../../core/code-form.ts';
import {
  ImportError,
  type ReadLine,
  readTable,
  type Table,
  type TableLine,
  type TableRules,
} from '../imports/index.ts';
import type { JobRun, JobStep } from '../jobs/index.ts';
import { failureOfFile, goneFile, keptFile } from './kept-file.ts';
import { type RejectedLine, rejectLines, reportRejected } from './rejected-lines.ts';

/** A valid line. */
export type Line<Column extends string> = ReadLine<Column>;

export interface LineRules<Column extends string> extends TableRules<Column> {
  /** The column with the key of a line's record. */
  readonly key: NoInfer<Column>;
  /** Whether it is a code that people type; any other key is compared byte for byte. */
  readonly isCode: boolean;
  /** Whether a second line about the same record is rejected; otherwise it is ignored. */
  readonly refusesRepeated: boolean;
  /** Name of the file that lists the refused lines. */
  readonly report: string;
}

/** The result of some lines: counts, and the rejected lines. */
export interface Applied<Column extends string> {
  readonly counts: Readonly<Record<string, number>>;
  readonly rejected: readonly (Line<Column> & Pick<RejectedLine, 'message' | 'params'>)[];
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
  try {
    let total = 0;
    const heads = await withTable(run, file, rules, async ({ names, lines }) => {
      for await (const _ of lines) total += 1;
      return names;
    });
    if (total === 0) throw new ImportError('The file has no lines below its header.');
    await withTable(run, file, rules, ({ lines }) => applyLines(run, { total, lines, rules }, work));
    await reportRejected(run, { ...rules, heads });
  } catch (error) {
    throw failureOfFile(error);
  }
}

async function withTable<Column extends string, Result>(
  { places }: JobRun<unknown>,
  file: string,
  rules: LineRules<Column>,
  read: (table: Table<Column>) => Promise<Result>,
): Promise<Result> {
  const bytes = await places.storage.open(file);
  if (!bytes) throw goneFile();
  try {
    return await read(await readTable(bytes.stream, rules));
  } finally {
    bytes.stream.destroy();
  }
}

interface TableWork<Column extends string> {
  readonly total: number;
  readonly lines: AsyncIterable<TableLine<Column>>;
  readonly rules: LineRules<Column>;
}

async function applyLines<Column extends string>(
  run: JobRun<unknown>,
  { total, lines, rules }: TableWork<Column>,
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
      const about = applied.rejected.map((line) => ({ ...line, about: line.values[rules.key] }));
      await rejectLines(run, [...rejected, ...about], step);
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
  readonly rejected: RejectedLine[];
}

function sort<Column extends string>(
  line: TableLine<Column>,
  { key, isCode, refusesRepeated, columns }: LineRules<Column>,
  first: Map<string, number>,
  { good, rejected }: Sorted<Column>,
): void {
  if ('message' in line) {
    rejected.push(line);
    return;
  }
  const recordKey = isCode ? codeForm(line.values[key]) : line.values[key];
  const firstLine = first.get(recordKey);
  if (recordKey === '') {
    rejected.push({ ...line, message: '{column} is empty.', params: { column: columns[key][0] ?? key } });
  } else if (firstLine === undefined) {
    first.set(recordKey, line.line);
    good.push(line);
  } else if (refusesRepeated) {
    rejected.push({
      ...line,
      about: line.values[key],
      message: 'It stands in line {line} already.',
      params: { line: firstLine },
    });
  }
}
