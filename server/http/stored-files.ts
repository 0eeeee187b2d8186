import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DeclaredEndpoint, DeclaredEntity } from '../../core/declared.ts';
import { authenticateLink, type Door, signedOut } from '../calls/authenticate.ts';
import { FILE_NAME } from '../files/file-name.ts';
import { typesByExtension } from '../files/sniff.ts';
import type { ByteRange, FileStorage } from '../files/storage.ts';
import { notFound } from '../refusal.ts';
import { isSigned } from '../rules/signed-addresses.ts';
import type { Db } from '../store/index.ts';
import { attachment } from './attachment.ts';
import { isFileOf, readGuard, readOriginalName } from './stored-files.store.ts';

/** How long browsers keep what they show; a guarded picture is asked for each time, and answered by 304. */
const [OPEN, GUARDED] = ['public, max-age=31536000, immutable', 'private, no-cache'];
/** Files that a page shows in itself. */
const SHOWN = /^(image|video)\//;

/**
 * GET /files/<name>: stored files. An <img> sends no Authorization header, so the unguessable name of a picture or video (a
 * content hash) grants access; since content never changes under a name, caching is immutable. Other files (tables, archives,
 * documents) need the token of their owner, or of somebody who may read the records that hold them. What a message of the chat
 * carries is for the token of whoever may chat, and at an address signed for a shop.
 */
export function addStoredFiles(
  app: FastifyInstance,
  storage: FileStorage,
  db: Db,
  readers: FileReaders,
): void {
  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const { name } = request.params;
    if (!FILE_NAME.test(name)) throw notFound();
    const mime = typesByExtension.get(name.slice(name.indexOf('.') + 1)) ?? 'application/octet-stream';
    const isShown = SHOWN.test(mime);
    const { guarded, of_chat } = await readGuard(db, name);
    const isOpen = isShown && !guarded;
    if (!isOpen && !(of_chat && (await isInvited(db, request, readers)))) {
      if (comesFromElsewhere(request)) return askAgain(name, reply);
      if (isShown) await refuse(db, request, readers);
      else await refuseStranger(db, name, request, readers);
    }
    if (!mime.startsWith('image/'))
      reply.header('content-disposition', attachment(isShown ? name : await nameOf(db, name)));
    // A file opened directly must not run scripts.
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    );
    reply.header('etag', `"${name}"`);
    reply.header('accept-ranges', 'bytes');
    reply.header('cache-control', isShown ? (isOpen ? OPEN : GUARDED) : 'private, no-store');
    if (request.headers['if-none-match']?.includes(`"${name}"`)) return reply.code(304).send();
    return sendBytes(storage, name, mime, request, reply);
  });
}

/** Marks the second request of a link that was followed from elsewhere. */
const HERE = 'here';

/** Whether a link of another site, or of a mail, was followed: it brings no cookie of the session, which is SameSite=Strict. */
function comesFromElsewhere({ url, headers }: FastifyRequest): boolean {
  const { authorization, accept = '', cookie = '' } = headers;
  const isFirst = !url.endsWith(`?${HERE}`);
  return isFirst && !authorization && !/(?:^|; *)token=/.test(cookie) && accept.includes('text/html');
}

/** A document of ours that asks for the file at once: what it asks for brings the cookie. */
function askAgain(name: string, reply: FastifyReply): FastifyReply {
  const refresh = `<meta http-equiv="refresh" content="0;url=/files/${name}?${HERE}">`;
  return reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><title>${name}</title>${refresh}`);
}

/** Who may read which files; the key signs addresses of guarded pictures. */
export interface FileReaders {
  readonly places: readonly FilePlace[];
  /** Roles that may read every file. */
  readonly fileRoles: readonly number[];
  /** Roles that may read files of the chat. */
  readonly chatRoles: readonly number[];
  /** Who is let in before that is asked. */
  readonly door: Door;
  readonly key: string | null;
}

/** Whether a file of the chat is for the caller: who may chat, or a shop by its signed address. */
async function isInvited(db: Db, request: FastifyRequest, readers: FileReaders): Promise<boolean> {
  if (isSigned(request.url, readers.key)) return true;
  const caller = await authenticateLink(db, request, readers.door);
  return caller !== null && readers.chatRoles.includes(caller.account.role);
}

/** For others a file does not exist; without a session it asks for one. */
async function refuse(db: Db, request: FastifyRequest, readers: FileReaders): Promise<never> {
  throw (await authenticateLink(db, request, readers.door)) ? notFound() : signedOut();
}

/** The name that a document was uploaded with, with the extension of its content; its own, a hash, where it had none. */
async function nameOf(db: Db, name: string): Promise<string> {
  const original = await readOriginalName(db, name);
  if (!original) return name;
  const extension = name.slice(name.indexOf('.'));
  return original.toLowerCase().endsWith(extension) ? original : `${original}${extension}`;
}

/** A column whose records hold files, and the roles that read every record. */
export interface FilePlace {
  readonly table: string;
  readonly column: string;
  readonly roles: readonly number[];
}

/** The columns with files, by the calls that read their entities; a call for one's own records alone does not count. */
export function filePlaces(
  endpoints: readonly DeclaredEndpoint[],
  entities: Readonly<Record<string, DeclaredEntity>>,
): FilePlace[] {
  const operations = endpoints.flatMap((endpoint) => endpoint.operations);
  return Object.values(entities).flatMap(({ entity, table, fields }) => {
    const columns = Object.values(fields).flatMap((field) => (field.kind === 'file' ? [field.column] : []));
    const roles = operations.flatMap(({ resource, roles: set }) => {
      const isRead = resource?.entity === entity && (resource.do === 'get' || resource.do === 'list');
      const ofCaller = JSON.stringify([resource?.where, resource?.key]).includes('"user"');
      return isRead && !ofCaller && set !== 'public' ? set : [];
    });
    return columns.map((column) => ({ table, column, roles }));
  });
}

/** The owner uploaded or generated it, directly or by a job; who has one of `fileRoles` may read all. For others it does not exist. */
async function refuseStranger(
  db: Db,
  name: string,
  request: FastifyRequest,
  readers: FileReaders,
): Promise<void> {
  const { places, fileRoles } = readers;
  const caller = await authenticateLink(db, request, readers.door);
  if (!caller) throw signedOut();
  const { id, role } = caller.account;
  if (fileRoles.includes(role)) return;
  const readable = places.filter(({ roles }) => roles.includes(role));
  if (!(await isFileOf(db, name, id, readable))) throw notFound();
}

async function sendBytes(
  storage: FileStorage,
  name: string,
  mime: string,
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const range = readRange(request.headers.range);
  const openedFile = await storage.open(name, range ?? undefined).catch((error: unknown) => {
    // A range beyond the end is a client error; the whole file is answered.
    if (range) return storage.open(name);
    throw error;
  });
  if (!openedFile) {
    reply.removeHeader('cache-control').removeHeader('etag');
    throw notFound();
  }
  if (range && range.start >= openedFile.size) {
    openedFile.stream.destroy();
    return sendBytes(storage, name, mime, { headers: {} }, reply);
  }
  reply.header('content-type', mime);
  if (!range) return reply.header('content-length', openedFile.size).send(openedFile.stream);
  const end = Math.min(range.end ?? openedFile.size - 1, openedFile.size - 1);
  reply.header('content-range', `bytes ${range.start}-${end}/${openedFile.size}`);
  return reply
    .code(206)
    .header('content-length', end - range.start + 1)
    .send(openedFile.stream);
}

/** A single range with a first byte, as video players request; other ranges get the whole file. */
function readRange(header: string | undefined): ByteRange | null {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (start === undefined) return null;
  const range = { start: Number(start), ...(end ? { end: Number(end) } : {}) };
  return range.end !== undefined && range.end < range.start ? null : range;
}
