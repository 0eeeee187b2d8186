import type { BulkAction } from '../../../../core/model.ts';
import { resolveValues } from '../../../../core/scope.ts';
import { type ApiErrorEntry, asApiError, errorText } from '../../base/api-error.ts';
import { t } from '../../base/i18n/t.ts';
import { invalidate } from '../../data/cache.ts';
import { notifySuccess } from '../../data/notify-success.ts';
import { send } from '../../data/send.ts';
import { user } from '../../data/session/session-store.ts';
import { dismissErrors, notify } from '../../ui/toasts/notify.ts';
import { type Chosen, rowsAsInput } from './which-rows.ts';

/** All rows were changed, or none; then `failed` may name the rows that are the reason, by key. */
export type Together =
  | { readonly done: true }
  | { readonly done: false; readonly inTheWay: readonly InTheWay[] };
export interface InTheWay {
  readonly key: string;
  readonly reason: string;
}

/** Makes one call for all rows and returns the result; the caller reports the failed rows. Never throws. */
export async function runTogether(action: BulkAction, chosen: Chosen): Promise<Together> {
  const { call } = action;
  if (!call) return { done: false, inTheWay: [] };
  dismissErrors();
  try {
    const input = { ...resolveValues(call.with, chosen.scope), ...rowsAsInput(chosen) };
    const answer = await send(call.endpoint, input);
    notifySuccess(answer);
    return { done: true };
  } catch (thrown) {
    const error = asApiError(thrown);
    const inTheWay = error.errors.flatMap(asInTheWay);
    if (user() && inTheWay.length === 0) notify(errorText(error), 'error');
    // The list may have changed: reload it.
    if (error.status === 409) void invalidate([chosen.screen.source.endpoint.id]);
    return { done: false, inTheWay };
  }
}

function asInTheWay({ message, params }: ApiErrorEntry): InTheWay[] {
  const key = params?.key;
  return key === undefined || key === null ? [] : [{ key: String(key), reason: t(message, params) }];
}
