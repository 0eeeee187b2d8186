import { readPath } from '../../../../../core/scope.ts';
import { type LineColumn, type LineControl, showValue } from './line-table.ts';
import type { Lines } from './use-lines.ts';

/** A cell: a row and a column. */
export interface LineCell {
  readonly key: number;
  readonly column: LineColumn;
  readonly control: LineControl;
}

/** The cell of an event's target; undefined when the target is no control of a column. */
export function cellOf({ table }: Pick<Lines, 'table'>, target: EventTarget | null): LineCell | undefined {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return undefined;
  const column = table.columns.find(({ field }) => field.name === target.name);
  const key = keyOf(target);
  return column && key !== undefined ? { key, column, control: target } : undefined;
}

/** The row of an element. */
export function keyOf(target: Element): number | undefined {
  const path = target.closest('tr')?.dataset.path;
  return path === undefined ? undefined : Number(path);
}

/** The control of a column in a row. */
export function controlAt(row: Element | null | undefined, column: string): LineControl | null {
  return row?.querySelector<LineControl>(`[name="${CSS.escape(column)}"]`) ?? null;
}

export function rowAt(body: HTMLElement | null, key: number): HTMLTableRowElement | null {
  return body?.querySelector<HTMLTableRowElement>(`tr[data-path="${key}"]`) ?? null;
}

/** Focuses a cell and selects its text, so that typing replaces it. */
export function focusCell(row: Element | null | undefined, column: string): void {
  const control = controlAt(row, column);
  control?.focus();
  if (control instanceof HTMLInputElement && control.type === 'text') control.select();
}

/** Sets a value from outside its cell, and updates the cell if it is rendered. */
export function putValue(
  lineItems: Lines,
  body: HTMLElement | null,
  key: number,
  name: string,
  value: unknown,
) {
  const { lines, table } = lineItems;
  lines.set(key, name, value);
  const column = table.columns.find(({ field }) => field.name === name);
  const control = controlAt(rowAt(body, key), name);
  const values = lines.line(key)?.values;
  if (column && control && values) showValue(column, control, values, readPath(values, name));
}

/** Judges a cell anew, if its row is still there. */
export function recheckCell(lineItems: Lines, { key, column }: LineCell): void {
  lineItems.commit();
  if (lineItems.lines.line(key)) lineItems.form.recheck(lineItems.nameOf(key, column.field.name));
}
