import { mutate } from 'swr';
import { endpointOfKey } from './key-of.ts';

/** Marks the cached answers of these endpoints as stale: what is on the screen is fetched again at once. */
export async function invalidate(endpoints: readonly string[]): Promise<void> {
  const stale = new Set(endpoints);
  await mutate((key) => typeof key === 'string' && stale.has(endpointOfKey(key)));
}

/** Forgets every answer: the next account must not see the last one's rows, not even for a moment. */
export async function forgetAnswers(): Promise<void> {
  await mutate(() => true, undefined, { revalidate: false });
}
