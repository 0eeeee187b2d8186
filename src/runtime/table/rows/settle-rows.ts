import type { Row } from '../../../../core/scope.ts';

export interface Settled {
  readonly rows: readonly Row[];
  /** Keys of rows that were deleted or no longer match. */
  readonly gone: ReadonlySet<unknown>;
  /** Rows of the new page that are not shown yet. */
  readonly added: number;
  /** Showing the new page as it is would move nothing. */
  readonly isStill: boolean;
}

/** Merges a page read again: rows keep their places and get new values; `touched` keys that are missing are gone. */
export function settleRows(
  standing: readonly Row[],
  fresh: readonly Row[],
  key: string,
  touched: (key: unknown) => boolean,
): Settled {
  const byKey = new Map(fresh.map((row) => [row[key], row]));
  const gone = new Set<unknown>();
  const rows = standing.map((row) => {
    const freshRow = byKey.get(row[key]);
    if (!freshRow && touched(row[key])) gone.add(row[key]);
    // The same object is not re-rendered.
    return freshRow && JSON.stringify(row) !== JSON.stringify(freshRow) ? freshRow : row;
  });
  const standingKeys = new Set(standing.map((row) => row[key]));
  return {
    rows,
    gone,
    added: fresh.filter((row) => !standingKeys.has(row[key])).length,
    isStill: standing.every((row, place) => fresh[place]?.[key] === row[key]),
  };
}
