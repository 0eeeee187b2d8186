import pg from 'pg';

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;

/**
 * A connection of its own that hears a channel of NOTIFY, whichever process said it. It comes back by itself; what was
 * said meanwhile is lost, so `onBegin` is called whenever it has begun to listen.
 */
export class ChannelListener {
  readonly #url: string;
  readonly #channel: string;
  readonly #onSaid: (payload: string) => void;
  readonly #onBegin: () => void;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #pause = FIRST_PAUSE;
  #ended = false;

  constructor(url: string, channel: string, onSaid: (payload: string) => void, onBegin: () => void) {
    this.#url = url;
    this.#channel = channel;
    this.#onSaid = onSaid;
    this.#onBegin = onBegin;
  }

  /** Resolves when the first try has ended, whether it listens by then or not. */
  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'backoffice-live',
      keepAlive: true,
      connectionTimeoutMillis: LONGEST_PAUSE,
    });
    // What is lost says so here and in `end`, or in either of them.
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

  /** Whether the connection still answers; one that does not is replaced. */
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

  #again(client: pg.Client): void {
    if (this.#ended || this.#client !== client) return;
    this.#client = null;
    client.end().catch(() => undefined);
    this.#timer = setTimeout(() => void this.start(), this.#pause).unref();
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }
}
