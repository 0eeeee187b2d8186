import { useEffect, useLayoutEffect } from 'react';
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
