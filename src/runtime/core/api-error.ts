import { t } from './i18n/t.ts';
import type { Row } from './scope.ts';

/** One reason of a refusal; `field` is the dotted name in the body, `message` a source text with `{name}` holes. */
export interface ApiErrorEntry {
  readonly field?: string;
  readonly message: string;
  readonly params?: Record<string, unknown>;
}

/** A change that was refused since another person was quicker: the record as it is now, who changed it and when. */
export interface Stale {
  readonly current: Row;
  readonly by?: string;
  /** ISO 8601. */
  readonly at?: string;
}

/** A call that did not succeed. `status` 0: no answer came at all; 499: it was cancelled. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    message: string,
    readonly status: number,
    readonly errors: ApiErrorEntry[] = [],
    readonly requestId?: string,
    readonly params?: Record<string, unknown>,
    readonly stale?: Stale,
  ) {
    super(message);
  }
}

/** Anything thrown, as an ApiError, so that callers handle one kind. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const text = error instanceof Error ? error.message : '';
  return new ApiError(CHUNK.test(text) ? CHUNK_FAILED : text, 0);
}

/** How browsers and the bundler say that a chunk did not come. */
const CHUNK = /imported module|importing a module|unable to preload/i;
export const CHUNK_FAILED = 'A part of the page could not be loaded. Check the connection and try again.';

/** Whether a read failed since there is no such record: deleted, or named by what no record can be called. */
export function isMissing({ status }: ApiError): boolean {
  return [400, 404, 410, 422].includes(status);
}

/** What the person is told about a failed call: the first of errors[].message, else message, else a plain sentence. */
export function errorText(error: ApiError): string {
  const first = error.errors.find((entry) => entry.message);
  if (first) return t(first.message, first.params);
  if (error.message) return t(error.message, error.params);
  return t('An error occurred');
}
