export interface Limit {
  readonly tries: number;
  /** Milliseconds. */
  readonly within: number;
}

/** Counts tries by key: each key has the limit's tries per window, which starts with its first try. */
export interface Attempts {
  /** Counts a try. Returns 0 when it is allowed, else the milliseconds until one is. */
  take(key: string, limit: Limit): Promise<number>;
  /** Whether the key has no try left; does not count one. */
  isOver(key: string, limit: Limit): Promise<boolean>;
  /** Takes back one try of the key. */
  giveBack(key: string): Promise<void>;
  /** Resets the key after a successful try. */
  clear(key: string): Promise<void>;
}
