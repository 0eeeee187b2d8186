import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isoInstant } from '../../core/dates.ts';
import { neutral } from '../../core/export/csv.ts';
import { writable } from '../../core/text.ts';
import { REASONS, type Reason, type Skipped } from './order-line.ts';

const KEPT_BACK = 500;

/** The lines that were left out, written to a CSV file as they come; no such line, no file. */
export class SkipReport {
  readonly #folder: string;
  readonly #input: string;
  readonly #counts = new Map<Reason, number>();
  #file: string | null = null;
  #rows: string[] = [];

  constructor(folder: string, input: string) {
    this.#folder = folder;
    this.#input = input;
  }

  add({ number, text, reasons }: Skipped): void {
    this.#counts.set(reasons[0], (this.#counts.get(reasons[0]) ?? 0) + 1);
    const reason = reasons.map((skipReason) => REASONS[skipReason]).join('; ');
    this.#rows.push(`${number},${quote(reason)},${quote(neutral(writable(text)))}\n`);
    if (this.#rows.length >= KEPT_BACK) this.#write();
  }

  /** Lines per reason, the commonest first. Each line is counted once. */
  counts(): [Reason, number][] {
    return [...this.#counts].sort(([, firstCount], [, secondCount]) => secondCount - firstCount);
  }

  /** Writes what is left. Returns the path of the file, or null when no line was left out. */
  close(): string | null {
    this.#write();
    return this.#file;
  }

  #write(): void {
    if (this.#rows.length === 0) return;
    this.#file ??= this.#begin();
    appendFileSync(this.#file, this.#rows.join(''));
    this.#rows = [];
  }

  /** Named after the input and the minute; an earlier report is never overwritten. */
  #begin(): string {
    mkdirSync(this.#folder, { recursive: true });
    const stamp = isoInstant().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
    const stem = join(this.#folder, `${basename(this.#input).replace(/(\.csv)?(\.gz)?$/i, '')}-${stamp}`);
    let file = `${stem}.skipped.csv`;
    for (let copy = 2; existsSync(file); copy++) file = `${stem}-${copy}.skipped.csv`;
    appendFileSync(file, 'line,reason,text\n', { mode: 0o600 });
    return file;
  }
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
