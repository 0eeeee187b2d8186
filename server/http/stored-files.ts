import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { FILE_NAME } from '../files/file-name.ts';
import { extensions } from '../files/sniff.ts';
import type { ByteRange, FileStorage } from '../files/storage.ts';
import { notFound } from '../refusal.ts';
import type { Db } from '../store/index.ts';
import { authenticate, signedOut } from './authenticate.ts';

const mimes = new Map(Object.entries(extensions).map(([mime, extension]) => [extension, mime]));

/** Files that a page shows in itself. */
const SHOWN = /^(image|video)\//;
const SUPERADMIN = 3;

/**
 * GET /files/<name>: kept files. A browser's image carries no header, so the name of a picture or film, a hash that
 * cannot be guessed, is the key; and since a name never changes its content, it is kept for ever. Anything else (tables,
 * archives, documents) needs the token of its owner.
 */
export function addStoredFiles(app: FastifyInstance, storage: FileStorage, db: Db): void {
  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const { name } = request.params;
    if (!FILE_NAME.test(name)) throw notFound();
    const mime = mimes.get(name.slice(name.indexOf('.') + 1)) ?? 'application/octet-stream';
    const isShown = SHOWN.test(mime);
    if (!isShown) await refuseStranger(db, name, request);
    if (!mime.startsWith('image/')) reply.header('content-disposition', `attachment; filename="${name}"`);
    // Whatever a file holds, opened on its own it may not run anything.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    reply.header('etag', `"${name}"`);
    reply.header('accept-ranges', 'bytes');
    reply.header('cache-control', isShown ? 'public, max-age=31536000, immutable' : 'private, no-store');
    if (request.headers['if-none-match']?.includes(`"${name}"`)) return reply.code(304).send();
    return sendBytes(storage, name, mime, request, reply);
  });
}

/** Its owner is who sent or made it, by hand or by a job; a Superadmin has all. For others it is not there. */
async function refuseStranger(db: Db, name: string, request: FastifyRequest): Promise<void> {
  const caller = await authenticate(db, request);
  if (!caller) throw signedOut();
  if (caller.account.role === SUPERADMIN) return;
  const { id } = caller.account;
  const { rows } = await sql`
    select from files as f where name = ${name} and (created_by = ${id} or exists (
      select from jobs as j left join job_files as g on g.job_id = j.id
      where j.admin_user_id = ${id} and f.name in (j.result_file, g.file)))`.execute(db);
  if (rows.length === 0) throw notFound();
}

async function sendBytes(
  storage: FileStorage,
  name: string,
  mime: string,
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const range = readRange(request.headers.range);
  const found = await storage.open(name, range ?? undefined).catch((error: unknown) => {
    // A range beyond the end is the caller's mistake, which the whole file answers as well.
    if (range) return storage.open(name);
    throw error;
  });
  if (!found) {
    reply.removeHeader('cache-control').removeHeader('etag');
    throw notFound();
  }
  if (range && range.start >= found.size) {
    found.stream.destroy();
    return sendBytes(storage, name, mime, { headers: {} }, reply);
  }
  reply.header('content-type', mime);
  if (!range) return reply.header('content-length', found.size).send(found.stream);
  const end = Math.min(range.end ?? found.size - 1, found.size - 1);
  reply.header('content-range', `bytes ${range.start}-${end}/${found.size}`);
  return reply
    .code(206)
    .header('content-length', end - range.start + 1)
    .send(found.stream);
}

/** One range with a first byte, which is what players of films ask for; anything else gets the whole file. */
function readRange(header: string | undefined): ByteRange | null {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (start === undefined) return null;
  const range = { start: Number(start), ...(end ? { end: Number(end) } : {}) };
  return range.end !== undefined && range.end < range.start ? null : range;
}
