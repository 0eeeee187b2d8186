import type { LinkedProduct } from '../../link/product/link-product.ts';
import { pathsOf } from '../../schema/json-schema.ts';

/** The kinds of names that a declaration may contain. */
export type NamedKind =
  | 'screen'
  | 'endpoint'
  | 'entity'
  | 'roles'
  | 'widget'
  | 'component'
  | 'cell'
  | 'field'
  | 'filter'
  | 'icon'
  | 'actor'
  | 'step'
  | 'limit'
  | 'path';

/** Every name of the product that a declaration may use, by kind, in alphabetical order. */
export type ProductNames = Readonly<Record<NamedKind, readonly string[]>>;

/** Maximum depth of paths into a record, such as `author.name`. */
const DEPTH = 2;

export function productNames(product: LinkedProduct): ProductNames {
  const { declarations, base, endpoints, lifecycles } = product;
  const { cells, fields, filters, icons } = base.vocabulary;
  const { access, actors = [] } = declarations.app.value;
  const components = [...declarations.screens.values()].flatMap(({ value }) =>
    value.kind === 'custom' ? [value.component] : [],
  );
  return {
    screen: sorted(declarations.screens.keys()),
    endpoint: sorted(declarations.endpoints.keys()),
    entity: sorted(declarations.entities.keys()),
    roles: sorted([...Object.keys(access), 'public']),
    widget: sorted(declarations.widgets.keys()),
    component: sorted(components),
    cell: sorted(cells.keys()),
    field: sorted(fields.keys()),
    filter: sorted(filters.keys()),
    icon: sorted(icons),
    actor: sorted([...actors, 'scheduler']),
    step: sorted(
      lifecycles.flatMap(({ lifecycle: { id, actions } }) =>
        Object.keys(actions).map((action) => `${id}.${action}`),
      ),
    ),
    limit: sorted(endpoints.flatMap(({ declared }) => declared.value.limits ?? [])),
    path: sorted(endpoints.flatMap(({ item }) => pathsOf(item, '', DEPTH))),
  };
}

function sorted(names: Iterable<string>): string[] {
  return [...new Set(names)].sort();
}
