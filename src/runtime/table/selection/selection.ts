import type { Row } from '../../../../core/scope.ts';

/** The selected rows of a list, on any page. */
export interface Selection {
  /** By key: the selected rows, or the excluded rows when `all` matches are selected. */
  readonly rows: ReadonlyMap<string, Row>;
  readonly all: boolean;
}

export const NOTHING: Selection = { rows: new Map(), all: false };
export const EVERYTHING: Selection = { rows: new Map(), all: true };

export function isSelected({ rows, all }: Selection, key: string): boolean {
  return rows.has(key) !== all;
}

/** The selection with these rows added or removed; `key` is the key field. */
export function pick(selection: Selection, rows: readonly Row[], key: string, on: boolean): Selection {
  const next = new Map(selection.rows);
  for (const row of rows) {
    if (on === selection.all) next.delete(String(row[key]));
    else next.set(String(row[key]), row);
  }
  return { rows: next, all: selection.all };
}

/** The number of selected rows when `total` match. */
export function countOf({ rows, all }: Selection, total: number): number {
  return all ? Math.max(0, total - rows.size) : rows.size;
}
