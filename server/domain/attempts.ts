export interface Limit {
  readonly tries: number;
  /** Milliseconds. */
  readonly within: number;
}

interface Count {
  tries: number;
  ends: number;
}

/**
 * Counts tries by key, in memory: each key has `tries` of them per window, which begins with its first try.
 * Keys come from outside, so their number is bounded: the windows that end first are forgotten first.
 */
export class Attempts {
  readonly #counts = new Map<string, Count>();
  readonly #limit: Limit;
  readonly #maxKeys: number;

  constructor(limit: Limit, maxKeys = 20_000) {
    this.#limit = limit;
    this.#maxKeys = maxKeys;
  }

  /** Counts one try. Answers 0 when it is allowed, else the milliseconds until the next one is. */
  take(key: string, now: number): number {
    const count = this.#counts.get(key);
    if (!count || count.ends <= now) {
      this.#counts.delete(key);
      this.#makeRoom(now);
      this.#counts.set(key, { tries: 1, ends: now + this.#limit.within });
      return 0;
    }
    count.tries++;
    return count.tries > this.#limit.tries ? count.ends - now : 0;
  }

  /** Forgets the tries of a key, after one that succeeded. */
  clear(key: string): void {
    this.#counts.delete(key);
  }

  /** A Map keeps the order of insertion, and all windows are equally long: the oldest are first. */
  #makeRoom(now: number): void {
    for (const [key, { ends }] of this.#counts) {
      if (ends > now && this.#counts.size < this.#maxKeys) return;
      this.#counts.delete(key);
    }
  }
}
