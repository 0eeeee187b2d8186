import type { RowPlace } from './use-rows.ts';

/** The row with the focus stays in the document however far it is scrolled away, and with it where its arrows lead. */
export function keptAround(
  rows: readonly Pick<RowPlace, 'level'>[],
  at: number | undefined,
): readonly number[] {
  const own = at === undefined ? undefined : rows[at];
  if (at === undefined || !own) return [];
  const above = rows.findLastIndex(({ level }, place) => place < at && level < own.level);
  return [above, at - 1, at, at + 1].filter((place) => place >= 0 && place < rows.length);
}
