import { type Client, makeClient } from '../store/index.ts';

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;

/** A connection that LISTENs and reconnects; `onBegin` is called each time, since notifications may have been lost. */
export class ChannelListener {
  readonly #url: string;
  readonly #channel: string;
  readonly #onSaid: (payload: string) => void;
  readonly #onBegin: () => void;
  #client: Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #pause = FIRST_PAUSE;
  #ended = false;

  constructor(url: string, channel: string, onSaid: (payload: string) => void, onBegin: () => void) {
    this.#url = url;
    this.#channel = channel;
    this.#onSaid = onSaid;
    this.#onBegin = onBegin;
  }

  /** Resolves after the first attempt, whether or not it succeeded. */
  async start(): Promise<void> {
    const client = makeClient(this.#url, 'backoffice-live');
    // A lost connection emits `error`, `end` or both.
    client.on('error', () => this.#again(client));
    client.on('end', () => this.#again(client));
    client.on('notification', ({ payload = '' }) => this.#onSaid(payload));
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${this.#channel}`);
      this.#pause = FIRST_PAUSE;
      this.#onBegin();
    } catch {
      this.#again(client);
    }
  }

  /** Checks the connection and replaces a dead one. */
  async check(patience: number): Promise<void> {
    const client = this.#client;
    if (!client) return;
    const late = setTimeout(() => this.#again(client), patience);
    await client.query('select 1').catch(() => this.#again(client));
    clearTimeout(late);
  }

  async end(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined);
  }

  #again(client: Client): void {
    if (this.#ended || this.#client !== client) return;
    this.#client = null;
    client.end().catch(() => undefined);
    this.#timer = setTimeout(() => void this.start(), this.#pause).unref();
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }
}
