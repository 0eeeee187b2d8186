import { isDescriptor } from '../../base/files/descriptor.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { isVisible } from '../engine/declared-field.tsx';
import { focusField } from '../engine/focus-field.ts';
import { showsPaths } from '../fields/index.ts';
import { type FieldError, reportOf } from '../state/error-report.ts';
import type { FormApi } from '../state/form-api.ts';
import { controlNames } from '../state/form-layout.ts';
import { addressLines } from '../state/line-values.ts';

/**
 * Assigns every error to its field and focuses the first. A refusal by the server is also a toast; so is a single validation
 * error, while several are listed in the summary.
 */
export function refuse(form: FormApi, errors: readonly FieldError[], text?: string): void {
  const addressedErrors = addressLines(errors, form.screen.fields, (name) => form.store.value(name));
  const visible = form.layout.order.flatMap((name) => {
    const field = form.layout.fields.get(name);
    return field && isVisible(form, field) ? [field] : [];
  });
  const visibleNames = visible.flatMap((field) => controlNames(field, addressedErrors));
  const deep = new Set(visible.filter(showsPaths).map(({ name }) => name));
  const report = reportOf(addressedErrors, visibleNames, deep);
  form.store.setReport(report);
  for (const [name, message] of report.atFields) clearRefused(form, name, message);
  const first = report.list[0];
  const toast = text ?? (report.list.length === 1 ? first?.message : undefined);
  if (toast) notify(toast, 'error');
  focusField(form, first?.field);
}

/** Empties a field declared so, and one whose file was refused: a file that stays would be refused again. */
function clearRefused({ layout, store }: FormApi, name: string, message: string): void {
  const { clearsRefused, keepsRefused } = layout.fields.get(name)?.options ?? {};
  if (clearsRefused) store.put(name, null);
  if (keepsRefused || !isDescriptor(store.value(name))) return;
  store.put(name, undefined);
  store.files.refuse(name, message);
}
