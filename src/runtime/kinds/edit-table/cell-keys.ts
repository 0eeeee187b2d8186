import type { FocusEvent, KeyboardEvent } from 'react';
import type { Saving } from './row-edits.ts';

const FIELDS = 'input, select, textarea';
const CONTROLS = `${FIELDS}, button, a[href]`;
const CARET = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];

/** The library moves the focus between cells; this leads it on to the control in a cell. Only controls are tab stops. */
export const cellProps = { tabIndex: -1, onFocus: leadIn, onKeyDown: keepCopying } as const;

function leadIn(event: FocusEvent<HTMLElement>): void {
  if (event.target !== event.currentTarget) return;
  const [field, first] = [FIELDS, CONTROLS].map((selector) =>
    event.target.querySelector<HTMLElement>(selector),
  );
  const control = field ?? first;
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
}

/** Leaves copying to the browser: the library would copy the whole cell, whatever is selected. */
function keepCopying(event: KeyboardEvent<HTMLElement>): void {
  if ((event.ctrlKey || event.metaKey) && event.key === 'c') event.stopPropagation();
}

/** Keys that the control itself uses and that must not leave its cell; up and down leave it when all rows are edited. */
export function isCaretKey(
  { key, altKey, shiftKey, ctrlKey, metaKey, target }: KeyboardEvent,
  saving: Saving,
) {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return CARET.includes(key);
  const isLine = target instanceof HTMLInputElement && target.type === 'text';
  return saving === 'each' || !isLine || altKey || shiftKey || ctrlKey || metaKey;
}

/** Focuses the same column in the row below, with Shift above; keeps the focus at the ends. */
export function goDown({ currentTarget, shiftKey }: KeyboardEvent<HTMLElement>): true {
  const cell = currentTarget.closest('td');
  const row = cell?.closest('tr');
  const targetRow = shiftKey ? row?.previousElementSibling : row?.nextElementSibling;
  if (cell && targetRow instanceof HTMLTableRowElement) targetRow.cells[cell.cellIndex]?.focus();
  return true;
}
