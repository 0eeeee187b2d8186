import type { Row } from '../../../core/scope.ts';
import { t } from './i18n/t.ts';

/** One error of a refused call; `field` is the dotted name in the body, `message` a source text with `{name}` placeholders. */
export interface ApiErrorEntry {
  readonly field?: string;
  readonly message: string;
  readonly params?: Record<string, unknown>;
  readonly link?: ErrorLink;
}

/** Where an error is mended: a screen by its id, and the source text of the link to it. */
export interface ErrorLink {
  readonly screen: string;
  readonly text: string;
}

/** Details of an edit conflict: the record as it is now, who changed it and when. */
export interface Stale {
  readonly current: Row;
  readonly by?: string;
  /** ISO 8601. */
  readonly at?: string;
}

/** Who is signed in shows it anew: by the password, or with it by a one-time code. */
export type Proof = 'password' | 'code';

/** A failed call. `status` 0: no answer came; 499: it was cancelled. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    message: string,
    readonly status: number,
    readonly errors: ApiErrorEntry[] = [],
    readonly requestId?: string,
    readonly params?: Record<string, unknown>,
    readonly stale?: Stale,
    /** What has to be shown before the call is made again. */
    readonly proof?: Proof,
  ) {
    super(message);
  }
}

/** Converts anything thrown to an ApiError, so that callers handle one type. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const text = error instanceof Error ? error.message : '';
  return new ApiError(CHUNK.test(text) ? CHUNK_FAILED : text, 0);
}

/** Error messages of browsers and the bundler for a chunk that failed to load. */
const CHUNK = /imported module|importing a module|unable to preload/i;
export const CHUNK_FAILED = 'A part of the page could not be loaded. Check the connection and try again.';

/** The message of a write that was sent and never answered. */
export const NO_ANSWER =
  'No answer came, so it is not known whether this was done. Check before you try again.';

/** Whether nobody knows if a write was done. */
export function isUnknown({ status, message }: ApiError): boolean {
  return status === 0 && message === NO_ANSWER;
}

/** Whether a read failed because the record does not exist: it was deleted, or its key is invalid. */
export function isMissing({ status }: ApiError): boolean {
  return [400, 404, 410, 422].includes(status);
}

/** Whether the server refused the values that were sent: asking again with the same ones can only fail again. */
export function refusesValues({ status, errors }: ApiError): boolean {
  return (status === 409 || status === 422) && errors.some(({ field }) => field !== undefined);
}

/** Whether a write failed because its record does not exist any more. */
export function isGone({ status }: ApiError): boolean {
  return status === 404 || status === 410;
}

/** Whether a read failed because the record that `path` names does not exist, and nothing else of it was refused. */
export function isPathMissing(error: ApiError, path: string): boolean {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const others = error.errors.filter(({ field }) => field !== undefined && !names.includes(field));
  return names.length > 0 && isMissing(error) && others.length === 0;
}

/** The message shown for what was thrown: the first of errors[].message, else message, else a generic one. */
export function errorText(error: unknown): string {
  const { errors, message, params } = asApiError(error);
  const first = errors.find((entry) => entry.message);
  if (first) return t(first.message, first.params);
  if (message) return t(message, params);
  return t('An error occurred');
}
