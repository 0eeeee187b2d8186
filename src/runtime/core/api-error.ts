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
  return new ApiError(error instanceof Error ? error.message : '', 0);
}

/** What the person is told about a failed call: the first of errors[].message, else message, else a plain sentence. */
export function errorText(error: ApiError): string {
  const first = error.errors.find((entry) => entry.message);
  if (first) return t(first.message, first.params);
  if (error.message) return t(error.message, error.params);
  return t('An error occurred');
}
