import type { AxiosProgressEvent, AxiosResponse } from 'axios';
import type { Endpoint } from '../../../core/model.ts';
import { ApiError, asApiError, NO_ANSWER } from '../base/api-error.ts';
import { invalidate, invalidateAfter } from './cache.ts';
import { client } from './http-client.ts';
import { newId } from './new-id.ts';
import { planRequest, type Request } from './plan-request.ts';
import { type ApiResponse, failedStatus, readFailure, readRefusal, readResponse } from './read-response.ts';
import { isMended, tellFailed, tellSucceeded } from './response-hooks.ts';
import { token } from './session/session-store.ts';
import { watchSilence } from './watch-silence.ts';

export type { ApiResponse } from './read-response.ts';

export interface SendOptions {
  files?: Map<string, File | File[]>;
  signal?: AbortSignal;
  /** Progress of an upload or download: 0..1 (0 while the total is unknown), and the bytes so far. */
  onProgress?(fraction: number, bytes: number): void;
  /** A repeated write with the same key counts once. By default each has its own, or that of the same write that was lost. */
  idempotencyKey?: string;
  /** The record version that the write is based on; the server refuses the write when the record has changed since. */
  basedOn?: string;
  /** Skips the refresh: for one of many calls that are refreshed together afterwards. */
  keepsAnswers?: true;
  /** Milliseconds until the refresh. */
  refreshAfter?: number | undefined;
}

/**
 * Makes one declared call. `input` holds all values by name: path parameters, then query (GET, DELETE) or body. Throws an
 * ApiError for every failure. After a successful write the answers named in `invalidates` are refreshed, unless it only started a
 * job. Everything else that follows a call is done by response hooks.
 */
export async function send(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  options: SendOptions = {},
): Promise<ApiResponse> {
  const call = () => repeatable(endpoint, input, options);
  const again = async (error: unknown) => {
    if (error instanceof ApiError && (await isMended(error))) return call();
    throw error;
  };
  const answer = await call()
    .catch(again)
    .catch((error: unknown) => {
      if (error instanceof ApiError) tellFailed(endpoint, error);
      throw error;
    });
  const goesOn = tellSucceeded(endpoint, answer);
  const stale = endpoint.effect === 'write' && !options.keepsAnswers && !goesOn;
  if (stale && endpoint.invalidates?.length) {
    if (options.refreshAfter) invalidateAfter(endpoint.invalidates, options.refreshAfter);
    else void invalidate(endpoint.invalidates);
  }
  return answer;
}

/** Milliseconds for which the same write is taken for a repetition; after that it is meant anew. */
const KEPT = 15 * 60_000;
/** Writes of which nobody knows whether they have arrived, by what was written: where, and all of it. */
const lost = new Map<string, { readonly key: string; readonly lostAt: number }>();

/** Makes the call; a write carries an idempotency key. */
async function repeatable(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  options: SendOptions,
): Promise<ApiResponse> {
  // Files cannot be compared.
  const isOwn = options.idempotencyKey !== undefined || options.files !== undefined;
  if (endpoint.effect === 'read' || isOwn) return answerOf(endpoint, input, options);
  const content = JSON.stringify([endpoint.id, input, options.basedOn]);
  const write = lost.get(content);
  const idempotencyKey = write && Date.now() - write.lostAt <= KEPT ? write.key : newId();
  try {
    const answer = await answerOf(endpoint, input, { ...options, idempotencyKey });
    lost.delete(content);
    return answer;
  } catch (error) {
    const isAnswered = error instanceof ApiError && error.status > 0;
    if (isAnswered) lost.delete(content);
    else lost.set(content, { key: idempotencyKey, lostAt: Date.now() });
    throw error;
  }
}

/** Makes the call. Throws an ApiError when it fails, or when the answer matches a declared failure. */
async function answerOf(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  options: SendOptions,
): Promise<ApiResponse> {
  const response = await ask(endpoint, planRequest(endpoint, input, options.files), options);
  const { data: body } = response;
  const requestId = headerOf(response, 'x-request-id');
  const unknown = isToBeChecked(endpoint) && new ApiError(NO_ANSWER, 0, [], requestId);
  if (unknown && BETWEEN.includes(response.status)) throw unknown;
  const status = response.status >= 400 ? response.status : failedStatus(body);
  if (status !== undefined) throw readFailure(status, await readable(body), requestId);
  const refusal = endpoint.failure && readRefusal(endpoint.failure, response.status, body, requestId);
  if (refusal) throw refusal;
  const answer = readResponse(endpoint, body);
  if (!answer) throw unknown || readFailure(response.status, undefined, requestId);
  if (endpoint.envelope === 'file') answer.raw = { blob: body, name: fileName(response) };
  return answer;
}

/** Throws an ApiError of status 0 after a minute without progress: it is then unknown whether a write arrived. */
async function ask(
  endpoint: Endpoint,
  request: Request,
  options: SendOptions,
): Promise<AxiosResponse<unknown>> {
  const wantsFile = endpoint.envelope === 'file';
  const isSent = globalThis.navigator?.onLine !== false;
  const watch = watchSilence(options.signal);
  const report = ({ progress = 0, loaded }: AxiosProgressEvent) => {
    watch.moved();
    options.onProgress?.(progress, loaded);
  };
  try {
    return await client.request({
      ...request,
      headers: headersOf(endpoint, options),
      responseType: wantsFile ? 'blob' : 'json',
      signal: watch.signal,
      ...(wantsFile ? { onDownloadProgress: report } : {}),
      ...(!wantsFile && request.data instanceof FormData ? { onUploadProgress: report } : {}),
    });
  } catch (error) {
    // The browser does not tell a lost answer from a server that was never reached.
    if (isSent && isToBeChecked(endpoint) && isUnanswered(error, watch)) throw new ApiError(NO_ANSWER, 0);
    throw watch.silent()
      ? new ApiError('The server does not answer. Check the connection and try again.', 0)
      : error;
  } finally {
    watch.stop();
  }
}

/** Answers of something between page and server that got none from the server. */
const BETWEEN = [502, 504];

/** Whether a call may have been done although no answer came. Signing in leaves nothing to check. */
const isToBeChecked = ({ effect, roles }: Endpoint): boolean => effect === 'write' && roles !== 'public';

const isUnanswered = (error: unknown, watch: ReturnType<typeof watchSilence>): boolean =>
  watch.silent() || asApiError(error).status === 0;

function headersOf(endpoint: Endpoint, options: SendOptions): Record<string, string> {
  const bearer = endpoint.roles === 'public' ? undefined : token();
  return {
    Accept: endpoint.envelope === 'file' ? '*/*' : 'application/json',
    ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
    ...(options.basedOn === undefined ? {} : { 'If-Match': `"${options.basedOn}"` }),
    ...(endpoint.effect === 'write' ? { 'Idempotency-Key': options.idempotencyKey ?? newId() } : {}),
  };
}

/** A failed download answers JSON instead of a file. */
async function readable(body: unknown): Promise<unknown> {
  if (!(body instanceof Blob)) return body;
  try {
    return JSON.parse(await body.text());
  } catch {
    return undefined;
  }
}

function fileName(response: AxiosResponse): string {
  const header = headerOf(response, 'content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="?([^";]+)/i.exec(header)?.[1] ?? 'download');
}

function headerOf({ headers }: AxiosResponse, name: string): string | undefined {
  const value: unknown = headers[name];
  return typeof value === 'string' ? value : undefined;
}
