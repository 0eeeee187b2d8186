import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { asApiError, errorText } from '../core/api-error.ts';
import { t } from '../core/i18n/t.ts';

/**
 * A part whose chunk is loaded when it is first drawn, or before, by `preload`; nothing stands in its place until
 * then. React's own `lazy` would keep it back for 300 ms more, even when the chunk is here: it spares the eye a
 * flicker of placeholders, and here is none. A chunk that cannot be loaded takes nothing else of the page with it:
 * the person is told, with Retry.
 */
export function lazyWithPreload<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let Part: ComponentType<P> | undefined;
  const fetch = async () => {
    Part = (await load()).default;
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
    if (Part) return <Part {...props} />;
    return state?.error ? <Failed error={state.error} retry={ask} /> : null;
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
