import { asApiError, errorText } from '../base/api-error.ts';
import { notify } from '../ui/toasts/notify.ts';
import { user } from './session/session-store.ts';

/** Failures that were told: several parts may wait for the same request. */
const toldFailures = new WeakSet<object>();

/** Tells a failed load as a toast, once; not what was cancelled, nor what failed because the session has ended. */
export function notifyFailure(error: unknown): void {
  const failure = asApiError(error);
  if (failure.status === CANCELLED || !user() || toldFailures.has(failure)) return;
  toldFailures.add(failure);
  notify(errorText(failure), 'error');
}

const CANCELLED = 499;
