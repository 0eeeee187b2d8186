import { useEffect, useRef } from 'react';
import { firstField } from '../../form/engine/focus-field.ts';
import type { FormApi } from '../../form/state/form-api.ts';

/**
 * Focuses the first field of a form in a dialog, unless the focus is in the dialog already. Not on touch devices, where the
 * on-screen keyboard would cover it.
 */
export function useFirstFocus(form: FormApi, inDialog: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    if (!inDialog || !window.matchMedia('(pointer: fine)').matches) return;
    const focusedElement = document.activeElement;
    if (
      focusedElement?.closest('[role=dialog]') &&
      !focusedElement.matches('[role=dialog], .MuiDialog-container')
    )
      return;
    const name = firstField(form);
    if (name) document.getElementById(form.idOf(name))?.focus({ preventScroll: true });
  }, [form, inDialog]);
}
