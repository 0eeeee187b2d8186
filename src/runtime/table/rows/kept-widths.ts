import { readStored, writeStored } from '../../base/storage.ts';
import type { RowPlan } from './list-plan.ts';
import type { ContentWidths } from './table-widths.ts';

/** The name of what the buttons need, beside the paths of the columns. */
const ACTIONS = '';

/** What the rows of this list needed when it was last opened in this browser, so that its columns stand before its rows come. */
export function keptWidths({ id, columns }: RowPlan): ContentWidths | undefined {
  const stored = id === undefined ? undefined : readStored(nameOf(id));
  if (stored === undefined) return undefined;
  const kept = new URLSearchParams(stored);
  const widthOf = (name: string) => Number(kept.get(name)) || 0;
  return { columns: columns.map(({ column }) => widthOf(column.path)), actions: widthOf(ACTIONS) };
}

export function keepWidths({ id, columns }: RowPlan, widths: ContentWidths): void {
  if (id === undefined) return;
  const kept = new URLSearchParams({ [ACTIONS]: String(widths.actions) });
  columns.forEach(({ column }, columnIndex) => {
    kept.set(column.path, String(widths.columns[columnIndex] ?? 0));
  });
  writeStored(nameOf(id), String(kept));
}

const nameOf = (id: string) => `widths ${id}`;
