import type { Db } from '../store/index.ts';
import { dropWorkspace, lockImports, makeWorkspace, unlockImports } from './batch/workspace.store.ts';
import { ImportError } from './import-error.ts';
import { ImportRun, type RunOptions } from './import-run.ts';
import { openInput } from './open-input.ts';
import { type Layout, readHeader } from './order-line.ts';
import { readRecords } from './read-records.ts';
import { type Line, splitLines } from './split-lines.ts';
import type { Summary } from './summary.ts';

export interface ImportOptions extends RunOptions {
  /** A CSV file of order lines, plain or gzipped. */
  file: string;
  /** `lines` read so far, and the part of the file they make, 0 to 1. */
  onProgress?: (lines: number, part: number) => void;
}

/**
 * Imports order lines. It can be repeated, with the same file or one that overlaps, and broken off anywhere: a
 * line is known by its invoice, its SKU and its place among the invoice's lines with that SKU, and comes in once.
 * Throws an ImportError, having stored nothing, when the file cannot be used or another import is running; what
 * ends an import later is in the summary's `stopped`.
 */
export async function importOrders(db: Db, options: ImportOptions): Promise<Summary> {
  const input = await openInput(options.file);
  const onLine = (lines: number) => options.onProgress?.(lines, input.bytesRead() / input.size);
  try {
    const lines = splitLines(input.chunks);
    const layout = await readLayout(lines, options.file);
    const records = readRecords(lines, layout.width);
    return await withSession(db, (session) =>
      new ImportRun(session, layout, { ...options, onLine }).go(records),
    );
  } finally {
    input.close();
  }
}

/** Throws the same ImportError for a file that cannot be used, without a database. */
export async function checkFile(file: string): Promise<void> {
  const input = await openInput(file);
  try {
    await readLayout(splitLines(input.chunks), file);
  } finally {
    input.close();
  }
}

async function readLayout(lines: AsyncGenerator<Line>, file: string): Promise<Layout> {
  const first = await lines.next();
  return readHeader(first.done ? '' : first.value.text, file);
}

/** Runs `work` on one connection with a workspace, as the only import; throws an ImportError while another one runs. */
export async function withSession<T>(db: Db, work: (session: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (session) => {
    if (!(await lockImports(session)))
      throw new ImportError('Another import is running. Wait until it has ended.');
    try {
      await makeWorkspace(session);
      return await work(session);
    } finally {
      await leave(session);
    }
  });
}

async function leave(session: Db): Promise<void> {
  try {
    await dropWorkspace(session);
    await unlockImports(session);
  } catch {
    // The connection is lost, and with it the temporary tables and the lock.
  }
}
