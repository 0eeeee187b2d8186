import { t } from '../core/i18n/t.ts';
import { notify } from '../ui/toasts/notify.ts';
import type { Answer } from './read-answer.ts';

/** Tells that a call went well: in the server's words, else by the declared `toast`; without either it is quiet. */
export function notifySuccess(
  { message, params }: Answer,
  toast?: string,
  values?: Record<string, unknown>,
): void {
  const text = message ? t(message, params) : toast && t(toast, values);
  if (text) notify(text, 'success');
}
