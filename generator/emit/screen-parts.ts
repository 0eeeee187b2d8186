import type { OwnParts } from '../../core/model.ts';
import type { LinkedScreen } from '../link/context/linked.ts';
import type { LinkedCore } from '../link/product/link-product.ts';
import { isObject } from '../schema/json-schema.ts';

/** Names of the hand-made parts that a screen shows; undefined when it shows none. */
export function ownPartsOf(
  { screen }: LinkedScreen,
  { cells, fields, filters }: LinkedCore['declarations'],
): OwnParts | undefined {
  const usedParts = { widgets: new Set<string>(), cells: new Set<string>(), fields: new Set<string>() };
  collect(screen, usedParts);
  const filtered = screen.kind === 'list' ? screen.filters.map(({ field }) => field) : [];
  const handMadeParts = {
    // The widget of an action is opened later.
    widgets: [...usedParts.widgets].sort(),
    cells: [...usedParts.cells].filter((name) => cells.has(name)).sort(),
    fields: [...usedParts.fields].filter((name) => fields.has(name)).sort(),
    filters: [...new Set(filtered)].filter((name) => filters.has(name)).sort(),
  };
  const entries = Object.entries(handMadeParts).filter(([, names]) => names.length > 0);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

interface Found {
  readonly widgets: Set<string>;
  readonly cells: Set<string>;
  readonly fields: Set<string>;
}

function collect(value: unknown, usedParts: Found): void {
  if (Array.isArray(value)) for (const listItem of value) collect(listItem, usedParts);
  if (!isObject(value) || 'endpoint' in value) return;
  const { widget, cell, field, place } = value;
  // Only actions have a place: their widgets are loaded on click.
  if (typeof widget === 'string' && place === undefined) usedParts.widgets.add(widget);
  if (typeof cell === 'string') usedParts.cells.add(cell);
  if (typeof field === 'string') usedParts.fields.add(field);
  for (const child of Object.values(value)) collect(child, usedParts);
}
