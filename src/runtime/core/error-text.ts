import type { ApiError } from './api-error.ts';
import { t } from './i18n/t.ts';

/** What the person is told about a failed call: the first of errors[].message, else message, else a plain sentence. */
export function errorText(error: ApiError): string {
  const first = error.errors.find((entry) => entry.message);
  if (first) return t(first.message, first.params);
  if (error.message) return t(error.message, error.params);
  return t('An error occurred');
}
