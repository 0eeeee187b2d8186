import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { asApiError, errorText } from '../core/api-error.ts';
import { loadChunk, retryChunk } from '../core/chunks.ts';
import { t } from '../core/i18n/t.ts';

/** Milliseconds until an optional part that failed is asked for again. */
const LATER = 30_000;

/**
 * A part whose chunk is loaded when it is first drawn, or before, by `preload`; nothing stands in its place until
 * then. React's own `lazy` would keep it back for 300 ms more, even when the chunk is here: it spares the eye a
 * flicker of placeholders, and here is none. A chunk that cannot be loaded takes nothing else of the page with it:
 * the person is told, with Retry. `optional`: the page works without it, so that nobody is told, and it is asked for
 * again in a while.
 */
export function lazyWithPreload<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { optional = false } = {},
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
    if (Part) return <Part {...props} />;
    return state?.error && !optional ? (
      <Failed error={state.error} retry={() => void retryChunk(fetch).then(ask)} />
    ) : null;
  }
  return Object.assign(Later, { preload: () => void fetch().catch(() => undefined) });
}

/** Over the page, since much of what is loaded late lies over it too. */
function Failed({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <div className="chunk-failure" role="alert">
      {errorText(asApiError(error))}
      <button type="button" onClick={retry}>
        {t('Retry')}
      </button>
    </div>
  );
}
