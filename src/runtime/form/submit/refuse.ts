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
  for (const [name] of report.atFields)
    if (form.layout.fields.get(name)?.options?.clearsRefused) form.store.put(name, null);
  const first = report.list[0];
  const toast = text ?? (report.list.length === 1 ? first?.message : undefined);
  if (toast) notify(toast, 'error');
  focusField(form, first?.field);
}
