import type { FormApi } from '../state/form-api.ts';
import { ownerAt } from '../state/form-layout.ts';

/** Frames for which a field may still be out of reach: its message is being drawn, the form is being unlocked. */
const PATIENCE = 10;
/** The same where it has to be fetched first: five seconds. */
const PATIENCE_WITH_CHUNK = 300;

/**
 * Leads to a field, or to the summary when what is wrong belongs to none. A path below a field whose control shows no
 * such place leads to the field.
 */
export function focusField(form: Pick<FormApi, 'idOf' | 'layout'>, name: string | undefined): void {
  const owner = name === undefined ? undefined : ownerAt(form.layout.fields, name);
  const otherwise = owner && owner.name !== name ? form.idOf(owner.name) : undefined;
  lead(name === undefined ? summaryId(form) : form.idOf(name), PATIENCE, otherwise);
}

/** Leads to what others have changed meanwhile. */
export function focusConflict(form: Pick<FormApi, 'idOf'>): void {
  lead(conflictId(form), PATIENCE_WITH_CHUNK);
}

function lead(id: string, patience: number, otherwise?: string): void {
  requestAnimationFrame(() => {
    const target = document.getElementById(id);
    target?.focus({ preventScroll: true });
    if (!target || document.activeElement !== target) {
      if (patience > 0) lead(id, patience - 1, otherwise);
      else if (otherwise !== undefined) lead(otherwise, PATIENCE);
      return;
    }
    (target.closest('.form-field') ?? target).scrollIntoView({ block: 'nearest' });
  });
}

export function summaryId(form: Pick<FormApi, 'idOf'>): string {
  return form.idOf('(summary)');
}

export function conflictId(form: Pick<FormApi, 'idOf'>): string {
  return form.idOf('(conflict)');
}
