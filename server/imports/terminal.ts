import { REASONS, type Skipped } from './order-line.ts';
import type { Summary } from './summary.ts';

/** Where the progress of an import is shown: a terminal, or a file that collects lines. */
export interface Output {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const SHOWN_AT_MOST = 10;
const REDRAW_MS = 100;
const PLAIN_MS = 2000;

const number = (value: number) => value.toLocaleString('en');
const CLEAR_LINE = '\r\x1b[2K';

/** Prints the progress of an import: on a terminal in one line that is updated, else in a line now and then. */
export class ImportTerminal {
  readonly #output: Output;
  readonly #started = Date.now();
  #printed = Date.now();
  #skipped = 0;

  constructor(output: Output) {
    this.#output = output;
  }

  progress(lines: number, part: number): void {
    const now = Date.now();
    if (now - this.#printed < (this.#output.isTTY ? REDRAW_MS : PLAIN_MS)) return;
    this.#printed = now;
    const speed = lines / Math.max((now - this.#started) / 1000, 0.001);
    const text = `${number(lines)} lines, ${Math.floor(part * 100)}%, ${number(Math.round(speed))} lines/s`;
    this.#output.write(this.#output.isTTY ? `${CLEAR_LINE}${text}` : `${text}\n`);
  }

  /** The first lines that are left out are shown as they come; the report holds all. */
  skipped({ number: line, reasons }: Skipped): void {
    this.#skipped++;
    if (this.#skipped <= SHOWN_AT_MOST)
      this.#print(`line ${line}: ${reasons.map((reason) => REASONS[reason]).join('; ')}`);
    if (this.#skipped === SHOWN_AT_MOST) this.#print('(further skipped lines are in the report)');
  }

  summary(summary: Summary): void {
    const skipped = summary.skipped.reduce((sum, [, count]) => sum + count, 0);
    if (summary.stopped) this.#print(`Stopped: ${summary.stopped} ${afterStop(summary)}`);
    const rows: [string, string][] = [
      ['lines read', number(summary.lines)],
      ['orders', `${number(summary.orders)} new`],
      ['items', `${number(summary.items)} new, ${number(summary.known)} already there`],
      ['products', describeProducts(summary)],
      ['shops', `${number(summary.shops)} new`],
      ['skipped', number(skipped)],
      ...summary.skipped.map(([reason, count]): [string, string] => [
        '',
        `${number(count)} ${REASONS[reason]}`,
      ]),
      ['seconds', summary.seconds.toFixed(1)],
    ];
    for (const [name, text] of rows) this.#print(`  ${name.padEnd(11)}${text}`);
    if (summary.report) this.#print(`Every skipped line, with number and reason: ${summary.report}`);
  }

  #print(text: string): void {
    this.#output.write(`${this.#output.isTTY ? CLEAR_LINE : ''}${text}\n`);
  }
}

function describeProducts(summary: Summary): string {
  const { productsAdded, productsUpdated, productsKept } = summary;
  return `${number(productsAdded)} new, ${number(productsUpdated)} updated, ${number(productsKept)} kept because staff edited them`;
}

function afterStop({ items }: Summary): string {
  if (items === 0) return 'Nothing new was stored.';
  return `${number(items)} items were stored before, in whole batches. Run it again: nothing will double.`;
}
