import type { OwnParts } from '../../core/model.ts';
import type { LinkedScreen } from '../link/context/linked.ts';
import type { LinkedCore } from '../link/product/link-product.ts';
import { isObject } from '../schema/json-schema.ts';

/** Names of the hand-made parts that a screen shows; undefined when it shows none. */
export function ownPartsOf(
  { screen }: LinkedScreen,
  { cells, fields, filters }: LinkedCore['declarations'],
): OwnParts | undefined {
  const found = { widgets: new Set<string>(), cells: new Set<string>(), fields: new Set<string>() };
  collect(screen, found);
  const filtered = screen.kind === 'list' ? screen.filters.map(({ field }) => field) : [];
  const own = {
    // The widget of an action is opened later.
    widgets: [...found.widgets].sort(),
    cells: [...found.cells].filter((name) => cells.has(name)).sort(),
    fields: [...found.fields].filter((name) => fields.has(name)).sort(),
    filters: [...new Set(filtered)].filter((name) => filters.has(name)).sort(),
  };
  const entries = Object.entries(own).filter(([, names]) => names.length > 0);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

interface Found {
  readonly widgets: Set<string>;
  readonly cells: Set<string>;
  readonly fields: Set<string>;
}

function collect(value: unknown, found: Found): void {
  if (Array.isArray(value)) for (const one of value) collect(one, found);
  if (!isObject(value) || 'endpoint' in value) return;
  const { widget, cell, field, place } = value;
  // Only actions have a place: their widgets are loaded on click.
  if (typeof widget === 'string' && place === undefined) found.widgets.add(widget);
  if (typeof cell === 'string') found.cells.add(cell);
  if (typeof field === 'string') found.fields.add(field);
  for (const child of Object.values(value)) collect(child, found);
}
