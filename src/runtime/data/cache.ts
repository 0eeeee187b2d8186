import { mutate } from 'swr';
import { EarlyAnswers } from './early-answers.ts';
import { endpointOfKey } from './key-of.ts';
import type { Answer } from './read-answer.ts';

/** Reads that were begun before whoever needs them is there. */
export const early = new EarlyAnswers<Answer>();

/** Marks the cached answers of these endpoints as stale: what is on the screen is fetched again at once. */
export async function invalidate(endpoints: readonly string[]): Promise<void> {
  early.forget();
  const stale = new Set(endpoints);
  await mutate((key) => typeof key === 'string' && stale.has(endpointOfKey(key)));
}

/** Forgets every answer: the next account must not see the last one's rows, not even for a moment. */
export async function forgetAnswers(): Promise<void> {
  early.forget();
  await mutate(() => true, undefined, { revalidate: false });
}
