import type { GridScreen, ListScreen } from '../../model.ts';

/** A grid as a list: search, order and page are in the address as in any list. */
export function asList({ edit: _, pageSize, search, ...rest }: GridScreen): ListScreen {
  return {
    ...rest,
    kind: 'list',
    pageSizes: [pageSize],
    ...(search && { search: { on: 'typing', ...search } }),
    filters: [],
    row: [],
  };
}

/** A field that is edited must be seen; and a row has a name. */
export function pinnedOf({ columns, edit }: GridScreen): readonly string[] {
  const edited = new Set(edit.fields.map(({ from, name }) => from ?? name));
  const [first] = columns;
  return columns.flatMap((column) => (column === first || edited.has(column.path) ? column.path : []));
}
