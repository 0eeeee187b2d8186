import { Readable } from 'node:stream';
import type { LoggedEvent } from './live-log.store.ts';

/** Bytes that may wait for a slow reader: some thousand events. */
const MOST_WAITING = 256 * 1024;

/** Messages beside events: where the stream begins; or that everything shown may be stale. */
export type Beginning = 'open' | 'restart';

/**
 * One reader's stream of server-sent events. A reader that does not keep up is cut off, and comes back for what it
 * has missed.
 */
export class LiveStream extends Readable {
  /** The last position that was sent; smaller ones are not sent again. */
  #position = Number.POSITIVE_INFINITY;
  #waiting: LoggedEvent[] | null = [];
  readonly #most: number;
  /** Names of the topics that a table's events belong to, for this reader. */
  topicsOf: (table: string) => readonly string[];

  constructor(topicsOf: LiveStream['topicsOf'], most = MOST_WAITING) {
    super();
    this.topicsOf = topicsOf;
    this.#most = most;
  }

  override _read(): void {}

  /** Sends where the stream begins and what was missed; from then on events are sent as they come. */
  begin(how: Beginning, position: number, missed: readonly LoggedEvent[]): void {
    this.#position = position;
    this.#write(`event: ${how}\nid: ${position}\ndata: {}\n\n`);
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    this.say([...missed, ...waiting]);
  }

  /** Sends events; before the beginning they wait. */
  say(events: readonly LoggedEvent[]): void {
    if (this.#waiting) {
      this.#waiting.push(...events);
      return;
    }
    let text = '';
    for (const event of events) {
      if (event.position <= this.#position) continue;
      this.#position = event.position;
      text += this.#text(event);
    }
    this.#write(text);
  }

  /** A comment: it keeps proxies from closing the connection, and tells the reader that it lives. */
  beat(): void {
    this.#write(':\n\n');
  }

  /** Ends it in order; the reader comes back. */
  end(): void {
    if (!this.destroyed) this.push(null);
  }

  #text({ position, table, kind, key, at }: LoggedEvent): string {
    const topics = this.topicsOf(table);
    if (topics.length === 0) return '';
    return `id: ${position}\ndata: ${JSON.stringify({ topics, kind, key, at })}\n\n`;
  }

  #write(text: string): void {
    if (text === '' || this.destroyed || this.readableEnded) return;
    if (this.readableLength + text.length > this.#most) this.destroy();
    else this.push(text);
  }
}
