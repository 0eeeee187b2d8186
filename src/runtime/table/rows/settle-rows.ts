import type { Row } from '../../core/scope.ts';

export interface Settled {
  readonly rows: readonly Row[];
  /** Keys of rows that were deleted, or changed so that they do not match any more. */
  readonly gone: ReadonlySet<unknown>;
  /** Rows of the fresh page that are not shown yet. */
  readonly added: number;
  /** Nothing would move if the fresh page were shown as it is. */
  readonly isStill: boolean;
}

/**
 * What is shown when a page was read again because somebody else wrote: every row stays where it stands, with its new
 * values. `touched` says of a key whether it was written; a row that is only pushed to another page stays as it is.
 */
export function settleRows(
  standing: readonly Row[],
  fresh: readonly Row[],
  key: string,
  touched: (key: unknown) => boolean,
): Settled {
  const byKey = new Map(fresh.map((row) => [row[key], row]));
  const gone = new Set<unknown>();
  const rows = standing.map((row) => {
    const next = byKey.get(row[key]);
    if (!next && touched(row[key])) gone.add(row[key]);
    // The same object is not drawn again.
    return next && !isSame(row, next) ? next : row;
  });
  const known = new Set(standing.map((row) => row[key]));
  return {
    rows,
    gone,
    added: fresh.filter((row) => !known.has(row[key])).length,
    isStill: standing.every((row, place) => fresh[place]?.[key] === row[key]),
  };
}

function isSame(one: Row, other: Row): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
