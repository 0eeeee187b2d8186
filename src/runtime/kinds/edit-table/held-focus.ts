import { useEffect, useLayoutEffect } from 'react';
import type { HeldFocus, RowEdit } from './row-edits.ts';

/** Leads the focus into the first control of a row that has just been opened. */
export function useFirstFocus(edit: RowEdit, id: string, isFirst: boolean): void {
  useEffect(() => {
    if (!isFirst || !edit.fresh) return;
    edit.fresh = false;
    document.getElementById(id)?.focus();
  }, [isFirst, edit, id]);
}

/**
 * The table's library makes new elements for a row that changes its place: found by another search, or moved by the
 * rows of a newer answer. Who types in it keeps the focus and the place in the text.
 */
export function useHeldFocus(edit: RowEdit, id: string): void {
  useLayoutEffect(() => {
    const { held } = edit;
    if (held?.id === id) takeFocus(document.getElementById(id), held.selection);
    return () => {
      const focused = document.activeElement;
      if (focused?.id !== id) return;
      edit.held = { id, selection: selectionOf(focused) };
      // The new element is there at the end of this very update, or not at all.
      queueMicrotask(() => {
        edit.held = undefined;
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
