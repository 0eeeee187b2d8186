import { asApiError } from '../../../core/api-error.ts';
import { errorText } from '../../../core/error-text.ts';
import { resolveValues } from '../../../core/scope.ts';
import { notifySuccess } from '../../../data/notify-success.ts';
import { send } from '../../../data/send.ts';
import type { Attempt } from '../../../form/state/attempt.ts';
import type { List } from '../../../table/state/use-list.ts';
import { dismissErrors, notify } from '../../../ui/toasts/notify.ts';
import { bodyOf, checkEdits } from './check-edits.ts';
import type { ListEdits } from './list-edits.ts';

/** Checks and saves all changed rows in one call; a refusal is told, and what was typed stays. Never throws. */
export async function saveEdits(edits: ListEdits, list: List, attempt: Attempt): Promise<void> {
  const { edit, keyField: key } = edits;
  const changes = edits.changes();
  if (edits.busy || changes.length === 0) return;
  dismissErrors();
  const body = bodyOf(edit, changes, key, resolveValues(edit.call.with, list.scope));
  const complaints = checkEdits(edit, changes, body, { shown: list.rows, key, total: list.span.total });
  edits.complain(complaints);
  const [first] = complaints;
  if (first) return notify(first.message, 'error');
  edits.setBusy(true);
  try {
    const answer = await send(edit.call.endpoint, body, { idempotencyKey: attempt.keyFor(body) });
    edits.keep();
    notifySuccess(answer, edit.toast);
  } catch (error) {
    const failure = asApiError(error);
    if (failure.status > 0) attempt.answered();
    notify(errorText(failure), 'error');
  } finally {
    edits.setBusy(false);
  }
}
