import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FILE_NAME } from '../files/file-name.ts';
import { extensions } from '../files/sniff.ts';
import type { ByteRange, FileStorage } from '../files/storage.ts';
import { notFound } from '../refusal.ts';

const mimes = new Map(Object.entries(extensions).map(([mime, extension]) => [extension, mime]));

/**
 * GET /files/<name>: kept files. A browser's image carries no header, so the name, a hash that cannot be
 * guessed, is the key; and since a name never changes its content, it is kept for ever.
 */
export function addStoredFiles(app: FastifyInstance, storage: FileStorage): void {
  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const { name } = request.params;
    if (!FILE_NAME.test(name)) throw notFound();
    const mime = mimes.get(name.slice(name.indexOf('.') + 1)) ?? 'application/octet-stream';
    if (!mime.startsWith('image/')) reply.header('content-disposition', `attachment; filename="${name}"`);
    // Whatever a file holds, opened on its own it may not run anything.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    reply.header('etag', `"${name}"`);
    reply.header('accept-ranges', 'bytes');
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    if (request.headers['if-none-match']?.includes(`"${name}"`)) return reply.code(304).send();
    return sendBytes(storage, name, mime, request, reply);
  });
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
