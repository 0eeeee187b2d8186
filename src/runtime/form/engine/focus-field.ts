import type { FormApi } from '../state/form-api.ts';

/** Frames for which a field may still be out of reach: its message is being drawn, the form is being unlocked, its step is coming. */
const PATIENCE = 30;
/** The same where it has to be fetched first: five seconds. */
const PATIENCE_WITH_CHUNK = 300;

type Leading = Pick<FormApi, 'idOf'> & Partial<Pick<FormApi, 'steps'>>;

/** Leads to a field, or to the summary when what is wrong belongs to none. */
export function focusField(form: Leading, name: string | undefined): void {
  if (name !== undefined) form.steps?.reveal?.(name);
  lead(name === undefined ? summaryId(form) : form.idOf(name), PATIENCE);
}

/** Leads to what others have changed meanwhile. */
export function focusConflict(form: Pick<FormApi, 'idOf'>): void {
  lead(conflictId(form), PATIENCE_WITH_CHUNK);
}

function lead(id: string, patience: number): void {
  requestAnimationFrame(() => {
    const target = document.getElementById(id);
    target?.focus({ preventScroll: true });
    // A group of controls hands the focus on to one of them.
    if (!target?.contains(document.activeElement)) {
      if (patience > 0) lead(id, patience - 1);
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
