import type { LiveEvent } from './live-event.ts';

/** A logged event with its position. */
export interface Logged extends Omit<LiveEvent, 'topic'> {
  readonly position: number;
  readonly topics: readonly string[];
}

const MOST = 500;
/** Retention in ms: a component requests its data less than this before it subscribes. */
const KEPT = 120_000;

/** Recent events, for subscribers that start listening shortly after they requested their data. */
export class RecentEvents {
  #events: { readonly event: Logged; readonly receivedAt: number }[] = [];
  #last: number | undefined;
  #coveredFrom = Number.POSITIVE_INFINITY;

  /** Position of the last event; undefined until the channel has begun. */
  get last(): number | undefined {
    return this.#last;
  }

  /** All events since this time are in the log. */
  get coveredFrom(): number {
    return this.#coveredFrom;
  }

  begin(coveredFrom: number, last: number): void {
    this.#coveredFrom = coveredFrom;
    this.#last = last;
  }

  /** @param receivedAt ms since 1970 */
  add(event: Logged, receivedAt: number): void {
    this.#events.push({ event, receivedAt });
    if (this.#last !== undefined) this.#last = event.position;
    const keptFrom = this.#events.findIndex(
      (logEntry, place) => logEntry.receivedAt > receivedAt - KEPT && place >= this.#events.length - MOST,
    );
    const gone = this.#events.splice(0, keptFrom).at(-1);
    if (gone) this.#coveredFrom = Math.max(this.#coveredFrom, gone.receivedAt);
  }

  since(fromTime: number): readonly { readonly event: Logged; readonly receivedAt: number }[] {
    return this.#events.filter((logEntry) => logEntry.receivedAt >= fromTime);
  }
}
