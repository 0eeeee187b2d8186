import type { FormApi } from '../state/form-api.ts';
import { ownerAt } from '../state/form-layout.ts';
import { entryPath } from '../state/paths.ts';

/** Frames for which a field may still be out of reach: its message is being drawn, the form is being unlocked, its step is coming. */
const PATIENCE = 30;
/** The same where it has to be fetched first: five seconds. */
const PATIENCE_WITH_CHUNK = 300;

type Leading = Pick<FormApi, 'idOf' | 'layout'> & Partial<Pick<FormApi, 'steps'>>;

/**
 * Leads to a field, or to the summary when what is wrong belongs to none. A path below a field whose control shows no
 * such place leads to the field.
 */
export function focusField(form: Leading, name: string | undefined): void {
  if (name === undefined) {
    lead(summaryId(form), PATIENCE);
    return;
  }
  form.steps?.reveal?.(name);
  const owner = ownerAt(form.layout.fields, name);
  lead(form.idOf(name), PATIENCE, {
    find: () => controlInRow(form, name),
    ...(owner && owner.name !== name ? { otherwise: form.idOf(owner.name) } : {}),
  });
}

/** The control of a list whose rows do not know their place: it is counted when it is asked for. */
function controlInRow(form: Pick<FormApi, 'idOf'>, name: string): HTMLElement | null {
  const entry = entryPath(name);
  const list = entry && document.getElementById(form.idOf(entry.list));
  const row = list?.querySelectorAll('tbody > tr')[entry?.index ?? 0];
  return row?.querySelector<HTMLElement>(`[name="${CSS.escape(entry?.inner ?? '')}"]`) ?? null;
}

/** Leads to what others have changed meanwhile. */
export function focusConflict(form: Pick<FormApi, 'idOf'>): void {
  lead(conflictId(form), PATIENCE_WITH_CHUNK);
}

interface Further {
  /** Finds what has no id of its own. */
  readonly find?: () => HTMLElement | null;
  /** Id of what is led to when nothing is found. */
  readonly otherwise?: string;
}

function lead(id: string, patience: number, further: Further = {}): void {
  requestAnimationFrame(() => {
    const target = document.getElementById(id) ?? further.find?.();
    target?.focus({ preventScroll: true });
    // A group of controls hands the focus on to one of them.
    if (!target?.contains(document.activeElement)) {
      if (patience > 0) lead(id, patience - 1, further);
      else if (further.otherwise !== undefined) lead(further.otherwise, PATIENCE);
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
