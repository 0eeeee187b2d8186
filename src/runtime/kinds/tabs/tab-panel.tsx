import { useCallback } from 'react';
import type { Screen, Tab, Values } from '../../../../core/model.ts';
import { resolveValues, type Scope } from '../../../../core/scope.ts';
import { ScreenWithin } from '../../navigation/screen-within.tsx';
import type { OpenableTab } from './tab-strip.tsx';

interface TabPanelProps extends OpenableTab {
  readonly params: Record<string, string> | undefined;
  readonly scope: Scope;
}

/** The screen of the open tab, rendered with the tab's parameters under the shared heading. */
export function TabPanel({ tab, entry, params, scope }: TabPanelProps) {
  const adapt = useCallback((screen: Screen) => preset(screen, tab, scope), [tab, scope]);
  return <ScreenWithin entry={entry} params={params} adapt={adapt} />;
}

const screenCache = new WeakMap<Screen, Map<string, Screen>>();

/** The list with the tab's fixed values: they are sent with every call and are no longer filters. The same object each time. */
function preset(screen: Screen, { preset: fixed }: Tab, scope: Scope): Screen {
  if (!fixed || !(screen.kind === 'list' || screen.kind === 'grid')) return screen;
  const values = resolveValues(fixed, scope) as Values;
  const key = JSON.stringify(values);
  const cachedScreens = screenCache.get(screen) ?? new Map<string, Screen>();
  screenCache.set(screen, cachedScreens);
  const source = { ...screen.source, with: { ...screen.source.with, ...values } };
  const fresh: Screen =
    screen.kind === 'list'
      ? { ...screen, source, filters: screen.filters.filter(({ param }) => !(param in fixed)) }
      : { ...screen, source };
  const kept = cachedScreens.get(key) ?? fresh;
  cachedScreens.set(key, kept);
  return kept;
}
