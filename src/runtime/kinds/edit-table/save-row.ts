import type { GridEdit } from '../../../../core/model.ts';
import { locked } from '../../actions/pending.ts';
import { asApiError, type Stale } from '../../base/api-error.ts';
import { t } from '../../base/i18n/t.ts';
import { notifySuccess } from '../../data/notify-success.ts';
import { send } from '../../data/send.ts';
import { focusField } from '../../form/engine/focus-field.ts';
import { mergeRecord } from '../../form/state/conflict.ts';
import { type FieldError, reportOf } from '../../form/state/error-report.ts';
import { updateLinkedFields } from '../../form/state/linked-fields.ts';
import { readable } from '../../form/state/readable-value.ts';
import { askBeforeSave } from '../../form/submit/ask-before-save.ts';
import { errorsOfRefusal } from '../../form/submit/refusal.ts';
import { notify } from '../../ui/toasts/notify.ts';
import type { RowEdit, RowEdits } from './row-edits.ts';
import { bodyOfRow, errorsOfRow } from './row-form.ts';

/**
 * Validates and saves an edited row, unless its save is locked. A refusal is shown at the cell and as a toast; typed values stay.
 * Never throws.
 */
export async function saveRow(edits: RowEdits, edit: RowEdit, declared: GridEdit): Promise<boolean> {
  return (await locked(lockOfRow(edit), () => save(edits, edit, declared), declared.lock)) ?? false;
}

/** A row has one save at a time. */
export const lockOfRow = ({ form }: RowEdit): string => form.idOf('(save)');

async function save(edits: RowEdits, edit: RowEdit, declared: GridEdit): Promise<boolean> {
  const { form, attempt } = edit;
  for (const name of form.store.flush()) updateLinkedFields(form, name);
  const wrong = errorsOfRow(form);
  if (wrong.length > 0) return refuse(edit, wrong);
  const isSure = askBeforeSave([form.store]);
  if (isSure && !(await isSure)) return false;
  form.store.setReport(reportOf([], []));
  edits.setBusy([edit], true);
  const input = bodyOfRow(form);
  try {
    const { basedOn } = form.store;
    const answer = await send(declared.call.endpoint, input, {
      ...(basedOn === undefined ? {} : { basedOn }),
      idempotencyKey: attempt.keyFor(input),
    });
    notifySuccess(answer);
    edits.saved(edit, form.store.values(), answer.item);
    return true;
  } catch (error) {
    const failure = asApiError(error);
    if (failure.status > 0) attempt.answered();
    edits.setBusy([edit], false);
    if (failure.stale) return meetsOthers(edits, edit, failure.stale, declared);
    return refuse(edit, errorsOfRefusal(failure, form.screen.fields));
  }
}

/** Another user has saved the row: an edited cell shows their value, to be saved over; if none is affected, it is saved. */
function meetsOthers(
  edits: RowEdits,
  edit: RowEdit,
  stale: Stale,
  declared: GridEdit,
): boolean | Promise<boolean> {
  const { form } = edit;
  const differences = mergeRecord(form, { ...form.record, ...stale.current }, stale);
  form.store.setConflict(undefined);
  if (differences.length === 0) return save(edits, edit, declared);
  const errors = differences.map(({ field, theirs }) => ({
    field: field.name,
    message: t('This has been changed to "{value}" meanwhile. Save again to keep yours.', {
      value: readable(form.store, field, theirs),
    }),
  }));
  return refuse(edit, errors);
}

/** Milliseconds for which a refusal is shown as a toast: it stands at its cell too. */
const ERROR_TIME = 2500;

/** An error without a field is shown at the first field, since a toast disappears too soon. */
function refuse({ form }: RowEdit, errors: readonly FieldError[]): false {
  const { store, layout } = form;
  const report = reportOf(errors, layout.order);
  store.setReport(report);
  const first = report.list[0];
  const field = first?.field ?? layout.order[0];
  if (first && first.field === undefined && field !== undefined) store.setError(field, first.message);
  if (first) notify(first.message, 'error', ERROR_TIME);
  focusField(form, field);
  return false;
}
