import type { RowPlace } from './use-rows.ts';

/** The row with the focus stays in the document however far it is scrolled away, and with it where its arrows lead. */
export function keptAround(
  rows: readonly Pick<RowPlace, 'level'>[],
  focusedIndex: number | undefined,
): readonly number[] {
  const focusedRow = focusedIndex === undefined ? undefined : rows[focusedIndex];
  if (focusedIndex === undefined || !focusedRow) return [];
  const above = rows.findLastIndex(({ level }, place) => place < focusedIndex && level < focusedRow.level);
  return [above, focusedIndex - 1, focusedIndex, focusedIndex + 1].filter(
    (place) => place >= 0 && place < rows.length,
  );
}
