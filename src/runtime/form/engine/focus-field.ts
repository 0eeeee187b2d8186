import type { FormApi } from '../state/form-api.ts';
<<<<<<< HEAD
import { entryPath } from '../state/paths.ts';
=======
import { ownerAt } from '../state/form-layout.ts';
>>>>>>> api

/** Frames for which a field may still be out of reach: its message is being drawn, the form is being unlocked, its step is coming. */
const PATIENCE = 30;
/** The same where it has to be fetched first: five seconds. */
const PATIENCE_WITH_CHUNK = 300;

<<<<<<< HEAD
type Leading = Pick<FormApi, 'idOf'> & Partial<Pick<FormApi, 'steps'>>;

/** Leads to a field, or to the summary when what is wrong belongs to none. */
export function focusField(form: Leading, name: string | undefined): void {
  if (name !== undefined) form.steps?.reveal?.(name);
  if (name === undefined) lead(summaryId(form), PATIENCE);
  else lead(form.idOf(name), PATIENCE, () => controlInRow(form, name));
}

/** The control of a list whose rows do not know their place: it is counted when it is asked for. */
function controlInRow(form: Pick<FormApi, 'idOf'>, name: string): HTMLElement | null {
  const entry = entryPath(name);
  const list = entry && document.getElementById(form.idOf(entry.list));
  const row = list?.querySelectorAll('tbody > tr')[entry?.index ?? 0];
  return row?.querySelector<HTMLElement>(`[name="${CSS.escape(entry?.inner ?? '')}"]`) ?? null;
=======
/**
 * Leads to a field, or to the summary when what is wrong belongs to none. A path below a field whose control shows no
 * such place leads to the field.
 */
export function focusField(form: Pick<FormApi, 'idOf' | 'layout'>, name: string | undefined): void {
  const owner = name === undefined ? undefined : ownerAt(form.layout.fields, name);
  const otherwise = owner && owner.name !== name ? form.idOf(owner.name) : undefined;
  lead(name === undefined ? summaryId(form) : form.idOf(name), PATIENCE, otherwise);
>>>>>>> api
}

/** Leads to what others have changed meanwhile. */
export function focusConflict(form: Pick<FormApi, 'idOf'>): void {
  lead(conflictId(form), PATIENCE_WITH_CHUNK);
}

<<<<<<< HEAD
function lead(id: string, patience: number, find: () => HTMLElement | null = () => null): void {
=======
function lead(id: string, patience: number, otherwise?: string): void {
>>>>>>> api
  requestAnimationFrame(() => {
    const target = document.getElementById(id) ?? find();
    target?.focus({ preventScroll: true });
<<<<<<< HEAD
    // A group of controls hands the focus on to one of them.
    if (!target?.contains(document.activeElement)) {
      if (patience > 0) lead(id, patience - 1, find);
=======
    if (!target || document.activeElement !== target) {
      if (patience > 0) lead(id, patience - 1, otherwise);
      else if (otherwise !== undefined) lead(otherwise, PATIENCE);
>>>>>>> api
      return;
    }
    (target.closest('tr, .form-field') ?? target).scrollIntoView({ block: 'nearest' });
  });
}

export function summaryId(form: Pick<FormApi, 'idOf'>): string {
  return form.idOf('(summary)');
}

export function conflictId(form: Pick<FormApi, 'idOf'>): string {
  return form.idOf('(conflict)');
}
