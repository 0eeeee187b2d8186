import type { GridScreen, ListScreen } from '../../../../core/model.ts';

const PAGE_SIZE = 10;

/** A grid as a list: search, sort order and page are in the URL as in any list. */
export function asList({ edit: _, search, ...rest }: GridScreen): ListScreen {
  return {
    ...rest,
    kind: 'list',
    pageSizes: [PAGE_SIZE],
    ...(search && { search: { on: 'typing', ...search } }),
    filters: [],
    row: [],
  };
}

/** Columns of edited fields cannot be hidden, nor can the one that names the row. */
export function pinnedOf({ columns, edit }: GridScreen): readonly string[] {
  const edited = new Set(edit.fields.map(({ from, name }) => from ?? name));
  const [first] = columns;
  return columns.flatMap((column) => (column === first || edited.has(column.path) ? column.path : []));
}
