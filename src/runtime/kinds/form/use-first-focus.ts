import { useEffect, useRef } from 'react';
import { isVisible } from '../../form/engine/declared-field.tsx';
import type { FormApi } from '../../form/state/form-api.ts';

/**
 * A form that opens in a dialog is there to be filled: its first field has the focus, unless the person is somewhere
 * in the dialog already. Not where typing brings up a keyboard that would cover it.
 */
export function useFirstFocus(form: FormApi, inDialog: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    if (!inDialog || !window.matchMedia('(pointer: fine)').matches) return;
    const at = document.activeElement;
    if (at?.closest('[role=dialog]') && !at.matches('[role=dialog], .MuiDialog-container')) return;
    const name = form.layout.order.find((one) => {
      const field = form.layout.fields.get(one);
      return field !== undefined && !field.readOnly && isVisible(form, field);
    });
    if (name) document.getElementById(form.idOf(name))?.focus({ preventScroll: true });
  }, [form, inDialog]);
}
