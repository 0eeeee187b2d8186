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
 * Counts tries by key, in memory: each key has `tries` of them per window, which starts with its first try. Keys come from
 * outside, so their number is bounded: the windows that end first are dropped first.
 */
export class Attempts {
  readonly #counts = new Map<string, Count>();
  readonly #limit: Limit;
  readonly #maxKeys: number;

  constructor(limit: Limit, maxKeys = 20_000) {
    this.#limit = limit;
    this.#maxKeys = maxKeys;
  }

  /** Counts a try. Returns 0 when it is allowed, else the milliseconds until one is. `tries`: this key's own limit. */
  take(key: string, now: number, tries = this.#limit.tries): number {
    const count = this.#counts.get(key);
    if (!count || count.ends <= now) {
      this.#counts.delete(key);
      this.#makeRoom(now);
      this.#counts.set(key, { tries: 1, ends: now + this.#limit.within });
      return 0;
    }
    count.tries++;
    return count.tries > tries ? count.ends - now : 0;
  }

  /** Whether the key has no try left; does not count one. */
  isOver(key: string, now: number): boolean {
    const count = this.#counts.get(key);
    return count !== undefined && count.ends > now && count.tries >= this.#limit.tries;
  }

  /** Takes back one try of the key. */
  giveBack(key: string): void {
    const count = this.#counts.get(key);
    if (count) count.tries--;
  }

  /** Resets the key after a successful try. */
  clear(key: string): void {
    this.#counts.delete(key);
  }

  /** A Map keeps insertion order, and all windows are equally long: the oldest are first. */
  #makeRoom(now: number): void {
    for (const [key, { ends }] of this.#counts) {
      if (ends > now && this.#counts.size < this.#maxKeys) return;
      this.#counts.delete(key);
    }
  }
}
