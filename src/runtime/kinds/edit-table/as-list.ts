import type { FormScreen, GridScreen, ListScreen } from '../../model.ts';

const lists = new WeakMap<GridScreen, ListScreen>();
const forms = new WeakMap<GridScreen, FormScreen>();

/** A grid as a list that has all its rows: search, order and page stand in the address as everywhere. */
export function asList(screen: GridScreen): ListScreen {
  return kept(lists, screen, ({ edit: _, pageSize, search, ...rest }) => ({
    ...rest,
    kind: 'list',
    paging: 'client',
    pageSizes: [pageSize],
    ...(search && { search: { on: 'typing', ...search } }),
    filters: [],
    header: [],
    row: [],
  }));
}

/** A field that is edited must be seen; and a row has a name. */
export function pinnedOf({ columns, edit }: GridScreen): readonly string[] {
  const edited = new Set(edit.fields.map(({ from, name }) => from ?? name));
  const [first] = columns;
  return columns.flatMap((column) => (column === first || edited.has(column.path) ? column.path : []));
}

/** The edited fields of a row as a form, for the controls that stand in forms. */
export function asForm(screen: GridScreen): FormScreen {
  const { id, file, title, roles, route, edit } = screen;
  return kept(forms, screen, () => ({
    ...{ id, file, title, roles, route },
    kind: 'form',
    ...(edit.version === undefined ? {} : { version: edit.version }),
    fields: edit.fields,
    sections: [],
    body: edit.body,
    // biome-ignore lint/suspicious/noThenProperty: the language's word; the value is no function
    submit: { call: edit.call, label: edit.save, then: {} },
    initial: {},
    lock: 0,
  }));
}

/** The same object each time, so that nothing is planned twice. */
function kept<T>(made: WeakMap<GridScreen, T>, screen: GridScreen, make: (screen: GridScreen) => T): T {
  const known = made.get(screen);
  if (known) return known;
  const fresh = make(screen);
  made.set(screen, fresh);
  return fresh;
}
