import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { isRecord } from '../../core/record.ts';
import { type Problem, ProofRefusal, Refusal, type RefusalKind, StaleRefusal } from '../refusal.ts';
import { hasNoRoom, isReadOnly, isUnreachable } from '../store/index.ts';

const statuses: Readonly<Record<RefusalKind, number>> = {
  unreadable: 400,
  'signed-out': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  invalid: 422,
  'too-many': 429,
  unavailable: 503,
};

/** Messages for errors that Fastify itself reports, by status. */
const frameworkTexts: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  404: 'Not found.',
  406: 'The request could not be read.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'This kind of content is not accepted.',
  429: 'Too many requests. Please try again later.',
  431: 'The request is too large.',
  502: 'The server behind this one does not answer.',
  503: 'The server is busy. Please try again.',
  504: 'The server behind this one does not answer.',
};

const DEFECT = 'Something went wrong. Please try again later.';

const AWAY = 'The server cannot reach its data at the moment. Please try again.';
const READ_ONLY = 'At the moment everything can be read, and nothing saved. Please try again later.';
const NO_ROOM = 'The server has no room left to store this. Please tell IT.';
/** Retry-After in seconds: an embedded database restarts within this time. */
const RETRY_AFTER = 2;

/** The body of every error answer. */
interface ProblemBody {
  readonly message: string;
  readonly errors: readonly Problem[];
  /** Only for internal errors: identifies the log entry. */
  readonly requestId?: string;
  /** Only for edit conflicts: the present record, and who changed it when. */
  readonly current?: StaleRefusal['current'];
  readonly change?: StaleRefusal['change'];
  /** Only for a grave call: what has to be shown before it is made again. */
  readonly proof?: ProofRefusal['proof'];
}

/** Converts any thrown value to the error body; internal details are only logged. */
export function answerProblem(error: unknown, reply: FastifyReply, log: FastifyBaseLogger): FastifyReply {
  const refusal = error instanceof Refusal ? error : outage(error, log);
  if (refusal) return answerRefusal(refusal, reply);
  const status = isBrokenOff(error, reply) ? 400 : statusOf(error);
  const text = frameworkTexts[status] ?? (status < 500 ? frameworkTexts[400] : undefined);
  if (text) {
    if (status >= 500) log.error({ err: error }, 'refused by the framework');
    return send(reply, status, { message: text, errors: [] });
  }
  log.error({ err: error }, 'a call failed');
  return send(reply, 500, { message: DEFECT, errors: [], requestId: reply.request.id });
}

/** Temporary failures: the same call may work later. Null for other errors. */
function outage(error: unknown, log: FastifyBaseLogger): Refusal | null {
  const message = outageText(error);
  if (message === null) return null;
  log.error({ err: error }, 'a call met an outage');
  return new Refusal('unavailable', message, RETRY_AFTER);
}

function outageText(error: unknown): string | null {
  if (hasNoRoom(error)) return NO_ROOM;
  if (isReadOnly(error)) return READ_ONLY;
  return isUnreachable(error) ? AWAY : null;
}

function answerRefusal(refusal: Refusal, reply: FastifyReply): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', Math.ceil(refusal.retryAfter));
  if (refusal.kind === 'too-large') reply.header('connection', 'close');
  return send(reply, statuses[refusal.kind], {
    message: refusal.message,
    errors: refusal.problems,
    ...(refusal instanceof StaleRefusal ? { current: refusal.current, change: refusal.change } : {}),
    ...(refusal instanceof ProofRefusal ? { proof: refusal.proof } : {}),
  });
}

function send(reply: FastifyReply, status: number, body: ProblemBody): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body);
}

/** The client aborted while sending the body: not a server error. */
function isBrokenOff(error: unknown, { request }: FastifyReply): boolean {
  return isRecord(error) && error.code === 'ECONNRESET' && request.raw.readableAborted;
}

function statusOf(error: unknown): number {
  const statusCode = isRecord(error) ? error.statusCode : undefined;
  return typeof statusCode === 'number' && statusCode >= 400 ? statusCode : 500;
}

const clientErrorStatuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers malformed and incomplete requests with the standard error body, and closes the connection. */
export function answerClientError({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = clientErrorStatuses[code] ?? 400;
  const body = JSON.stringify({ message: frameworkTexts[status] ?? '', errors: [] } satisfies ProblemBody);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
