import type { Row } from '../../../../core/scope.ts';

/** The selected rows of a list, on any page. */
export interface Selection {
  /** By key: the selected rows, or the excluded rows when `all` matches are selected. */
  readonly rows: ReadonlyMap<string, Row>;
  readonly hasAllMatches: boolean;
}

export const NOTHING: Selection = { rows: new Map(), hasAllMatches: false };
export const EVERYTHING: Selection = { rows: new Map(), hasAllMatches: true };

export function isSelected({ rows, hasAllMatches }: Selection, key: string): boolean {
  return rows.has(key) !== hasAllMatches;
}

/** The selection with these rows added or removed; `key` is the key field. */
export function pick(selection: Selection, rows: readonly Row[], key: string, on: boolean): Selection {
  const nextRows = new Map(selection.rows);
  for (const row of rows) {
    if (on === selection.hasAllMatches) nextRows.delete(String(row[key]));
    else nextRows.set(String(row[key]), row);
  }
  return { rows: nextRows, hasAllMatches: selection.hasAllMatches };
}

/** The number of selected rows when `total` match. */
export function countOf({ rows, hasAllMatches }: Selection, total: number): number {
  return hasAllMatches ? Math.max(0, total - rows.size) : rows.size;
}
