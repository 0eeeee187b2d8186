import type { FormApi } from '../state/form-api.ts';
import { ownerAt } from '../state/form-layout.ts';
import { entryPath } from '../state/paths.ts';
import { isVisible } from './declared-field.tsx';

/** Animation frames to wait for a field that is not rendered yet: its message, an unlocked form, or its step. */
const PATIENCE = 30;
/** The same when a chunk must be loaded: five seconds. */
const PATIENCE_WITH_CHUNK = 300;

type Leading = Pick<FormApi, 'idOf' | 'layout'> & Partial<Pick<FormApi, 'steps'>>;

/**
 * Focuses a field, or the error summary when the error belongs to no field. A path below a field without its own element focuses
 * the field.
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

/** The name of the first field that is visible and not read-only. */
export function firstField(form: Pick<FormApi, 'layout' | 'store' | 'scope'>): string | undefined {
  return form.layout.order.find((name) => {
    const field = form.layout.fields.get(name);
    return field !== undefined && !field.readOnly && isVisible(form, field);
  });
}

/** The control of a list whose rows do not know their place: it is counted when it is asked for. */
function controlInRow(form: Pick<FormApi, 'idOf'>, name: string): HTMLElement | null {
  const entry = entryPath(name);
  const list = entry && document.getElementById(form.idOf(entry.list));
  const row = list?.querySelectorAll('tbody > tr')[entry?.index ?? 0];
  return row?.querySelector<HTMLElement>(`[name="${CSS.escape(entry?.inner ?? '')}"]`) ?? null;
}

/** Focuses the conflict panel. */
export function focusConflict(form: Pick<FormApi, 'idOf'>): void {
  lead(conflictId(form), PATIENCE_WITH_CHUNK);
}

interface Further {
  /** Finds an element without an id. */
  readonly find?: () => HTMLElement | null;
  /** Id of the fallback element. */
  readonly otherwise?: string;
}

function lead(id: string, patience: number, further: Further = {}): void {
  requestAnimationFrame(() => {
    const target = document.getElementById(id) ?? further.find?.();
    target?.closest('[data-folded]')?.querySelector('button')?.click();
    target?.focus({ preventScroll: true });
    // A group of controls forwards the focus to one of them.
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
