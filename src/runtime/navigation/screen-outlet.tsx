import { memo, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { ScreenEntry } from '../../../core/model.ts';
import { type ApiError, asApiError } from '../base/api-error.ts';
import { retryChunk } from '../base/chunks.ts';
import { ProgressLine } from '../ui/progress-line.tsx';
import { ErrorState, Skeleton } from '../ui/states.tsx';
import { type Address, AddressContext } from './address.tsx';
import { CurrentScreenContext } from './current-screen.ts';
import { noteQuery } from './last-query.ts';
import { type Loaded, loadedScreen, loadScreen, onReplaced } from './load-screen.ts';
import { Page } from './page.tsx';
import { readPassedRow } from './passed-row.ts';
import { restoreFocusAndScroll } from './restore-focus-and-scroll.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { noteVisit } from './visits.ts';

interface Wanted {
  readonly entry: ScreenEntry;
  readonly params: Record<string, string>;
  readonly address: Address;
}

/** The screen of the address. While its chunks load, the previous one stays with its own address and query. */
export function ScreenOutlet({ entry, params, address }: Wanted) {
  const requestedScreen = { entry, params: useSameParams(params), address };
  const last = useRef<Wanted>(undefined);
  const failure = useChunks(requestedScreen.entry);
  const ready = loadedScreen(requestedScreen.entry);
  const drawn = ready ? requestedScreen : last.current;
  useEffect(() => {
    if (!ready) return;
    last.current = requestedScreen;
    const { pathname, search, hash } = requestedScreen.address;
    noteQuery(pathname, search + hash);
  });
  if (failure) return <ErrorState {...failure} />;
  const loaded = drawn && loadedScreen(drawn.entry);
  if (!drawn || !loaded)
    return (
      <Page screen={entry}>
        <Waiting />
      </Page>
    );
  return (
    <>
      {ready ? null : <ProgressLine aria-hidden="true" />}
      <AddressContext value={drawn.address}>
        <DrawnScreen key={drawn.address.pathname} {...drawn} loaded={loaded} />
      </AddressContext>
    </>
  );
}

/** One screen, with its context, the passed row and its own error boundary. */
const DrawnScreen = memo(function DrawnScreen({
  entry,
  params,
  loaded,
  address,
}: Wanted & { loaded: Loaded }) {
  const { type, key } = address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the screen is opened, not on later changes
  useEffect(() => restoreFocusAndScroll(type, key), []);
  useEffect(() => noteVisit(entry), [entry]);
  const current = useMemo(() => ({ entry, params }), [entry, params]);
  const passed = readPassedRow(address.state);
  return (
    <CurrentScreenContext value={current}>
      <ScreenBoundary title={entry.title}>
        <loaded.component screen={loaded.screen} params={params} {...(passed ? { passed } : {})} />
      </ScreenBoundary>
    </CurrentScreenContext>
  );
});

/** Keeps the previous object while it is equal: another page of a list is the same screen. */
function useSameParams(params: Record<string, string>): Record<string, string> {
  const [keptParams, setKeptParams] = useState(params);
  if (JSON.stringify(keptParams) === JSON.stringify(params)) return keptParams;
  setKeptParams(params);
  return params;
}

/** Loads what the entry needs and renders again; shows the error when loading fails. */
export function useChunks(entry: ScreenEntry): { error: ApiError; retry: () => void } | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState<{ entry: ScreenEntry; error: unknown }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => onReplaced(redraw), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (loadedScreen(entry)) return;
    let isCurrent = true;
    loadScreen(entry).then(
      () => isCurrent && redraw(),
      (error: unknown) => isCurrent && setFailed({ entry, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [entry, attempt]);
  if (failed?.entry !== entry || loadedScreen(entry)) return undefined;
  const retry = async () => {
    await retryChunk(() => loadScreen(entry));
    setFailed(undefined);
    setAttempt(attempt + 1);
  };
  return { error: asApiError(failed.error), retry };
}

/** Placeholder of what stands below a screen's title: its declaration is not loaded yet. */
export function Waiting() {
  return (
    // On a phone what comes fills the window: the footer does not stand in it for a moment.
    <div aria-busy="true" style={{ minHeight: 'min(100dvh, var(--touch) * 99)' }}>
      <Skeleton height={320} rows />
    </div>
  );
}
