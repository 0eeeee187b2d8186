import { useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { CONTROLS } from './cell-keys.ts';
import type { HeldFocus, RowEdit } from './row-edits.ts';

/** Focuses the first control of a row that was just opened. */
export function useFirstFocus(edit: RowEdit, id: string, isFirst: boolean): void {
  useEffect(() => {
    if (!isFirst || !edit.fresh) return;
    edit.fresh = false;
    document.getElementById(id)?.focus();
  }, [isFirst, edit, id]);
}

/** Restores focus and text selection: the table library re-creates the elements of a row that moves. */
export function useHeldFocus(edit: RowEdit, id: string): void {
  useLayoutEffect(() => {
    const { heldFocus } = edit;
    if (heldFocus?.id === id) takeFocus(document.getElementById(id), heldFocus.selection);
    return () => {
      const focused = document.activeElement;
      if (focused?.id !== id) return;
      edit.heldFocus = { id, selection: selectionOf(focused) };
      // The new element exists at the end of this update, or not at all.
      queueMicrotask(() => {
        edit.heldFocus = undefined;
      });
    };
  }, [edit, id]);
}

/** Runs a change that moves rows; a control of a row without `useHeldFocus`, such as a button, keeps the focus. */
export function keepFocus(change: () => void): void {
  const cell = document.activeElement?.closest('td');
  const row = cell?.closest('tr');
  const body = row?.closest('tbody');
  const column = cell?.cellIndex ?? -1;
  const controlIndex = controlsOf(cell).indexOf(document.activeElement as HTMLElement);
  flushSync(change);
  if (!row || document.activeElement !== document.body) return;
  const again = [...(body?.querySelectorAll('tr') ?? [])].find(
    ({ dataset }) => dataset.key === row.dataset.key,
  );
  controlsOf(again?.cells[column])[controlIndex]?.focus({ preventScroll: true });
}

function controlsOf(cell: Element | null | undefined): HTMLElement[] {
  return [...(cell?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
}

function selectionOf(element: Element): HeldFocus['selection'] {
  return isText(element) ? [element.selectionStart, element.selectionEnd] : [null, null];
}

function takeFocus(element: HTMLElement | null, [start, end]: HeldFocus['selection']): void {
  element?.focus({ preventScroll: true });
  if (start !== null && element && isText(element)) element.setSelectionRange(start, end);
}

function isText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
