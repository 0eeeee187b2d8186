import type { FastifyReply, FastifyRequest } from 'fastify';
import { evaluate } from '../../core/conditions/evaluate.ts';
import { businessNow } from '../../core/dates.ts';
import type { DeclaredOperation } from '../../core/declared.ts';
import { isRecord } from '../../core/record.ts';
import { authorise, type Caller, type Door, refuseUnproved, tokenHashOf } from '../calls/authenticate.ts';
import { type Device, deviceOf } from '../calls/device.ts';
import type { Ahead, Context, SessionRules } from '../calls/handler.ts';
import { FileKeeper } from '../files/keep.ts';
import { Inbox } from '../files/receive.ts';
import type { FileAnswer, FileStorage } from '../files/storage.ts';
import { LiveNotes } from '../live/live-notes.ts';
import { Refusal } from '../refusal.ts';
import { type AuditNote, writeAudit } from '../resources/audit.store.ts';
import type { CallNames, RefusalOf } from '../resources/database-refusals.ts';
import type { StepTaker } from '../resources/lifecycle-parts.ts';
import type { Entities, Inputs, Row } from '../resources/row.ts';
import type { Tables } from '../resources/tables.ts';
import { languageOf, separatorFor, speak, type Texts } from '../say.ts';
import { BUSINESS_ZONE, type Db, type FigureSource, nameAuthor } from '../store/index.ts';
import { attachment } from './attachment.ts';
import { type Repeatable, storeAnswer } from './idempotency.store.ts';
import { chooseOperation, type Prepared, readInputs } from './operation.ts';
import { namesOf, readBody } from './read-body.ts';
import { claimKey, makeRepeatable } from './repeatable.ts';

/** Header: the moment that figures from a replica show. */
const AS_OF = 'x-data-as-of';

/** Shared by all calls. */
export interface Service {
  readonly db: Db;
  readonly replica: FigureSource | undefined;
  readonly dataDir: string;
  readonly storage: FileStorage;
  readonly entities: Entities;
  readonly tables: () => Promise<Tables>;
  readonly refusals: () => Promise<RefusalOf>;
  readonly steps: StepTaker;
  readonly roleNames: Readonly<Record<number, string>>;
  readonly sessions: SessionRules;
  /** Whom its signed-in calls let in. */
  readonly door: Door;
  readonly connectorKey: string | null;
  readonly texts: Texts;
}

/** Answers one call of an endpoint, from reading the body to sending the answer. */
export async function answerCall(
  service: Service,
  operations: readonly Prepared[],
  caller: Caller | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const inbox = new Inbox(service.dataDir);
  let done: { operation: Prepared; answer: unknown };
  try {
    done = await work(service, operations, caller, { request, reply }, inbox);
  } finally {
    await inbox.discard();
  }
  const { envelope } = done.operation.declared.answer;
  reply.header('cache-control', 'no-store');
  if (envelope === 'file') return sendFile(reply, done.answer as FileAnswer);
  return envelope === 'none' ? reply.code(204).send() : reply.send(done.answer);
}

async function work(
  service: Service,
  operations: readonly Prepared[],
  caller: Caller | null,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  inbox: Inbox,
): Promise<{ operation: Prepared; answer: unknown }> {
  const files = operations.flatMap(({ declared }) => declared.files ?? []);
  const body = await readBody(request, files, inbox);
  const operation = chooseOperation(operations, namesOf(body));
  authorise([operation.declared.roles], caller);
  const query = new URLSearchParams(queryOf(request));
  const inputs = readInputs(operation, { params: request.params as Row, query, body });
  if (operation.declared.grave) await refuseUnproved(service.db, caller, service.sessions.proofMinutes);
  const call: Call = { service, operation, inputs, caller, request, reply, device: deviceOf(request, reply) };
  const answer = operation.declared.effect === 'write' ? write(call) : read(call);
  return { operation, answer: await answer.catch((error: unknown) => refuse(error, call)) };
}

interface Call {
  readonly service: Service;
  readonly operation: Prepared;
  readonly inputs: Inputs;
  readonly caller: Caller | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly device: Device;
}

async function read(call: Call): Promise<unknown> {
  const { service, operation } = call;
  const { db, replica } = service;
  if (!replica || !operation.freshness) return readFrom(db, call);
  const figures = await replica.choose(operation.freshness);
  try {
    return withMoment(await readFrom(figures.db, call), figures.asOf, call);
  } catch (error) {
    // Also what it refuses: it may not have yet what the call is about.
    if (figures.db === db) throw error;
    if (!(error instanceof Refusal)) replica.rest();
    return withMoment(await readFrom(db, call), new Date().toISOString(), call);
  }
}

/** Says which moment the figures show; a file says it beside its content. */
function withMoment(answer: unknown, moment: string, { reply, operation }: Call): unknown {
  reply.header(AS_OF, moment);
  const isFile = operation.declared.answer.envelope === 'file';
  return isRecord(answer) && !isFile ? { ...answer, as_of: moment } : answer;
}

async function readFrom(db: Db, call: Call): Promise<unknown> {
  const context = await makeContext(call, db, async () => {
    throw new Error(`${call.operation.declared.id} reads; it has nothing to note.`);
  });
  return call.operation.wrap(await call.operation.run(call.inputs, context), call.inputs.query);
}

/** Work, audit entry, validated answer and idempotency key are in one transaction. */
async function write(call: Call): Promise<unknown> {
  const { service, operation, inputs, caller, request } = call;
  const key = repeatable(call);
  const origin = { user: caller?.account ?? null, requestId: request.id, endpoint: operation.declared.id };
  const ahead = await operation.ahead?.(inputs, aheadOf(call));
  const work = service.db.transaction().execute(async (db) => {
    const earlierCall = key && (await claimKey(db, key));
    if (earlierCall) return earlierCall.answer;
    if (caller) await nameAuthor(db, caller.account.id);
    let [noted, isOnce] = [false, false];
    const live = new LiveNotes(service.entities);
    const audit = (note: AuditNote) => {
      noted = true;
      live.written(note);
      return writeAudit(db, note.by ? { ...origin, user: note.by } : origin, note);
    };
    const answerOnce = () => {
      isOnce = true;
    };
    const publish = publisherOf(operation.declared, live);
    const context = { ...(await makeContext(call, db, audit)), answerOnce, publish, ahead };
    try {
      const answer = operation.wrap(await operation.run(inputs, context), inputs.query);
      if (saysNo(operation.declared, answer)) throw new SaidNo(answer);
      if (!noted) await audit({ entity: null, id: null });
      if (key) await storeAnswer(db, key, (isOnce ? withoutData(answer) : answer) ?? null);
      await live.flush(db);
      return answer;
    } catch (error) {
      // Before the transaction ends: its locks prevent others from using the same bytes.
      await context.files.undo();
      throw error;
    }
  });
  return work.catch((error: unknown) => {
    if (error instanceof SaidNo) return error.answer;
    throw error;
  });
}

/** Throws what the database refused as a refusal; a deferred constraint refuses the commit. */
async function refuse(error: unknown, { service, operation }: Call): Promise<never> {
  if (error instanceof Refusal) throw error;
  const refusalOf = await service.refusals();
  throw refusalOf(error, namesInCall(operation.declared, service.entities)) ?? error;
}

/** How the body names the columns that a generic write sets. */
function namesInCall({ resource }: DeclaredOperation, entities: Entities): CallNames | undefined {
  const { table } = entities[resource?.entity ?? ''] ?? {};
  if (!table) return undefined;
  const named = Object.entries(resource?.set ?? {}).flatMap(([column, source]) =>
    'from' in source && source.from === 'body' ? [[column, source.path] as const] : [],
  );
  return { table, names: Object.fromEntries(named) };
}

/** Topics that a handler publishes are declared, so that the compiler knows all writers. */
function publisherOf({ id, publishes = [] }: DeclaredOperation, live: LiveNotes): Context['publish'] {
  return (entity, kind, key) => {
    if (!publishes.includes(entity)) throw new Error(`${id} does not say that it publishes "${entity}".`);
    live.publish(entity, kind, key);
  };
}

function withoutData(answer: unknown): unknown {
  return { ...(isRecord(answer) && answer), data: null };
}

/** Rolls back the transaction of a refused call; the refusal is sent. */
class SaidNo extends Error {
  constructor(readonly answer: unknown) {
    super('answered with a no');
  }
}

function saysNo({ failure }: DeclaredOperation, answer: unknown): boolean {
  if (!failure || !isRecord(answer)) return false;
  const scope = { row: answer, route: {}, query: {} };
  return evaluate(failure.when, scope, () => businessNow(BUSINESS_ZONE));
}

function aheadOf({ service: { db, sessions }, caller, request, device }: Call): Omit<Ahead, 'limits'> {
  return {
    db,
    sessions,
    user: caller?.account ?? null,
    tokenHash: tokenHashOf(request),
    address: request.ip,
    device,
  };
}

async function makeContext(call: Call, db: Db, audit: Context['audit']): Promise<Context> {
  const { service, caller, request, device } = call;
  const user = caller?.account ?? null;
  const { steps, entities } = service;
  return {
    db,
    user,
    limits: {},
    entities,
    steps,
    takeStep: steps.taker({ db, entities, audit }),
    basedOn: basedOn(request),
    tables: await service.tables(),
    refusalOf: await service.refusals(),
    files: new FileKeeper(service, db, user?.id ?? null),
    storage: service.storage,
    audit,
    requestId: request.id,
    language: languageOf(request.headers['accept-language']),
    speak: () => speak(service.texts, languageOf(request.headers['accept-language'])),
    separator: separatorFor(request.headers['accept-language']),
    address: request.ip,
    device,
    tokenHash: tokenHashOf(request),
    roleNames: service.roleNames,
    sessions: service.sessions,
    ahead: undefined,
    answerOnce: () => undefined,
    publish: () => {
      throw new Error(`${call.operation.declared.id} reads; it has nothing to tell.`);
    },
  };
}

/** The version that the change is based on, with or without ETag quotes. */
function basedOn({ headers }: FastifyRequest): string | null {
  const version = headers['if-match']?.trim().replace(/^"(.*)"$/, '$1') ?? '*';
  return version === '*' ? null : version;
}

/** Without an account there is nobody to store the answer for. */
function repeatable({ caller, request, operation, inputs }: Call): Repeatable | null {
  const key = request.headers['idempotency-key'];
  if (!caller || typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key)) return null;
  const path = request.url.split('?', 1)[0];
  return makeRepeatable(key, caller.account.id, `${operation.declared.id} ${path}`, inputs);
}

function queryOf(request: FastifyRequest): string {
  const mark = request.url.indexOf('?');
  return mark < 0 ? '' : request.url.slice(mark + 1);
}

function sendFile(reply: FastifyReply, { name, mime, stream }: FileAnswer): FastifyReply {
  return reply.type(mime).header('content-disposition', attachment(name)).send(stream);
}
