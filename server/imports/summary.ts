import type { BatchResult } from './batch/import-batch.ts';
import type { Reason } from './order-line.ts';

/** What an import did. */
export interface Summary {
  /** Lines read, without the header and empty lines. */
  lines: number;
  /** Lines that were stored as items of orders. */
  items: number;
  /** Lines that an earlier import had stored. */
  known: number;
  orders: number;
  shops: number;
  productsAdded: number;
  productsUpdated: number;
  /** Products of this file that stay as they are because staff edited them. */
  productsKept: number;
  /** Lines left out per reason, the commonest first. */
  skipped: [Reason, number][];
  /** The file that lists every line left out, or null. */
  report: string | null;
  seconds: number;
  /** Why it ended before the end of the file; whole batches up to there are stored. Or that no line can be imported. */
  stopped: string | null;
}

/** Adds up batches. Products are counted once, however many batches they are in. */
export class Tally {
  #items = 0;
  #known = 0;
  #orders = 0;
  #shops = 0;
  readonly #added = new Set<number>();
  readonly #updated = new Set<number>();

  add(batch: BatchResult): void {
    this.#items += batch.items;
    this.#known += batch.known;
    this.#orders += batch.orders;
    this.#shops += batch.shops;
    for (const id of batch.productsAdded) this.#added.add(id);
    for (const id of batch.productsUpdated) if (!this.#added.has(id)) this.#updated.add(id);
  }

  counts() {
    return {
      items: this.#items,
      known: this.#known,
      orders: this.#orders,
      shops: this.#shops,
      productsAdded: this.#added.size,
      productsUpdated: this.#updated.size,
    };
  }
}
