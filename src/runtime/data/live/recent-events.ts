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
  #events: { readonly event: Logged; readonly at: number }[] = [];
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

  /** `at`: when it was received. */
  add(event: Logged, at: number): void {
    this.#events.push({ event, at });
    if (this.#last !== undefined) this.#last = event.position;
    const keptFrom = this.#events.findIndex(
      (one, place) => one.at > at - KEPT && place >= this.#events.length - MOST,
    );
    const gone = this.#events.splice(0, keptFrom).at(-1);
    if (gone) this.#coveredFrom = Math.max(this.#coveredFrom, gone.at);
  }

  since(at: number): readonly { readonly event: Logged; readonly at: number }[] {
    return this.#events.filter((one) => one.at >= at);
  }
}
