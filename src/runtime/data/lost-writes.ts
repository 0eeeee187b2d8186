/** Milliseconds for which the same write is taken for a repetition; after that it is meant anew. */
const KEPT = 15 * 60_000;

interface LostWrite {
  readonly key: string;
  readonly at: number;
}

/** By what was written: where, and all of it. */
const lost = new Map<string, LostWrite>();

/** The idempotency key of the same write, if its answer was lost a short while ago. */
export function lostKey(content: string): string | undefined {
  const write = lost.get(content);
  if (write && Date.now() - write.at <= KEPT) return write.key;
  lost.delete(content);
  return undefined;
}

/** Remembers a write of which nobody knows whether it has arrived. */
export function keepLost(content: string, key: string): void {
  lost.set(content, { key, at: Date.now() });
}

/** Forgets a write that was answered. */
export function forgetLost(content: string): void {
  lost.delete(content);
}
