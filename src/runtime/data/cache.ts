import { mutate } from 'swr';
import { endpointOfKey } from './key-of.ts';
import { PrefetchedResponses } from './prefetched.ts';
import type { ApiResponse } from './read-response.ts';

/** Reads that were begun before the component that needs them. */
export const prefetched = new PrefetchedResponses<ApiResponse>();

/** Marks the cached answers of these endpoints as stale: what is on the screen is fetched again at once. */
export async function invalidate(endpoints: readonly string[]): Promise<void> {
  prefetched.forget();
  const stale = new Set(endpoints);
  await mutate((key) => typeof key === 'string' && stale.has(endpointOfKey(key)));
}

/** Shows this answer wherever the one it follows is shown. */
export async function replaceResponse(key: string, answer: ApiResponse): Promise<void> {
  prefetched.forget();
  await mutate(key, answer, { revalidate: false });
}

/** Forgets every answer: the next account must not see the last one's rows, not even for a moment. */
export async function clearResponses(): Promise<void> {
  prefetched.forget();
  await mutate(() => true, undefined, { revalidate: false });
}
