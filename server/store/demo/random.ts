/** A source of numbers that is the same on every machine: demo data must not differ between two starts. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  pick<T>(from: readonly T[]): T;
  /** A copy in another order. */
  shuffle<T>(list: readonly T[]): T[];
}

/** Mulberry32: small, and good enough to look like chance. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    pick: (from) => from[integer(0, from.length - 1)] as (typeof from)[number], // Never asked of an empty list.
    shuffle(list) {
      const keyed = list.map((value) => ({ value, key: next() }));
      return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
    },
  };
}
