import { type ApiError, errorText } from '../base/api-error.ts';

/** What a call has come to: done, failed so that it may be tried again, or the reason why it is refused each time. */
export function endOf(error: ApiError | undefined): boolean | string {
  if (!error) return true;
  const { status } = error;
  return status < 200 || status >= 500 || AGAIN.includes(status) ? false : errorText(error);
}

/** Signed out, too slow or too often. */
const AGAIN = [401, 408, 425, 429];
