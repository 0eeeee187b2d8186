/** Runs work that occupies one of libuv's four threads, with limited concurrency; the rest waits in order. */
export class Heavy {
  readonly #most: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** Never call it in a transaction. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#most) this.#running += 1;
    else await new Promise<void>((go) => this.#waiting.push(go));
    try {
      return await work();
    } finally {
      const startNext = this.#waiting.shift();
      if (startNext) startNext();
      else this.#running -= 1;
    }
  }
}

// One of the four stays free for files. Many pictures keep nobody from signing in.
export const heavyPictures = new Heavy(2);
export const heavyPasswords = new Heavy(1);
