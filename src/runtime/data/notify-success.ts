import { t } from '../base/i18n/t.ts';
import { notify } from '../ui/toasts/notify.ts';
import type { ApiResponse } from './read-response.ts';

/** Shows that a call succeeded: the server's message, else the declared `toast`, else nothing. */
export function notifySuccess(
  { message, params }: ApiResponse,
  toast?: string,
  values?: Record<string, unknown>,
): void {
  const text = message ? t(message, params) : toast && t(toast, values);
  if (text) notify(text, 'success');
}
