import { useCallback, useEffect, useState } from 'react';
import useSWR, { preload } from 'swr';
import type { Endpoint } from '../model.ts';
import { type ApiError, asApiError } from './api-error.ts';
import { early } from './cache.ts';
import { keyOf } from './key-of.ts';
import { read } from './read.ts';
import type { Answer } from './send.ts';

export { keyOf } from './key-of.ts';

export interface AnswerState {
  answer?: Answer;
  error?: ApiError;
  /** There is nothing to show yet. */
  loading: boolean;
  /** The answer shown is being fetched again, or belongs to the previous input until the new one is there. */
  refreshing: boolean;
  /** It has taken more than 1.5 s. */
  slow: boolean;
  retry(): void;
}

const SLOW = 1500;
const OPTIONS = {
  keepPreviousData: true,
  shouldRetryOnError: false,
  focusThrottleInterval: 60_000,
};

/**
 * Reads a declared endpoint through the cache; `null` reads nothing. The previous answer stays until the next is there.
 * A failure is told by the place that shows the answer, and only there.
 */
export function useAnswer(endpoint: Endpoint | null, input: Record<string, unknown>): AnswerState {
  const key = endpoint ? keyOf(endpoint, input) : null;
  const { data, error, isValidating, mutate } = useSWR<Answer, unknown>(
    key,
    endpoint ? (wanted: string) => early.take(wanted) ?? read(endpoint, input) : null,
    OPTIONS,
  );
  const slow = useSlow(isValidating, key);
  const retry = useCallback(() => void mutate().catch(() => undefined), [mutate]);
  return {
    ...(data ? { answer: data } : {}),
    ...(error && !isValidating ? { error: asApiError(error) } : {}),
    loading: key !== null && !data && (isValidating || !error),
    refreshing: isValidating && !!data,
    slow,
    retry,
  };
}

/** Starts a read before the component that needs it is drawn; the component then joins this request. */
export function preloadAnswer(endpoint: Endpoint, input: Record<string, unknown>): void {
  // A failure is told by the component that reads the answer; here it must only not count as unhandled.
  void Promise.resolve(preload(keyOf(endpoint, input), () => read(endpoint, input))).catch(() => undefined);
}

/** Begins a read that is likely to be wanted in a moment; where it is not, nothing is shown of it. */
export function expectAnswer(endpoint: Endpoint, input: Record<string, unknown>): void {
  early.ask(keyOf(endpoint, input), () => read(endpoint, input));
}

function useSlow(busy: boolean, key: string | null): boolean {
  const [slowKey, setSlowKey] = useState<string | null>(null);
  useEffect(() => {
    if (!busy) return;
    let told = false;
    const timer = setTimeout(() => {
      told = true;
      setSlowKey(key);
    }, SLOW);
    return () => {
      clearTimeout(timer);
      // To set what is set already would still draw once more.
      if (told) setSlowKey(null);
    };
  }, [busy, key]);
  return busy && slowKey !== null && slowKey === key;
}
