import { asApiError, errorText } from '../../core/api-error.ts';
import { resolveValues } from '../../core/scope.ts';
import { notifySuccess } from '../../data/notify-success.ts';
import { send } from '../../data/send.ts';
import { focusField } from '../../form/engine/focus-field.ts';
import type { Attempt } from '../../form/state/attempt.ts';
import { type FieldError, reportOf } from '../../form/state/error-report.ts';
import { errorsOfRefusal } from '../../form/submit/refusal.ts';
import type { ListEdit } from '../../model.ts';
import type { List } from '../../table/state/use-list.ts';
import { dismissErrors, notify } from '../../ui/toasts/notify.ts';
import { bodyOf, type Change, changesOf, checkTogether } from './check-together.ts';
import type { RowEdits } from './row-edits.ts';

/** Checks and saves all changed rows in one call; a refusal is shown, and what was typed stays. Never throws. */
export async function saveTogether(
  edits: RowEdits,
  declared: ListEdit,
  list: List,
  attempt: Attempt,
): Promise<void> {
  edits.flush();
  const changes = changesOf(edits);
  const rows = changes.map(({ edit }) => edit);
  if (changes.length === 0 || rows.some(({ busy }) => busy)) return;
  dismissErrors();
  const body = bodyOf(edits, declared, changes, resolveValues(declared.call.with, list.scope));
  const wrong = checkTogether(edits, declared, changes, body, { shown: list.rows, total: list.span.total });
  const message = refuse(changes, wrong);
  if (message) return notify(message, 'error');
  edits.setBusy(rows, true);
  try {
    const answer = await send(declared.call.endpoint, body, { idempotencyKey: attempt.keyFor(body) });
    for (const { edit, values } of changes) edits.saved(edit, values);
    notifySuccess(answer, declared.toast);
  } catch (error) {
    const failure = asApiError(error);
    if (failure.status > 0) attempt.answered();
    refuse(changes, errorsOfRefusal(failure, []));
    notify(errorText(failure), 'error');
  } finally {
    edits.setBusy(rows, false);
  }
}

/**
 * An error of `places.1` is shown in the cell "places" of the second changed row. The focus is led to the first such
 * cell; answers what is wrong there, or else what belongs to no cell.
 */
function refuse(changes: readonly Change[], errors: readonly FieldError[]): string | undefined {
  for (const [at, { edit }] of changes.entries()) {
    const { store, layout } = edit.form;
    const own = errors.flatMap(({ field = '', message }) => {
      const name = layout.order.find((one) => field === `${one}.${at}`);
      return name === undefined ? [] : { field: name, message };
    });
    store.setReport(reportOf(own, layout.order));
  }
  const form = changes.find(({ edit }) => edit.form.store.fieldErrors().length > 0)?.edit.form;
  const [first = errors[0]] = form?.store.fieldErrors() ?? [];
  if (form) focusField(form, first?.field);
  return first?.message;
}
