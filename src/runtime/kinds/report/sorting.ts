export interface Sorting {
  readonly column: string;
  readonly dir: 'asc' | 'desc';
}
type Row = Readonly<Record<string, unknown>>;

/** The sorting after a click on a heading: ascending, descending, then unsorted. */
export function toggleSorting(sorting: Sorting | undefined, column: string): Sorting | undefined {
  if (sorting?.column !== column) return { column, dir: 'asc' };
  return sorting.dir === 'asc' ? { column, dir: 'desc' } : undefined;
}

/** The sorted rows: numbers by value, texts by the rules of the locale. */
export function sortRows<R extends Row>(
  rows: readonly R[],
  sorting: Sorting | undefined,
  locale: string,
): readonly R[] {
  if (!sorting) return rows;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = sorting.dir === 'asc' ? 1 : -1;
  const readCell = (row: R) => row[sorting.column];
  return [...rows].sort((firstRow, secondRow) => {
    const [a, b] = [readCell(firstRow), readCell(secondRow)];
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
  });
}
