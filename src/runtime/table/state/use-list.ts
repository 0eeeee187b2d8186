import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ListScreen } from '../../../../core/model.ts';
import type { Row, Scope } from '../../../../core/scope.ts';
import { product } from '../../base/product.ts';
import { keyOf } from '../../data/key-of.ts';
import { sizeOf } from '../../data/plan-request.ts';
import type { ApiResponse } from '../../data/read-response.ts';
import { rowsOf } from '../../data/rows-of.ts';
import { useUser } from '../../data/session/session-store.ts';
import { prefetchResponse, type ResponseState, useResponse } from '../../data/use-response.ts';
import { navigate, useAddress } from '../../navigation/address.tsx';
import { useScope } from '../../navigation/current-screen.ts';
import { useTabFrame } from '../../navigation/tab-frame.ts';
import { keptColumns } from './chosen-columns.ts';
import { clientRows, sortRows } from './client-rows.ts';
import { withKeptSize } from './kept-size.ts';
import { limitedRows, listInput, shapeOf, sortsPage } from './list-input.ts';
import { isPutRight, type ListShape, type ListState, parseState, printState } from './list-state.ts';
import { rowSpan } from './page-range.ts';

export interface List extends Readonly<ResponseState> {
  readonly state: ListState;
  readonly scope: Scope;
  readonly rows: readonly Row[];
  /** All matching rows on all pages, when the list has them. */
  readonly found?: readonly Row[];
  /** The scope of the shown rows: changes only with them, so that they render once. */
  readonly around: Scope;
  /** Number of the last page. */
  readonly last: number;
  readonly span: { readonly from: number; readonly to: number; readonly total: number };
  /** The shown rows are those of another page or question. */
  readonly moving: boolean;
  readonly page: number;
  /** Keys of shown rows that no longer match. */
  readonly gone?: ReadonlySet<unknown>;
  readonly shape: ListShape;
  /** Shows these rows instead of those of the answer, until the next answer. */
  stand(standing: Standing | undefined): void;
  /** Prefetches a page that will probably be requested next. */
  expect(page: number): void;
  /** Changes the state; `replace` adds no history entry. */
  go(state: ListState, replace?: boolean): void;
}

/** What the parts of a list are drawn from. */
export interface ListProps {
  readonly screen: ListScreen;
  readonly list: List;
}

/** Rows that keep their positions while other users change them. */
export interface Standing {
  readonly answer: ApiResponse;
  readonly rows: readonly Row[];
  readonly gone: ReadonlySet<unknown>;
}

/** The rows for the URL's state, and how to change it. `pinned`: columns that cannot be hidden; `record`: the parent record. */
export function useList(screen: ListScreen, pinned?: readonly string[], record?: Row): List {
  const { state, shape, go } = useListState(screen, pinned);
  const outerScope = useScope();
  const scope = useMemo<Scope>(() => ({ ...outerScope, ...(record && { record }) }), [outerScope, record]);
  const input = listInput(screen, state, scope);
  const response = useResponse(screen.source.endpoint, input);
  const { answer, error, stale, loading, refreshing } = response;
  const page = useMemo(
    () => pageOf(screen, state, limitedRows(screen, rowsOf(answer, screen)), answer?.page),
    [screen, state, answer],
  );
  const [standing, stand] = useState<Standing>();
  const currentStanding = standing?.answer === answer ? standing : undefined;
  const question = questionOf(screen, input);
  const isSettled = answer !== undefined && !stale;
  const current = { ...page, page: state.page, around: scope, question };
  const settled = useSettled(current, isSettled);
  // Rows of another page stay, and the pager names it; those of another question go when this one fails.
  const moving = !isSettled && settled.rows.length > 0 && (stale || settled.question === question);
  useLastPage({ state, last: page.last, go }, !loading && !refreshing && !error);
  const { question: _, ...visiblePage } = moving ? settled : current;
  return {
    ...response,
    state,
    scope,
    ...visiblePage,
    ...(currentStanding && { rows: currentStanding.rows, gone: currentStanding.gone }),
    stand,
    moving,
    loading: (loading || stale) && !moving,
    stale: moving && !error,
    shape,
    expect(expectedPage) {
      if (screen.paging === 'server')
        prefetchResponse(screen.source.endpoint, listInput(screen, { ...state, page: expectedPage }, scope));
    },
    go,
  };
}

function useListState(screen: ListScreen, pinned?: readonly string[]) {
  const { pathname, search } = useAddress();
  const user = useUser();
  const shape = useMemo(() => shapeOf(screen, pinned), [screen, pinned]);
  const tab = useTabFrame();
  const go = useCallback(
    (nextState: ListState, replace = false) => {
      const query = printState(nextState, shape);
      const targetAddress = tab ? tab.addressOf(query) : { search: query && `?${query}`, hash: '' };
      void navigate(pathname + targetAddress.search + targetAddress.hash, { replace });
    },
    [pathname, shape, tab],
  );
  const state = useMemo(() => {
    const query = withKeptSize(screen, new URLSearchParams(search));
    const kept = query.has('columns') ? undefined : keptColumns(screen, user);
    if (kept) query.set('columns', kept);
    return parseState(query, shape);
  }, [search, shape, screen, user]);
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const isUnsaid =
    (state.columns !== undefined && !query.has('columns')) ||
    (state.size !== shape.sizes[0] && !query.has('size')) ||
    isPutRight(query, shape);
  useEffect(() => {
    // Completes the URL with the whole state, so that a shared link shows the same.
    if (isUnsaid) go(state, true);
  }, [isUnsaid, go, state]);
  return { state, shape, go };
}

/** Leads back to the last page when the URL names one beyond it. */
function useLastPage({ state, last, go }: Pick<List, 'state' | 'last' | 'go'>, isSettled: boolean): void {
  const isBeyond = isSettled && state.page > last;
  useEffect(() => {
    if (isBeyond) go({ ...state, page: last }, true);
  }, [isBeyond, go, state, last]);
}

/** What a list asks for, on whichever page. */
function questionOf({ source: { endpoint } }: ListScreen, input: Record<string, unknown>): string {
  const { page = '' } = endpoint.paging ?? {};
  return keyOf(endpoint, { ...input, [page]: undefined });
}

/** The latest rows that answered their question, with it. */
function useSettled<T>(current: T, isSettled: boolean): T {
  const settled = useRef(current);
  useEffect(() => {
    if (isSettled) settled.current = current;
  });
  return isSettled ? current : settled.current;
}

/** The rows of an answer for this state, and their range. */
export function pageOf(
  screen: ListScreen,
  state: ListState,
  rows: readonly Row[],
  page: { last: number; total: number; to: number } | undefined,
): Pick<List, 'rows' | 'last' | 'span' | 'found'> {
  if (screen.paging === 'client') {
    const clientPage = clientRows(rows, state, screen, product().locale.numbers);
    return { ...clientPage, span: rowSpan(state.page, state.size, clientPage.rows.length, clientPage.total) };
  }
  const last = Math.max(1, page?.last ?? 1);
  const total = page?.total ?? rows.length;
  // Without a requested page size, the server's own range determines the end.
  const size = sizeOf(screen.source.endpoint) ? state.size : undefined;
  const shown = sortsPage(screen) ? sortRows(rows, state.sort, product().locale.numbers) : rows;
  return { rows: shown, last, span: rowSpan(state.page, size, rows.length, total, page?.to) };
}
