import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ApiError } from '../../core/api-error.ts';
import { product } from '../../core/product.ts';
import type { Row, Scope } from '../../core/scope.ts';
import type { User } from '../../core/user.ts';
import type { ApiResponse } from '../../data/read-response.ts';
import { rowsOf } from '../../data/rows-of.ts';
import { useUser } from '../../data/session/session.ts';
import { prefetchResponse, useResponse } from '../../data/use-response.ts';
import type { ListScreen } from '../../model.ts';
import { type Address, navigate, useAddress } from '../../navigation/address.tsx';
import { useTabFrame } from '../../navigation/tab-frame.ts';
import { keptColumns } from './chosen-columns.ts';
import { clientRows } from './client-rows.ts';
import { listInput, shapeOf } from './list-input.ts';
import { isPutRight, type ListShape, type ListState, parseState, printState } from './list-state.ts';
import { rowSpan } from './page-range.ts';

export interface List {
  readonly state: ListState;
  readonly scope: Scope;
  readonly rows: readonly Row[];
  /** All rows that match, on all pages, where the list has them. */
  readonly found?: readonly Row[];
  /** The scope of the rows shown: it only changes with them, so that they are drawn once. */
  readonly around: Scope;
  /** Number of the last page. */
  readonly last: number;
  readonly span: { readonly from: number; readonly to: number; readonly total: number };
  readonly error?: ApiError;
  /** Nothing to show yet. */
  readonly loading: boolean;
  /** A call is under way; the rows shown are those before it. */
  readonly refreshing: boolean;
  /** The rows shown belong to another state of the list than the one asked for. */
  readonly moving: boolean;
  /** The page whose rows are shown. */
  readonly page: number;
  readonly slow: boolean;
  /** What the rows were read from. */
  readonly answer?: ApiResponse;
  /** Keys of the rows that stand here although they do not belong here any more. */
  readonly gone?: ReadonlySet<unknown>;
  /** What the list can be asked. */
  readonly shape: ListShape;
  retry(): void;
  /** Shows these rows in the place of those of the answer, until there is another answer. */
  stand(standing: Standing | undefined): void;
  /** This page will probably be asked for next. */
  expect(page: number): void;
  /** Shows another state; `replace` leaves no step for the back button. */
  go(state: ListState, replace?: boolean): void;
}

/** Rows that keep their places while others change them. */
export interface Standing {
  readonly answer: ApiResponse;
  readonly rows: readonly Row[];
  readonly gone: ReadonlySet<unknown>;
}

/**
 * The rows that the address asks for, and how to ask for others. `pinned`: columns that are always shown; `record`:
 * what the rows belong to.
 */
export function useList(
  screen: ListScreen,
  params: Record<string, string>,
  pinned?: readonly string[],
  record?: Row,
): List {
  const { pathname, search } = useAddress();
  const user = useUser();
  const { state, shape, go } = useListState(screen, { pathname, search }, user, pinned);
  const scope = useMemo<Scope>(
    () => ({
      route: params,
      query: Object.fromEntries(new URLSearchParams(search)),
      ...(user && { user }),
      ...(record && { record }),
    }),
    [params, search, user, record],
  );
  const { answer, error, loading, refreshing, slow, retry } = useResponse(
    screen.source.endpoint,
    listInput(screen, state, scope),
  );
  const page = useMemo(
    () => pageOf(screen, state, rowsOf(answer, screen), answer?.page),
    [screen, state, answer],
  );
  const [standing, stand] = useState<Standing>();
  const held = standing?.answer === answer ? standing : undefined;
  const settled = useSettled({ search, page: state.page, span: page.span, scope }, !refreshing && !error);
  const stale = settled.search !== search && screen.paging === 'server' && answer !== undefined;
  const beyond = !loading && !refreshing && !error && state.page > page.last;
  useEffect(() => {
    if (beyond) go({ ...state, page: page.last }, true);
  }, [beyond, go, state, page.last]);
  const shown = stale
    ? { ...page, span: settled.span, page: settled.page, around: settled.scope }
    : { ...page, page: state.page, around: scope };
  return {
    state,
    scope,
    ...shown,
    ...(answer && { answer }),
    ...(held && { rows: held.rows, gone: held.gone }),
    stand,
    ...(error && { error }),
    loading,
    refreshing,
    moving: stale,
    slow,
    shape,
    retry,
    expect(next) {
      if (screen.paging === 'server')
        prefetchResponse(screen.source.endpoint, listInput(screen, { ...state, page: next }, scope));
    },
    go,
  };
}

function useListState(
  screen: ListScreen,
  { pathname, search }: Pick<Address, 'pathname' | 'search'>,
  user?: User,
  pinned?: readonly string[],
) {
  const shape = useMemo(() => shapeOf(screen, pinned), [screen, pinned]);
  const tab = useTabFrame();
  const go = useCallback(
    (next: ListState, replace = false) => {
      const query = printState(next, shape);
      const own = tab ? tab.addressOf(query) : { search: query && `?${query}`, hash: '' };
      void navigate(pathname + own.search + own.hash, { replace });
    },
    [pathname, shape, tab],
  );
  const state = useMemo(() => {
    const query = new URLSearchParams(search);
    const kept = query.has('columns') ? undefined : keptColumns(screen, user);
    if (kept) query.set('columns', kept);
    return parseState(query, shape);
  }, [search, shape, screen, user]);
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const isUnsaid = (state.columns !== undefined && !query.has('columns')) || isPutRight(query, shape);
  useEffect(() => {
    // The address says all that is shown, so that it shows others the same.
    if (isUnsaid) go(state, true);
  }, [isUnsaid, go, state]);
  return { state, shape, go };
}

interface Settled {
  readonly search: string;
  readonly page: number;
  readonly span: List['span'];
  readonly scope: Scope;
}

/** What the rows shown were asked for with: the old stays until the new rows are there. */
function useSettled(now: Settled, isSettled: boolean): Settled {
  const settled = useRef(now);
  useEffect(() => {
    if (isSettled) settled.current = now;
  });
  return isSettled ? now : settled.current;
}

/** The rows of an answer that a list shows in this state, and where they stand among all. */
export function pageOf(
  screen: ListScreen,
  state: ListState,
  rows: readonly Row[],
  page: { last: number; total: number; to: number } | undefined,
): Pick<List, 'rows' | 'last' | 'span' | 'found'> {
  if (screen.paging === 'client') {
    const found = clientRows(rows, state, searchFields(screen), product().locale.numbers);
    return { ...found, span: rowSpan(state.page, state.size, found.rows.length, found.total) };
  }
  const last = Math.max(1, page?.last ?? 1);
  const total = page?.total ?? rows.length;
  // Without a size of ours the server's own counts: it says where the page ends.
  const size = screen.source.endpoint.paging?.size ? state.size : undefined;
  return { rows, last, span: rowSpan(state.page, size, rows.length, total, page?.to) };
}

/** The paths that a list which searches by itself looks in. */
export function searchFields({ search, columns }: ListScreen): readonly string[] {
  return search?.fields ?? columns.flatMap(({ cell, path }) => (cell === 'image' ? [] : path));
}
