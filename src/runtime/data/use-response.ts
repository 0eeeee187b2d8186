import { useCallback, useEffect, useState } from 'react';
import useSWR from 'swr';
import type { Endpoint } from '../../../core/model.ts';
import { type ApiError, asApiError } from '../base/api-error.ts';
import { prefetched } from './cache.ts';
import { keyOf } from './key-of.ts';
import { read } from './read.ts';
import type { ApiResponse } from './send.ts';
import { useUser } from './session/session-store.ts';

export interface ResponseState {
  answer?: ApiResponse;
  error?: ApiError;
  /** There is nothing to show yet. */
  loading: boolean;
  /** The shown answer is being refetched, or belongs to the previous input until the new one arrives. */
  refreshing: boolean;
  /** The request takes longer than 1.5 s. */
  slow: boolean;
  retry(): void;
  /** Reads again after `call`, unless its answer has refreshed this one. */
  reload(call?: Endpoint): void;
}

const SLOW = 1500;
const OPTIONS = {
  keepPreviousData: true,
  shouldRetryOnError: false,
  focusThrottleInterval: 60_000,
};

/** Milliseconds after which a missing answer without a pending request is requested again. */
const FORGOTTEN = 300;

/** Reads an endpoint through the cache; `null` reads nothing. The previous answer stays until the next arrives. */
export function useResponse(endpoint: Endpoint | null, input: Record<string, unknown>): ResponseState {
  const key = endpoint ? keyOf(endpoint, input) : null;
  const { data, error, isValidating, mutate } = useSWR<ApiResponse, unknown>(
    key,
    endpoint ? (requestKey: string) => prefetched.take(requestKey) ?? read(endpoint, input) : null,
    OPTIONS,
  );
  const slow = useSlow(isValidating, key);
  const retry = useCallback(() => void mutate().catch(() => undefined), [mutate]);
  const id = endpoint?.id;
  const reload = useCallback(
    (call?: Endpoint) => {
      const isRefreshed = id !== undefined && !call?.job && call?.invalidates?.includes(id);
      if (!isRefreshed) retry();
    },
    [id, retry],
  );
  const isForgotten = key !== null && !data && !error && !isValidating;
  const isSignedIn = useUser() !== undefined;
  // The cache was cleared while this request was pending, so nothing else would request it. Not after a sign-out.
  useEffect(() => {
    if (!isForgotten || !isSignedIn) return;
    // SWR briefly reports neither data nor a pending request.
    const timer = setTimeout(retry, FORGOTTEN);
    return () => clearTimeout(timer);
  }, [isForgotten, isSignedIn, retry]);
  return {
    ...(data ? { answer: data } : {}),
    ...(error && !isValidating ? { error: asApiError(error) } : {}),
    loading: key !== null && !data && (isValidating || !error),
    refreshing: isValidating && !!data,
    slow,
    retry,
    reload,
  };
}

/** Starts a read before its component renders; the component then joins the request and gets its error too. */
export function prefetchResponse(endpoint: Endpoint, input: Record<string, unknown>): void {
  prefetched.ask(keyOf(endpoint, input), () => read(endpoint, input));
}

function useSlow(busy: boolean, key: string | null): boolean {
  const [slowKey, setSlowKey] = useState<string | null>(null);
  useEffect(() => {
    if (!busy) return;
    let slowShown = false;
    const timer = setTimeout(() => {
      slowShown = true;
      setSlowKey(key);
    }, SLOW);
    return () => {
      clearTimeout(timer);
      // Setting an equal state would still render once more.
      if (slowShown) setSlowKey(null);
    };
  }, [busy, key]);
  return busy && slowKey !== null && slowKey === key;
}
