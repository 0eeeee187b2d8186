import { businessDay } from '../../../../core/dates.ts';
import type { Column, Endpoint, Filter, ListScreen } from '../../../../core/model.ts';
import { type Row, resolveValues, type Scope } from '../../../../core/scope.ts';
import { extensionOn } from '../../base/page-settings.ts';
import { product } from '../../base/product.ts';
import { isTaken, searchInput, searchOf, sizeOf } from '../../data/plan-request.ts';
import { cardHead } from './chosen-columns.ts';
import { fitted } from './days.ts';
import { withKeptSize } from './kept-size.ts';
import { type ListShape, type ListState, parseState } from './list-state.ts';

/** The extension for sorting by the server. */
const SORTING = 'sort';
/** The extension for pages of any size. */
const FITTING = 'fit';
/** Of a list, px: what stands around its rows, with their heading. */
const AROUND = 320;

/** The number of rows that the window has room for, at most a hundred; as cards on a phone none do. */
function rowsThatFit(): number | undefined {
  if (!globalThis.matchMedia?.('(min-width: 601px)').matches) return undefined;
  const rowHeight = document.documentElement.dataset.density === 'compact' ? 32 : 40;
  return Math.min(100, Math.max(5, Math.floor((window.innerHeight - AROUND) / rowHeight)));
}

/** Cells whose values have no useful sort order. */
const UNSORTED = ['image', 'link', 'long-text'];

/** The queries that this list supports. `pinned`: paths of columns that cannot be hidden, by default the card's title. */
export function shapeOf(screen: ListScreen, pinned?: readonly string[]): ListShape {
  return {
    sizes: screen.pageSizes,
    fitting: sizesChosen(screen) && extensionOn(FITTING) ? rowsThatFit() : undefined,
    sortable: screen.columns.flatMap((column) => sortField(screen, column) ?? []),
    searchable: isSearched(screen),
    filters: filtersOf(screen).flatMap(({ param, choices, range }) => [
      { param, ...(choices && { choices: choices.map(({ value }) => String(value)) }) },
      ...(range ? [{ param: range.end }] : []),
    ]),
    fit: (filters) => screen.filters.reduce(fitRange, filters),
    columns: screen.columns.map(({ path }) => path),
    pinned: pinned ?? [cardHead(screen.columns)?.path ?? ''],
  };
}

/** Whether it can be searched: by the page itself, or by the server. */
export function isSearched({ search, paging, source }: ListScreen): boolean {
  return search !== undefined && (paging === 'client' || searchOf(source.endpoint) !== undefined);
}

/** The filters by which the server, or the list itself, can filter. */
export function filtersOf({ filters, paging, source }: ListScreen): readonly Filter[] {
  if (paging === 'client' || !source.endpoint.ours) return filters;
  return filters.filter(({ param }) => isTaken(source.endpoint, param));
}

/** The rows that the list is about, where the server lacks a parameter that would limit them: a page may then have fewer. */
export function limitedRows({ source }: ListScreen, rows: readonly Row[]): readonly Row[] {
  const lacking = Object.entries(source.with ?? {}).filter(([name]) => !isTaken(source.endpoint, name));
  if (lacking.length === 0) return rows;
  return rows.filter((row) =>
    lacking.every(([name, value]) => !(name in row) || String(row[name]) === String(value)),
  );
}

type Chosen = Readonly<Record<string, string>>;

function fitRange(filters: Chosen, { param, range }: Filter): Chosen {
  if (!range) return filters;
  const { [param]: start = '', [range.end]: end = '', ...others } = filters;
  const days = fitted({ start, end }, { ...range, today: businessDay(product().locale.zone) });
  return {
    ...others,
    ...(days.start && { [param]: days.start }),
    ...(days.end && { [range.end]: days.end }),
  };
}

/** Whether the list itself sorts the page that came, as the server cannot sort. */
export function sortsPage({ sortsPage: isDeclared, source }: ListScreen): boolean {
  return isDeclared === true && !(source.endpoint.sort && extensionOn(SORTING));
}

/** The sort field of this column, or undefined. */
export function sortField(screen: ListScreen, column: Column): string | undefined {
  if (screen.paging === 'client' || sortsPage(screen))
    return UNSORTED.includes(column.cell) ? undefined : column.path;
  return screen.source.endpoint.sort && extensionOn(SORTING) ? column.sort : undefined;
}

/** Whether the user may choose the page size. */
export function sizesChosen(screen: ListScreen): boolean {
  return (
    screen.pageSizes.length > 1 &&
    (screen.paging === 'client' || sizeOf(screen.source.endpoint) !== undefined)
  );
}

/** The input of the list's call: the declared values, and the state under the endpoint's parameter names. */
export function listInput(screen: ListScreen, state: ListState, scope: Scope): Record<string, unknown> {
  const declaredInput = resolveValues(screen.source.with, scope);
  if (screen.paging === 'client') return declaredInput;
  const { endpoint } = screen.source;
  const { [endpoint.searchIn ?? '']: searched, ...filters } = state.filters;
  const isAsked = state.search !== '' && searched !== undefined;
  return {
    ...declaredInput,
    ...stateInput(endpoint, sortsPage(screen) ? { ...state, sort: undefined } : state),
    ...filters,
    ...(endpoint.searchIn && isAsked && { [endpoint.searchIn]: searched }),
  };
}

function stateInput(
  endpoint: Endpoint,
  state: Omit<ListState, 'sort'> & { readonly sort?: ListState['sort'] | undefined },
): Record<string, unknown> {
  const { paging, sort } = endpoint;
  const size = sizeOf(endpoint);
  return {
    ...(paging && { [paging.page]: state.page }),
    ...(size && { [size]: state.size }),
    ...searchInput(endpoint, state.search),
    ...(sort && state.sort && { [sort.field]: state.sort.field, [sort.dir]: state.sort.dir }),
  };
}

/** The same input for a URL that is not open yet, for prefetching. */
export function inputOfAddress(
  screen: ListScreen,
  query: URLSearchParams,
  scope: Scope,
): Record<string, unknown> {
  return listInput(screen, parseState(withKeptSize(screen, query), shapeOf(screen)), scope);
}
