import { useCallback, useEffect, useRef, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Endpoint } from '../../../core/model.ts';
import { type ApiError, asApiError, errorText, refusesValues } from '../base/api-error.ts';
import { prefetched } from './cache.ts';
import { keyOf } from './key-of.ts';
import { notifyFailure } from './notify-failure.ts';
import { read } from './read.ts';
import type { ApiResponse } from './send.ts';
import { useUser } from './session/session-store.ts';

/**
 * `isFigure`: it is asked for while somebody types. Values that the server refuses are then no failed load: no toast tells them, and
 * the figure's place says why it has none, without Retry.
 */
export interface Figure {
  readonly isFigure?: boolean;
}

export interface ResponseState {
  answer?: ApiResponse;
  /** With an answer: that could not be refreshed. An answer to another question never stands beside an error. */
  error?: ApiError;
  /** Of a figure: what the server says of the values, in place of `error`. */
  refused?: string;
  /** The answer belongs to another question until the one of this arrives: it is shown dimmed (`data-stale`). */
  stale: boolean;
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

/** A cached answer with its state: `loading` (nothing to show yet), `stale` (it answers another question), `refreshing`, `error`. */
export type AnswerState<Answer> = Omit<ResponseState, 'answer'> & { readonly answer?: Answer };

const SLOW = 1500;
const OPTIONS = {
  keepPreviousData: true,
  shouldRetryOnError: false,
  focusThrottleInterval: 60_000,
};

/** Milliseconds after which a missing answer without a pending request is requested again. */
const FORGOTTEN = 300;

/**
 * Reads an endpoint through the cache; `null` reads nothing. The answer to another question stays, as `stale`, until this one is
 * answered or fails. A failure is told by a toast; the part itself shows it where the answer would be.
 */
export function useResponse(
  endpoint: Endpoint | null,
  input: Record<string, unknown>,
  { isFigure = false }: Figure = {},
): ResponseState {
  const key = endpoint ? keyOf(endpoint, input) : null;
  const { data, error, isValidating, mutate } = useSWR<ApiResponse, unknown>(
    key,
    endpoint ? (requestKey: string) => prefetched.take(requestKey) ?? read(endpoint, input) : null,
    OPTIONS,
  );
  const failure = error !== undefined && !isValidating ? asApiError(error) : undefined;
  const { answer, stale } = useQuestion(key, data, failure !== undefined);
  const isRefused = isFigure && failure !== undefined && refusesValues(failure);
  const forgetTold = useTold(key, isRefused ? undefined : failure, answer);
  const slow = useSlow(isValidating, key);
  const retry = useCallback(() => {
    forgetTold();
    void mutate().catch(() => undefined);
  }, [mutate, forgetTold]);
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
    ...(answer ? { answer } : {}),
    ...(failure && (isRefused ? { refused: errorText(failure) } : { error: failure })),
    stale,
    loading: key !== null && !answer && !failure,
    refreshing: isValidating && !!answer,
    slow,
    retry,
    reload,
  };
}

/** Which question the kept answer belongs to; once this one has failed, that of another is not shown again. */
function useQuestion(key: string | null, data: ApiResponse | undefined, hasFailed: boolean) {
  const { cache } = useSWRConfig();
  const dropped = useRef<ApiResponse>(undefined);
  const isOfOther = data !== undefined && (key === null || cache.get(key)?.data === undefined);
  useEffect(() => {
    if (isOfOther && hasFailed) dropped.current = data;
  }, [isOfOther, hasFailed, data]);
  const isShown = !isOfOther || (key !== null && !hasFailed && dropped.current !== data);
  return { answer: isShown ? data : undefined, stale: isOfOther && isShown };
}

/** Tells a failure, but not each refetch that fails likewise before an answer. Returns what lets the next one be told anew. */
function useTold(key: string | null, failure: ApiError | undefined, answer: ApiResponse | undefined) {
  const told = useRef<string>(undefined);
  const forget = useCallback(() => {
    told.current = undefined;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after an answer, the next failure is told
  useEffect(forget, [answer, forget]);
  useEffect(() => {
    if (!failure) return;
    const question = `${key} ${failure.message}`;
    if (told.current !== question) notifyFailure(failure);
    told.current = question;
  }, [key, failure]);
  return forget;
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
