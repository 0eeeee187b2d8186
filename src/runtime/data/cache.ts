import { mutate } from 'swr';
import { endpointOfKey } from './key-of.ts';
import { PrefetchedResponses } from './prefetched.ts';
import type { ApiResponse } from './read-response.ts';

/** Reads that were started before their component rendered. */
export const prefetched = new PrefetchedResponses<ApiResponse>();

/** Marks the cached answers of these endpoints as stale; those on the screen are refetched at once. */
export async function invalidate(endpoints: readonly string[]): Promise<void> {
  prefetched.forget();
  const stale = new Set(endpoints);
  await mutate((key) => typeof key === 'string' && stale.has(endpointOfKey(key)));
}

let heldUntil = 0;

/** The same after `wait` ms. Whoever waits does it for the whole page: what is asked for meanwhile is asked for again. */
export function invalidateAfter(endpoints: readonly string[], wait: number): void {
  heldUntil = performance.now() + wait;
  setTimeout(() => void invalidate(endpoints), wait);
}

/** Milliseconds until what a write made stale is read again, where that waits. */
export const heldFor = (): number => Math.max(0, heldUntil - performance.now());

/** Replaces the cached answer of `key` wherever it is shown. */
export async function replaceResponse(key: string, answer: ApiResponse): Promise<void> {
  prefetched.forget();
  await mutate(key, answer, { revalidate: false });
}

/** Forgets every answer: the next account must not see the last one's rows, not even for a moment. */
export async function clearResponses(): Promise<void> {
  prefetched.forget();
  await mutate(() => true, undefined, { revalidate: false });
}

/** Asks again for every answer on the screen: a server that was changed may answer otherwise. */
export async function askAgain(): Promise<void> {
  prefetched.forget();
  await mutate(() => true);
}
