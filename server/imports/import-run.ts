import type { Db } from '../store/index.ts';
import { countKept, refreshStatistics } from './batch/finish.store.ts';
import { importBatch } from './batch/import-batch.ts';
import { ImportError } from './import-error.ts';
import { type Layout, type OrderLine, type Reason, readOrderLine, type Skipped } from './order-line.ts';
import type { FileRecord } from './read-records.ts';
import { SkipReport } from './skip-report.ts';
import { type Summary, Tally } from './summary.ts';

export interface RunOptions {
  /** The input's name; the report is named after it. */
  file: string;
  /** Rupiah per unit of the file's prices, as its digits. */
  rate: string;
  /** Folder for the list of lines that were left out. */
  reportFolder: string;
  batchSize?: number;
  /** Ends the import before the next batch. */
  signal?: AbortSignal;
  onSkipped?: (line: Skipped) => void;
  onLine?: (lines: number) => void;
}

const BATCH_SIZE = 500;
/** Lines without a description wait for one that names their product; more than this do not wait. */
const MOST_WAITING = 20_000;
/** So many new items change what the database should know about its tables. */
const MANY = 1000;

/** One import under way: collects lines into batches, stores them, and counts. */
export class ImportRun {
  readonly #session: Db;
  readonly #layout: Layout;
  readonly #options: RunOptions;
  readonly #started = Date.now();
  readonly #tally = new Tally();
  readonly #report: SkipReport;
  #batch: OrderLine[] = [];
  #waiting: OrderLine[] = [];
  #lines = 0;
  #batches = 0;

  constructor(session: Db, layout: Layout, options: RunOptions) {
    this.#session = session;
    this.#layout = layout;
    this.#options = options;
    this.#report = new SkipReport(options.reportFolder, options.file);
  }

  /** Reads to the end, or to what stops it. */
  async go(records: AsyncIterable<FileRecord>): Promise<Summary> {
    const stopped = await this.#readAll(records).catch(explain);
    const counts = this.#tally.counts();
    const productsKept = await countKept(this.#session).catch(() => 0);
    if (counts.items >= MANY) await refreshStatistics(this.#session).catch(() => undefined);
    const report = this.#report.close();
    const skipped = this.#report.counts();
    const seconds = (Date.now() - this.#started) / 1000;
    const unusable = counts.items + counts.known === 0 ? 'No line of the file can be imported.' : null;
    const ending = stopped ?? unusable;
    return { ...counts, lines: this.#lines, productsKept, report, skipped, seconds, stopped: ending };
  }

  async #readAll(records: AsyncIterable<FileRecord>): Promise<string | null> {
    const { signal, batchSize = BATCH_SIZE, rate } = this.#options;
    for await (const record of records) {
      if (signal?.aborted) return 'Interrupted.';
      this.#lines++;
      const line = readOrderLine(record, this.#layout, Number(rate));
      if ('reasons' in line) this.#skip(line);
      else this.#batch.push(line);
      if (this.#batch.length >= batchSize) await this.#storeBatch(false);
      this.#options.onLine?.(this.#lines);
    }
    await this.#storeBatch(false);
    while (this.#waiting.length > 0) {
      if (signal?.aborted) return 'Interrupted.';
      this.#batch = this.#waiting.splice(0, batchSize);
      await this.#storeBatch(true);
    }
    return null;
  }

  /** `last`: what has no name by now stays without one. */
  async #storeBatch(last: boolean): Promise<void> {
    const lines = this.#batch;
    if (lines.length === 0) return;
    this.#batch = [];
    const result = await importBatch(this.#session, lines, this.#options.rate);
    this.#tally.add(result);
    this.#batches++;
    if (mayHaveDoubled(this.#batches)) await refreshStatistics(this.#session);
    const find = (number: number) => lines.find((line) => line.number === number);
    const refuse = (number: number, reason: Reason) =>
      this.#skip({ number, text: find(number)?.text ?? '', reasons: [reason] });
    for (const { number } of result.otherOrder) refuse(number, 'otherOrder');
    for (const { number } of result.otherCustomer) refuse(number, 'otherCustomer');
    for (const { number, occurrence } of result.unnamed) {
      const line = find(number);
      if (line && !last && this.#waiting.length < MOST_WAITING) this.#waiting.push({ ...line, occurrence });
      else refuse(number, 'description');
    }
  }

  #skip(line: Skipped): void {
    this.#report.add(line);
    this.#options.onSkipped?.(line);
  }
}

/** After 4, 8, 16… batches: sooner there is little to know. */
function mayHaveDoubled(batches: number): boolean {
  return batches >= 4 && Number.isInteger(Math.log2(batches));
}

const LOST = new Set(['57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE', 'ECONNREFUSED', '08006', '08003']);

/** The message of an error that ended the import. */
function explain(error: unknown): string {
  if (error instanceof ImportError) return error.message;
  const { code = '', message } = error instanceof Error ? (error as Error & { code?: string }) : {};
  if (LOST.has(code) || /^Connection terminated|not queryable$/.test(message ?? '')) {
    return 'The database ended; was the product stopped?';
  }
  return `The database refused: ${message ?? String(error)}`;
}
