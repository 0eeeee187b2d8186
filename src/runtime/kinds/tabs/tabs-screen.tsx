import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { Screen, Tab, TabsScreen, Values } from '../../../../core/model.ts';
import { readPath, resolveValues, type Scope } from '../../../../core/scope.ts';
import { allows } from '../../../../core/user.ts';
import { endpointOn } from '../../base/page-settings.ts';
import { product } from '../../base/product.ts';
import { useUser } from '../../data/session/session-store.ts';
import { useResponse } from '../../data/use-response.ts';
import { useAddress } from '../../navigation/address.tsx';
import { useScope } from '../../navigation/current-screen.ts';
import { Page } from '../../navigation/page.tsx';
import { usable } from '../../navigation/prepare.ts';
import type { ScreenProps } from '../../navigation/screen-props.ts';
import { ScreenWithin, useTargetParams } from '../../navigation/screen-within.tsx';
import { type TabFrame, TabFrameContext, useTabFrame } from '../../navigation/tab-frame.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { FailureNote } from '../../ui/states.tsx';
import { staticStyled } from '../../ui/theme/static-styled.tsx';
import { addressOf, ownQuery, tabIn } from './tab-address.ts';
import { type OpenableTab, TabStrip } from './tab-strip.tsx';

// A chunk of its own, for live screens.
const LiveCounts = lazyWithPreload(() => import('./live-counts.tsx'));

/** The last query of each tab, by path and tab, so that page, search and sort order are restored on return. */
const queryByTab = new Map<string, string>();

/** A screen of the kind "tabs": only the open tab is rendered; the URL names it. */
export default function TabsScreenView({ screen }: ScreenProps<TabsScreen>) {
  const { bind } = screen;
  const { pathname, search, hash } = useAddress();
  const tabs = useTabs(screen);
  const named = tabIn(bind, { search, hash });
  const open = tabs.find(({ tab }) => tab.key === named) ?? tabs[0];
  const tabQuery = ownQuery(bind, { search, hash });
  const place = `${pathname} ${open?.tab.key}`;
  useEffect(() => void queryByTab.set(place, tabQuery), [place, tabQuery]);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  // A URL that names no tab is not rewritten.
  const key = named === null ? null : (open?.tab.key ?? null);
  const isPart = useTabFrame()?.isPart === true;
  const frame = useMemo<TabFrame>(
    () => ({ actions, isPart, addressOf: (query) => addressOf(bind, key, query) }),
    [actions, isPart, bind, key],
  );
  const scope = useScope();
  const params = useTargetParams(open?.tab.target, scope);
  const counts = useTabCounts(screen, scope);
  const openTab = open?.tab;
  const adapt = useCallback((tabScreen: Screen) => preset(tabScreen, openTab, scope), [openTab, scope]);
  const prefix = useId();
  if (!open) return <Page screen={screen}>{null}</Page>;
  return (
    <Page screen={{ ...screen, title: open.tab.title ?? screen.title }} actions={<div ref={setActions} />}>
      {screen.counts?.live && <LiveCounts topic={screen.counts.live} reload={counts.reload} />}
      <TabStrip
        tabs={tabs}
        open={open.tab.key}
        prefix={prefix}
        countOf={counts.of}
        coming={counts.coming}
        stale={counts.stale}
        addressOf={(tab) => {
          const query =
            tab.key === open.tab.key ? tabQuery : (queryByTab.get(`${pathname} ${tab.key}`) ?? '');
          const address = addressOf(bind, tab.key, query);
          return pathname + address.search + address.hash;
        }}
      />
      {counts.error && <FailureNote error={counts.error} retry={counts.reload} />}
      <Panel role="tabpanel" id={`${prefix}-panel`} aria-labelledby={`${prefix}-${open.tab.key}`}>
        <TabFrameContext value={frame}>
          <ScreenWithin key={open.tab.key} entry={open.entry} params={params} adapt={adapt} />
        </TabFrameContext>
      </Panel>
    </Page>
  );
}

/** The tabs that this user may open on this server. */
function useTabs({ tabs }: TabsScreen): readonly OpenableTab[] {
  const user = useUser();
  return useMemo(
    () =>
      tabs.flatMap((tab) => {
        const entry = product().screens.find(({ id }) => id === tab.target.screen);
        return entry && allows(tab.roles, user) && usable(entry) ? [{ tab, entry }] : [];
      }),
    [tabs, user],
  );
}

/** The counts of the tabs, if declared and the server has the call. */
function useTabCounts({ counts }: TabsScreen, scope: Scope) {
  const asks = counts && endpointOn(counts.call.endpoint);
  const { answer, error, stale, retry } = useResponse(
    asks ? counts.call.endpoint : null,
    resolveValues(counts?.call.with, scope),
  );
  const row = (key: string) =>
    counts && answer?.rows?.find((countRow) => String(readPath(countRow, counts.tab)) === key);
  return {
    ...(error && { error }),
    coming: Boolean(asks) && !answer && !error,
    stale,
    /** The count of the tab with this key; undefined when unknown. */
    of(key: string): number | undefined {
      const countValue = counts && readPath(row(key), counts.count);
      return typeof countValue === 'number' ? countValue : undefined;
    },
    reload: retry,
  };
}

const screenCache = new WeakMap<Screen, Map<string, Screen>>();

/** The list with the tab's fixed values: they are sent with every call and are no longer filters. The same object each time. */
function preset(screen: Screen, tab: Tab | undefined, scope: Scope): Screen {
  const fixed = tab?.preset;
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

const Panel = staticStyled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  flex: '1 1 auto',
});
