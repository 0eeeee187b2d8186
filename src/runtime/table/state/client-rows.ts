import type { ListScreen } from '../../../../core/model.ts';
import { type Row, readPath } from '../../../../core/scope.ts';
import { searchForm } from '../../../../core/search-form.ts';
import type { ListState } from './list-state.ts';

interface PageOfRows {
  readonly rows: readonly Row[];
  /** The matching rows of all pages. */
  readonly found: readonly Row[];
  /** Number of rows that match search and filters, on all pages. */
  readonly total: number;
  /** Number of the last page, at least 1. */
  readonly last: number;
}

/**
 * Searches (by `search.fields`, else all columns, in their search form), filters, sorts and pages rows in the browser. Until a
 * column sorts, the order is the screen's own. Sorting is stable, with missing values last in both directions.
 */
export function clientRows(
  sourceRows: readonly Row[],
  state: ListState,
  screen: Pick<ListScreen, 'search' | 'columns' | 'sort'>,
  locale: string,
): PageOfRows {
  const { search, columns } = screen;
  const fields = search?.fields ?? columns.flatMap(({ cell, path }) => (cell === 'image' ? [] : path));
  const narrowed = narrowRows(sourceRows, state, fields);
  const matchingRows = sortRows(narrowed, state.sort ?? screen.sort, locale);
  const start = (state.page - 1) * state.size;
  return {
    rows: matchingRows.slice(start, start + state.size),
    found: matchingRows,
    total: matchingRows.length,
    last: Math.max(1, Math.ceil(matchingRows.length / state.size)),
  };
}

function narrowRows(sourceRows: readonly Row[], state: ListState, fields: readonly string[]): readonly Row[] {
  const searched = searchForm(state.search);
  const filters = Object.entries(state.filters);
  if (!searched && filters.length === 0) return sourceRows;
  const textAt = (row: Row, path: string) => searchForm(String(readPath(row, path) ?? ''));
  return sourceRows.filter(
    (row) =>
      filters.every(([param, value]) => String(readPath(row, param) ?? '') === value) &&
      (!searched || fields.some((path) => textAt(row, path).includes(searched))),
  );
}

/** The rows in this order; in the given one where there is none. */
export function sortRows(rows: readonly Row[], sort: ListState['sort'], locale: string): readonly Row[] {
  if (!sort) return rows;
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = sort.dir === 'desc' ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: readPath(row, sort.field) }));
  keyed.sort((a, b) => compare(a.key, b.key, sign, collator));
  return keyed.map(({ row }) => row);
}

function compare(a: unknown, b: unknown, sign: number, collator: Intl.Collator): number {
  const missing = Number(isMissing(a)) - Number(isMissing(b));
  if (missing !== 0 || isMissing(a)) return missing;
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * collator.compare(String(a), String(b));
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
