import type { FocusEvent, KeyboardEvent } from 'react';
import type { Saving } from './row-edits.ts';

const FIELDS = 'input, select, textarea';
const CONTROLS = `${FIELDS}, button, a[href]`;
const CARET = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];

/**
 * The library moves the focus from cell to cell by the arrows; in a cell with a control it goes on into that. Only
 * the controls are reached by Tab.
 */
export const cellProps = { tabIndex: -1, onFocus: leadIn, onKeyDown: keepCopying } as const;

function leadIn(event: FocusEvent<HTMLElement>): void {
  if (event.target !== event.currentTarget) return;
  const [field, first] = [FIELDS, CONTROLS].map((one) => event.target.querySelector<HTMLElement>(one));
  const control = field ?? first;
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
}

/** Copying is the browser's: the library's own takes the whole cell, whatever is selected. */
function keepCopying(event: KeyboardEvent<HTMLElement>): void {
  if ((event.ctrlKey || event.metaKey) && event.key === 'c') event.stopPropagation();
}

/** Keys that move within a control and so must not leave its cell. Where all rows are edited, up and down go to others. */
export function isCaretKey(
  { key, altKey, shiftKey, ctrlKey, metaKey, target }: KeyboardEvent,
  saving: Saving,
) {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return CARET.includes(key);
  const isLine = target instanceof HTMLInputElement && target.type === 'text';
  return saving === 'each' || !isLine || altKey || shiftKey || ctrlKey || metaKey;
}

/** To the same column of the row below, with Shift above; the focus stays where there is none. */
export function goDown({ currentTarget, shiftKey }: KeyboardEvent<HTMLElement>): true {
  const cell = currentTarget.closest('td');
  const row = cell?.closest('tr');
  const next = shiftKey ? row?.previousElementSibling : row?.nextElementSibling;
  if (cell && next instanceof HTMLTableRowElement) next.cells[cell.cellIndex]?.focus();
  return true;
}
