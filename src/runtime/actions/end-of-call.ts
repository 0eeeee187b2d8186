import type { ApiError } from '../base/api-error.ts';

/** Whether a call is settled: done, or refused each time. What failed otherwise may be tried again. */
export function isSettled(error: ApiError | undefined): boolean {
  if (!error) return true;
  const { status } = error;
  return status >= 200 && status < 500 && !AGAIN.includes(status);
}

/** Signed out, too slow or too often. */
const AGAIN = [401, 408, 425, 429];
