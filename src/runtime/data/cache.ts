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
