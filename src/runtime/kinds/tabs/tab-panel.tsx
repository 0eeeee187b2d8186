import { useMemo } from 'react';
import { asApiError } from '../../core/api-error.ts';
import { resolveValues, type Scope } from '../../core/scope.ts';
import type { Screen, Tab, Values } from '../../model.ts';
import { CurrentScreenContext } from '../../navigation/current-screen.ts';
import { loadedScreen } from '../../navigation/load-screen.ts';
import { ScreenBoundary } from '../../navigation/screen-boundary.tsx';
import { useChunks, Waiting } from '../../navigation/screen-outlet.tsx';
import { ErrorState } from '../../ui/states.tsx';
import type { OpenableTab } from './tab-strip.tsx';

interface TabPanelProps extends OpenableTab {
  readonly params: Record<string, string>;
  readonly scope: Scope;
}

/** The screen of the open tab: loaded now, drawn with the tab's parameters, under the heading of the tabs. */
export function TabPanel({ tab, entry, params, scope }: TabPanelProps) {
  const failure = useChunks(entry);
  const loaded = loadedScreen(entry);
  const screen = useMemo(() => loaded && preset(loaded.screen, tab, scope), [loaded, tab, scope]);
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

const made = new WeakMap<Screen, Map<string, Screen>>();

/** The list with what its tab has fixed: sent with every call, and no filter any more. The same object each time. */
function preset(screen: Screen, { preset: fixed }: Tab, scope: Scope): Screen {
  if (!fixed || !(screen.kind === 'list' || screen.kind === 'grid')) return screen;
  const values = resolveValues(fixed, scope) as Values;
  const key = JSON.stringify(values);
  const known = made.get(screen) ?? new Map<string, Screen>();
  made.set(screen, known);
  const source = { ...screen.source, with: { ...screen.source.with, ...values } };
  const fresh: Screen =
    screen.kind === 'list'
      ? { ...screen, source, filters: screen.filters.filter(({ param }) => !(param in fixed)) }
      : { ...screen, source };
  const kept = known.get(key) ?? fresh;
  known.set(key, kept);
  return kept;
}
