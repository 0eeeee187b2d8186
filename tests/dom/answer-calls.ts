import type { Window } from 'happy-dom';
import { onTestFinished } from 'vitest';

/** A call of the page, as it would travel. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed where it is JSON; fields by name where it is a form (several values of one name are a list). */
  readonly body: unknown;
}

/** A status other than 200, or headers. */
export class Reply {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

type Answer = object | ((call: Call) => unknown);

/**
 * What is answered, by `METHOD /path`, where `{name}` stands for any part of the path: a body (status 200), a Reply, or
 * a function that gives one of these for the call. A function alone answers every call.
 */
export type Answers = Readonly<Record<string, Answer>> | ((call: Call) => unknown);

/** What the frame of every page, each form of a promotion, or an order asks for by itself, and what it gets unless a test answers it. */
const UNASKED: Readonly<Record<string, readonly [status: number, body: object]>> = {
  '/api/live': [404, {}],
  '/api/chats/unread': [200, { data: { unread: 0 } }],
  '/api/admin/master/promotion-approvals-ready': [200, { data: { message: null, link: null } }],
  '/api/chats/check-uid': [200, { data: { uuid: 'office' } }],
  '/api/admin/transaction/{id}/timeline': [200, { data: [] }],
};

/**
 * Answers the calls of the page below whatever it makes them with (fetch, XMLHttpRequest): the DOM hands over each request
 * before it leaves. Gives the calls as they come. A call that has no answer fails the test at its end.
 */
export function answerCalls(answers: Answers): readonly Call[] {
  const calls: Call[] = [];
  const unanswered: string[] = [];
  // The DOM puts itself there.
  const { settings } = (globalThis as unknown as { happyDOM: Window['happyDOM'] }).happyDOM;
  settings.fetch.interceptor = {
    async beforeAsyncRequest({ request, window }) {
      // The DOM has a class of its own for it.
      const call = await readCall(request as unknown as Request);
      const found = answerTo(answers, call);
      const unasked = found ? undefined : UNASKED[call.path.replace(/\d+/, '{id}')];
      if (unasked) return new window.Response(JSON.stringify(unasked[1]), { status: unasked[0] });
      calls.push(call);
      if (!found) unanswered.push(`${call.method} ${call.path}`);
      const { status, body, headers } = found ? await replyOf(found.answer, call) : new Reply(501, {});
      return new window.Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json', ...headers },
      });
    },
  };
  onTestFinished(() => {
    if (unanswered.length > 0) throw new Error(`No answer is given for ${unanswered.join(', ')}.`);
  });
  return calls;
}

function answerTo(answers: Answers, { method, path }: Call): { answer: Answer } | undefined {
  if (typeof answers === 'function') return { answer: answers };
  const found = Object.entries(answers).find(([key]) => {
    const pattern = key.replace(/[.()]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
    return new RegExp(`^${pattern}$`).test(`${method} ${path}`);
  });
  return found && { answer: found[1] };
}

async function replyOf(answer: Answer, call: Call): Promise<Reply> {
  const given = await (typeof answer === 'function' ? answer(call) : answer);
  return given instanceof Reply ? given : new Reply(200, given);
}

async function readCall(request: Request): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url);
  return {
    method: request.method,
    path: decodeURIComponent(pathname),
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(request.headers),
    body: await readBody(request),
  };
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('multipart')) return fieldsOf(await partsOf(request));
  const text = await request.text();
  if (type.includes('urlencoded')) return fieldsOf([...new URLSearchParams(text)]);
  return text === '' ? undefined : JSON.parse(text);
}

type Field = readonly [name: string, value: FormDataEntryValue];

/** The fields of a multipart body with the empty ones, which the DOM's own reader leaves out. */
async function partsOf(request: Request): Promise<Field[]> {
  const files = [...(await request.clone().formData()).entries()].filter(
    ([, value]) => typeof value !== 'string',
  );
  const text = await request.text();
  const parts = text.split(text.slice(0, text.indexOf('\r\n'))).slice(1, -1);
  return parts.map((part) => {
    const [, name = '', file] = /name="([^"]*)"(; filename=)?/.exec(part) ?? [];
    const value = part.slice(part.indexOf('\r\n\r\n') + 4, -2);
    return [name, (file && files.shift()?.[1]) || value];
  });
}

function fieldsOf(fields: readonly Field[]): Record<string, unknown> {
  const names = [...new Set(fields.map(([name]) => name))];
  return Object.fromEntries(
    names.map((name) => {
      const values = fields.filter((field) => field[0] === name).map(([, value]) => value);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}
