import { type Db, pastPooler, type Store } from '../store/index.ts';
import { lockImports, makeWorkspace, unlockImports } from './batch/workspace.store.ts';
import { judgeDateOrder } from './date-order.ts';
import { ImportError } from './import-error.ts';
import { ImportRun, type RunOptions } from './import-run.ts';
import { type Input, openInput } from './open-input.ts';
import { type DateOrder, type Layout, readHeader } from './order-line.ts';
import { type FileRecord, readRecords } from './read-records.ts';
import { splitLines } from './split-lines.ts';
import type { Summary } from './summary.ts';

export interface ImportOptions extends RunOptions {
  /** A CSV file of order lines, plain or gzipped. */
  file: string;
  /** The order of day and month; absent: judged over the whole file. */
  dates?: DateOrder | undefined;
  /** `lines` read so far, and the part of the file they make, 0 to 1. */
  onProgress?: (lines: number, part: number) => void;
}

/**
 * Imports order lines. It can be repeated, with the same file or one that overlaps, and broken off anywhere: a
 * line is known by its invoice, its SKU and its place among the invoice's lines with that SKU, and comes in once.
 * Throws an ImportError, having stored nothing, when the file cannot be used or another import is running; what
 * ends an import later is in the summary's `stopped`.
 */
export async function importOrders(store: Pick<Store, 'url'>, options: ImportOptions): Promise<Summary> {
  const { file, dates = await checkFile(file) } = options;
  return readingFile(file, dates, ({ input, layout, records }) => {
    const onLine = (lines: number) => options.onProgress?.(lines, input.bytesRead() / input.size);
    return alone(store, (session) => new ImportRun(session, layout, { ...options, onLine }).go(records));
  });
}

/** Throws the same ImportError for a file that cannot be used, without a database; else the order of its dates. */
export async function checkFile(file: string): Promise<DateOrder> {
  return readingFile(file, undefined, ({ layout, records }) => judgeDateOrder(records, layout, file));
}

interface Reading {
  readonly input: Input;
  readonly layout: Layout;
  readonly records: AsyncGenerator<FileRecord>;
}

async function readingFile<T>(
  file: string,
  dates: DateOrder | undefined,
  work: (reading: Reading) => Promise<T>,
): Promise<T> {
  const input = await openInput(file);
  try {
    const lines = splitLines(input.chunks);
    const first = await lines.next();
    const layout = readHeader(first.done ? '' : first.value.text, file, dates);
    return await work({ input, layout, records: readRecords(lines, layout.width) });
  } finally {
    input.close();
  }
}

/** Runs `work` in a session of its own with a workspace, as the only import; throws an ImportError while another one runs. */
export function alone<T>({ url }: Pick<Store, 'url'>, work: (session: Db) => Promise<T>): Promise<T> {
  return pastPooler(url, (db) =>
    db.connection().execute(async (session) => {
      if (!(await lockImports(session)))
        throw new ImportError('Another import is running. Wait until it has ended.');
      try {
        await makeWorkspace(session);
        return await work(session);
      } finally {
        // At once: the session ends a moment later. A lost one has no lock any more.
        await unlockImports(session).catch(() => undefined);
      }
    }),
  );
}
