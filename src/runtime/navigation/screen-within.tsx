import { useMemo } from 'react';
import { asApiError } from '../core/api-error.ts';
import type { Screen, ScreenEntry } from '../model.ts';
import { ErrorState } from '../ui/states.tsx';
import { CurrentScreenContext } from './current-screen.ts';
import { loadedScreen } from './load-screen.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { useChunks, Waiting } from './screen-outlet.tsx';

interface ScreenWithinProps {
  readonly entry: ScreenEntry;
  readonly params: Record<string, string>;
  /** Adapts the screen; must return the same object for the same screen. */
  adapt?(screen: Screen): Screen;
}

/** A screen inside another one, rendered with the parameters of its own route. */
export function ScreenWithin({ entry, params, adapt }: ScreenWithinProps) {
  const failure = useChunks(entry);
  const loaded = loadedScreen(entry);
  const screen = useMemo(() => loaded && (adapt?.(loaded.screen) ?? loaded.screen), [loaded, adapt]);
  const current = useMemo(() => ({ entry, params }), [entry, params]);
  if (failure) return <ErrorState error={asApiError(failure.error)} retry={failure.retry} />;
  if (!loaded || !screen) return <Waiting />;
  return (
    <CurrentScreenContext value={current}>
      <ScreenBoundary title={entry.title}>
        <loaded.component screen={screen} params={params} />
      </ScreenBoundary>
    </CurrentScreenContext>
  );
}
