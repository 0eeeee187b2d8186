import { useMemo } from 'react';
import type { Screen, ScreenEntry, Target } from '../../../core/model.ts';
import { fillRoute, isFilled, type Row, resolveValues, type Scope } from '../../../core/scope.ts';
import { ErrorState } from '../ui/states.tsx';
import { type CurrentScreen, CurrentScreenContext } from './current-screen.ts';
import { loadedScreen } from './load-screen.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { useChunks, Waiting } from './screen-outlet.tsx';

interface ScreenWithinProps {
  readonly entry: ScreenEntry;
  /** Undefined while they are not known. */
  readonly params: Record<string, string> | undefined;
  /** Of the dialog or panel that it stands in, without its own heading. */
  readonly dialog?: CurrentScreen['dialog'];
  /** Shown until the record is there. */
  readonly passed?: Row | undefined;
  /** Adapts the screen; must return the same object for the same screen. */
  adapt?(screen: Screen): Screen;
}

/** The parameters of a target in this scope, the same object for the same values; undefined while its route lacks one. */
export function useTargetParams(
  target: Target | undefined,
  scope: Scope,
): Record<string, string> | undefined {
  // What is missing is left out.
  const text = JSON.stringify(resolveValues(target?.with, scope));
  return useMemo(() => {
    const values: Record<string, unknown> = JSON.parse(text);
    if (!target || !isFilled(fillRoute(target.route, values))) return undefined;
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  }, [target, text]);
}

/** A screen inside another one, rendered with the parameters of its own route. */
export function ScreenWithin({ entry, params, dialog, passed, adapt }: ScreenWithinProps) {
  const failure = useChunks(entry);
  const loaded = loadedScreen(entry);
  const screen = useMemo(() => loaded && (adapt?.(loaded.screen) ?? loaded.screen), [loaded, adapt]);
  const current = useMemo(
    () => params && { entry, params, ...(dialog && { dialog }) },
    [entry, params, dialog],
  );
  if (failure) return <ErrorState {...failure} />;
  if (!loaded || !screen || !current) return <Waiting />;
  return (
    <CurrentScreenContext value={current}>
      <ScreenBoundary title={entry.title}>
        <loaded.component
          key={JSON.stringify(params)}
          screen={screen}
          params={current.params}
          {...(dialog && { dialog })}
          {...(passed && { passed })}
        />
      </ScreenBoundary>
    </CurrentScreenContext>
  );
}
