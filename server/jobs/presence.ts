import { randomInt } from 'node:crypto';
import { type Client, makeClient } from '../store/index.ts';

/** Shows that this process lives, by an advisory lock that ends with its connection; its number names the runner. */
export class Presence {
  readonly #url: string;
  #client: Client | null = null;
  #runner = 0;
  #appearing: Promise<void> | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  /** The runner's number; a new one after the connection was lost, since others may have taken over its jobs. */
  async runner(): Promise<number> {
    // Concurrent requests share one lock: a second one would never be released.
    if (!this.#client) {
      this.#appearing ??= this.#appear().finally(() => {
        this.#appearing = null;
      });
      await this.#appearing;
    }
    return this.#runner;
  }

  async end(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  async #appear(): Promise<void> {
    const client = makeClient(this.#url, 'wholesale-jobs');
    client.on('end', () => {
      if (this.#client === client) this.#client = null;
    });
    await client.connect();
    const runner = randomInt(1, 2 ** 47);
    await client.query('select pg_advisory_lock($1::bigint)', [runner]);
    this.#runner = runner;
    this.#client = client;
  }
}
