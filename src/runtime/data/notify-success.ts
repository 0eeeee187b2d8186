import { t } from '../core/i18n/t.ts';
import { notify } from '../ui/toasts/notify.ts';
import type { ApiResponse } from './read-response.ts';

/** Tells that a call went well: in the server's words, else by the declared `toast`; without either it is quiet. */
export function notifySuccess(
  { message, params }: ApiResponse,
  toast?: string,
  values?: Record<string, unknown>,
): void {
  const text = message ? t(message, params) : toast && t(toast, values);
  if (text) notify(text, 'success');
}
