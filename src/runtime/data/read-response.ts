import type { Endpoint, Envelope, Failure } from '../../../core/model.ts';
import { isRecord } from '../../../core/record.ts';
import { type Row, readPath } from '../../../core/scope.ts';
import { ApiError, type ApiErrorEntry, type ErrorLink, type Stale } from '../base/api-error.ts';
import { evaluate } from '../base/evaluate.ts';
import { readVariants } from './read-variants.ts';

/** A successful answer, unwrapped. `message` is a source text whose `{name}` placeholders are filled from `params`. */
export interface ApiResponse {
  rows?: Row[];
  item?: Row;
  page?: { last: number; total: number; to: number };
  message?: string;
  params?: Row;
  raw: unknown;
}

/** What is declared of an answer. */
type Answering = Pick<Endpoint, 'envelope' | 'variants'>;

const LISTS: readonly Envelope[] = ['page', 'page-meta', 'list'];

/**
 * Unwraps a body by its declared envelope. Other documented shapes are accepted too, since a foreign API may use them: rows at
 * body, body.data, body.data.data or body.data.data.data; page numbers in one of these or in its meta; a record in one `data` more.
 * Undefined where it is nothing of the kind: a list without rows in any of these places, a record without a field, or text, such as
 * half an answer or the page of a network's sign-in.
 */
export function readResponse({ envelope, variants }: Answering, body: unknown): ApiResponse | undefined {
  if (isText(body)) return undefined;
  const answer: ApiResponse = { raw: body };
  const { message, params } = isRecord(body) ? body : {};
  if (typeof message === 'string' && message !== '') answer.message = message;
  if (isRecord(params)) answer.params = params;
  const read = (row: Row) => (variants ? readVariants(row, variants) : row);
  if (LISTS.includes(envelope)) {
    const layers = layersOf(body);
    const rows = layers.find(Array.isArray) as Row[] | undefined;
    if (!rows) return undefined;
    answer.rows = rows.map(read);
    answer.page = findPage(layers, answer.rows.length);
  } else if (envelope === 'item' || envelope === 'alert') {
    if (envelope === 'item' && !(isRecord(body) && Object.keys(body).length > 0)) return undefined;
    const item = findItem(envelope, body);
    answer.item = item && read(item);
  }
  return answer;
}

/** Text where there should be JSON, or a page where there should be a file; an empty body is none. */
const isText = (body: unknown): boolean =>
  body instanceof Blob ? body.type.startsWith('text/html') : typeof body === 'string' && body.trim() !== '';

/** How often `data` may stand inside `data`. */
const NESTED = 3;

/** The body, its `data`, the `data` of that and so on; the innermost first. */
function layersOf(body: unknown): readonly unknown[] {
  const layers = [body];
  for (let layer = body; isRecord(layer) && 'data' in layer && layers.length <= NESTED; ) {
    layer = layer.data;
    layers.unshift(layer);
  }
  return layers;
}

function findPage(layers: readonly unknown[], rows: number): { last: number; total: number; to: number } {
  const places = layers.filter(isRecord).flatMap((layer) => [layer.meta, layer]);
  const pageMeta = places.filter(isRecord).find((place) => 'last_page' in place || 'total' in place) ?? {};
  return {
    last: numberOr(pageMeta.last_page, 1),
    total: numberOr(pageMeta.total, rows),
    to: numberOr(pageMeta.to, rows),
  };
}

function numberOr(value: unknown, otherwise: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : otherwise;
}

function findItem(envelope: Envelope, body: unknown): Row | undefined {
  if (!isRecord(body)) return undefined;
  if (isRecord(body.data)) return isEnvelope(body.data) ? body.data.data : body.data;
  return envelope === 'item' && !('data' in body) ? body : undefined;
}

const ENVELOPE = ['data', 'status', 'message', 'meta'];

/** A record may have a field `data` of its own: this one has nothing else to say. */
function isEnvelope(record: Row): record is { readonly data: Row } {
  return isRecord(record.data) && Object.keys(record).every((name) => ENVELOPE.includes(name));
}

/** Whether the body is a failure although the HTTP status is not: a numeric `status` of 400 or more. */
export function failedStatus(body: unknown): number | undefined {
  const status = isRecord(body) ? body.status : undefined;
  return typeof status === 'number' && status >= 400 ? status : undefined;
}

/** The error of an answer that matches the endpoint's declared failure, with the text at its declared path. */
export function readRefusal(
  failure: Failure,
  status: number,
  body: unknown,
  requestId?: string,
): ApiError | undefined {
  const row = isRecord(body) ? body : {};
  if (!evaluate(failure.when, { row, route: {}, query: {} })) return undefined;
  const text = readPath(row, failure.message);
  const params = isRecord(row.params) ? row.params : undefined;
  return new ApiError(typeof text === 'string' ? text : '', status, [], requestId, params);
}

/** The error of a failed answer. */
export function readFailure(status: number, body: unknown, requestId?: string): ApiError {
  const record = isRecord(body) ? body : {};
  const message = typeof record.message === 'string' ? record.message : '';
  const params = isRecord(record.params) ? record.params : undefined;
  const { proof } = record;
  const wanted = proof === 'password' || proof === 'code' ? proof : undefined;
  return new ApiError(
    message,
    status,
    readEntries(record.errors),
    requestId,
    params,
    readStale(record),
    wanted,
  );
}

function readStale({ current, change }: Row): Stale | undefined {
  if (!isRecord(current)) return undefined;
  const { by, at: changedAt } = isRecord(change) ? change : {};
  return {
    current,
    ...(typeof by === 'string' ? { by } : {}),
    ...(typeof changedAt === 'string' ? { at: changedAt } : {}),
  };
}

function readEntries(errors: unknown): ApiErrorEntry[] {
  if (!Array.isArray(errors)) return [];
  return errors.filter(isRecord).flatMap((entry) => {
    if (typeof entry.message !== 'string') return [];
    return [
      {
        message: entry.message,
        ...(typeof entry.field === 'string' ? { field: entry.field } : {}),
        ...(isRecord(entry.params) ? { params: entry.params } : {}),
        ...(isLink(entry.link) ? { link: entry.link } : {}),
      },
    ];
  });
}

function isLink(value: unknown): value is ErrorLink {
  return isRecord(value) && typeof value.screen === 'string' && typeof value.text === 'string';
}
