import { Readable } from 'node:stream';
import type { LoggedEvent } from './live-log.store.ts';

/** Maximum bytes buffered for a slow reader: some thousand events. */
const MOST_WAITING = 256 * 1024;

/** Where a stream begins, with the events since then; `restart`: all shown data may be stale. */
export interface Beginning {
  readonly how: 'open' | 'restart';
  readonly position: number;
  readonly missed: readonly LoggedEvent[];
}

/** One reader's event stream. A reader that is too slow is disconnected, and reconnects to read what it missed. */
export class LiveStream extends Readable {
  /** The last position that was sent; smaller ones are not sent again. */
  #position = Number.POSITIVE_INFINITY;
  #waiting: LoggedEvent[] | null = [];
  readonly #most: number;
  /** Topics of an event for this reader. */
  topicsOf: (event: Pick<LoggedEvent, 'table' | 'owner'>) => readonly string[];

  constructor(topicsOf: LiveStream['topicsOf'], most = MOST_WAITING) {
    super();
    this.topicsOf = topicsOf;
    this.#most = most;
  }

  override _read(): void {}

  /** Sends the start position and the missed events; later events follow as they come. */
  begin({ how, position, missed }: Beginning): void {
    this.#position = position;
    this.#write(`event: ${how}\nid: ${position}\ndata: {}\n\n`);
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    this.say([...missed, ...waiting]);
  }

  /** Sends events; before the start they are queued. */
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

  /** A comment that keeps proxies from closing the connection, and shows the reader that it is alive. */
  beat(): void {
    this.#write(':\n\n');
  }

  /** Closes it properly; the reader reconnects. */
  end(): void {
    if (!this.destroyed) this.push(null);
  }

  #text({ position, kind, key, at: eventTime, ...tableAndOwner }: LoggedEvent): string {
    const topics = this.topicsOf(tableAndOwner);
    if (topics.length === 0) return '';
    return `id: ${position}\ndata: ${JSON.stringify({ topics, kind, key, at: eventTime })}\n\n`;
  }

  #write(text: string): void {
    if (text === '' || this.destroyed || this.readableEnded) return;
    if (this.readableLength + text.length > this.#most) this.destroy();
    else this.push(text);
  }
}
