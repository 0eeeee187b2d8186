import { ApiError } from '../core/api-error.ts';
import { spoken } from '../core/i18n/t.ts';
import type { Endpoint } from '../model.ts';
import { invalidate } from './cache.ts';
import { exchange, type Reply } from './exchange.ts';
import { planRequest, type Request } from './plan-request.ts';
import { type Answer, failedStatus, readAnswer, readFailure, readRefusal } from './read-answer.ts';
import { tellFailed, tellSucceeded } from './response-hooks.ts';
import { token } from './session/kept-session.ts';

export { ApiError } from '../core/api-error.ts';
export type { Answer } from './read-answer.ts';

export interface SendOptions {
  files?: Map<string, File | File[]>;
  signal?: AbortSignal;
  /** Called while a file is sent or fetched: with 0..1 (0 while the whole is not known), and the bytes so far. */
  onProgress?(fraction: number, bytes: number): void;
  /** The same key makes a repeated write count once; by default every write has its own. */
  idempotencyKey?: string;
  /** The state of the record that the write is based on; it is refused where somebody else was quicker. */
  basedOn?: string;
  /** Nothing is refreshed: for one of many calls, after which that is done once. */
  keepsAnswers?: true;
}

/**
 * Makes one declared call. `input` holds all values by name: path parameters, then query (GET, DELETE) or body.
 * Throws an ApiError for every failure. After a successful write, the answers named in `invalidates` are refreshed,
 * unless it only started long work. What else follows a call is the response hooks' business.
 */
export async function send(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  options: SendOptions = {},
): Promise<Answer> {
  const answer = await answerOf(endpoint, input, options).catch((error: unknown) => {
    if (error instanceof ApiError) tellFailed(endpoint, error);
    throw error;
  });
  const goesOn = tellSucceeded(endpoint, answer);
  const stale = endpoint.effect === 'write' && !options.keepsAnswers && !goesOn;
  if (stale && endpoint.invalidates?.length) void invalidate(endpoint.invalidates);
  return answer;
}

/** Makes the call. Throws an ApiError when it fails, and where the answer says no. */
async function answerOf(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  options: SendOptions,
): Promise<Answer> {
  const reply = await ask(endpoint, planRequest(endpoint, input, options.files), options);
  const { body } = reply;
  const requestId = reply.header('x-request-id');
  const status = reply.status >= 400 ? reply.status : failedStatus(body);
  if (status !== undefined) throw readFailure(status, await readable(body), requestId);
  const refusal = endpoint.failure && readRefusal(endpoint.failure, reply.status, body, requestId);
  if (refusal) throw refusal;
  const answer = readAnswer(endpoint.envelope, body);
  if (endpoint.envelope === 'file') answer.raw = { blob: body, name: fileName(reply) };
  return answer;
}

async function ask(endpoint: Endpoint, request: Request, options: SendOptions): Promise<Reply> {
  const { signal, onProgress } = options;
  try {
    return await exchange(request, {
      headers: headersOf(endpoint, request, options),
      wants: endpoint.envelope === 'file' ? 'file' : 'json',
      ...(signal ? { signal } : {}),
      ...(onProgress ? { onProgress } : {}),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw new ApiError('', 499);
    throw new ApiError('The server cannot be reached. Check the connection and try again.', 0);
  }
}

function headersOf(endpoint: Endpoint, request: Request, options: SendOptions): Record<string, string> {
  const bearer = endpoint.roles === 'public' ? undefined : token();
  return {
    Accept: endpoint.envelope === 'file' ? '*/*' : 'application/json',
    ...(spoken() ? { 'Accept-Language': spoken() } : {}),
    ...(request.type ? { 'Content-Type': request.type } : {}),
    ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
    ...(options.basedOn === undefined ? {} : { 'If-Match': `"${options.basedOn}"` }),
    'X-Request-Id': newId(),
    ...(endpoint.effect === 'write' ? { 'Idempotency-Key': options.idempotencyKey ?? newId() } : {}),
  };
}

/** crypto.randomUUID exists on secure pages only, and the page may be served over plain HTTP inside an office. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A failed download answers JSON where a file was expected. */
async function readable(body: unknown): Promise<unknown> {
  if (!(body instanceof Blob)) return body;
  try {
    return JSON.parse(await body.text());
  } catch {
    return undefined;
  }
}

function fileName(reply: Reply): string {
  const header = reply.header('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="?([^";]+)/i.exec(header)?.[1] ?? 'download');
}
