import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { type ApiError, asApiError, errorText } from '../base/api-error.ts';
import { loadChunk, retryChunk } from '../base/chunks.ts';
import { t } from '../base/i18n/t.ts';
import { notify } from './toasts/notify.ts';

export interface Failure {
  readonly error: ApiError;
  retry(): void;
}

interface LazyOptions<P> {
  readonly optional?: boolean;
  readonly Coming?: ComponentType<P>;
  readonly Failed?: ComponentType<Failure>;
  readonly dismiss?: (props: P) => void;
}

/** Milliseconds until a failed optional part is loaded again. */
const LATER = 30_000;

/**
 * A component whose chunk is loaded on first render, or earlier by `preload`; until then it renders `Coming`, or nothing. React's `lazy` would
 * delay it by 300 ms (its throttle against flickering fallbacks) even when the chunk is loaded. A failed chunk affects nothing
 * else of the page: `Failed` reports it, with Retry. `optional`: the page works without it, so nothing is reported, and loading is
 * retried later. `dismiss` closes what somebody has opened without a network: a toast reports it, and opening it again tries again.
 */
export function lazyWithPreload<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { optional = false, Coming, Failed = FailedPart, dismiss }: LazyOptions<P> = {},
) {
  let Part: ComponentType<P> | undefined;
  const fetch = async () => {
    Part = (await loadChunk(load)).default;
  };
  function Later(props: P) {
    const [state, setState] = useState<{ error?: unknown }>();
    const ask = useCallback(() => {
      setState(undefined);
      fetch().then(
        () => setState({}),
        (error: unknown) => setState({ error }),
      );
    }, []);
    useEffect(() => {
      if (!Part) ask();
    }, [ask]);
    const isAskedAgain = optional && state?.error !== undefined;
    useEffect(() => {
      if (!isAskedAgain) return;
      const timer = setTimeout(ask, LATER);
      return () => clearTimeout(timer);
    }, [isAskedAgain, ask]);
    const isOver = dismiss !== undefined && state?.error !== undefined && navigator.onLine === false;
    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
    useEffect(() => {
      if (!isOver) return;
      notify(errorText(asApiError(state?.error)), 'error');
      dismiss?.(props);
    }, [isOver]);
    if (Part) return <Part {...props} />;
    if (state?.error && !optional && !isOver)
      return <Failed error={asApiError(state.error)} retry={() => void retryChunk(fetch).then(ask)} />;
    return Coming ? <Coming {...props} /> : null;
  }
  return Object.assign(Later, { preload: () => fetch().catch(() => undefined) });
}

/** Above the page, since many lazily loaded parts are overlays. */
export function FailedPart({ error, retry }: Failure) {
  return (
    <div className="chunk-failure" role="alert">
      {errorText(error)}
      <button type="button" onClick={retry}>
        {t('Retry')}
      </button>
    </div>
  );
}
