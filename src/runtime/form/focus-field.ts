import type { FormApi } from './form-api.ts';

/** Leads to a field, or to the summary when what is wrong belongs to none. Waits until the messages are drawn. */
export function focusField(form: Pick<FormApi, 'idOf'>, name: string | undefined): void {
  requestAnimationFrame(() => {
    const target = document.getElementById(name === undefined ? summaryId(form) : form.idOf(name));
    if (!target) return;
    target.focus({ preventScroll: true });
    (target.closest('.form-field') ?? target).scrollIntoView({ block: 'nearest' });
  });
}

export function summaryId(form: Pick<FormApi, 'idOf'>): string {
  return form.idOf('(summary)');
}
