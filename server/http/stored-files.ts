import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { FILE_NAME, filesFolder, placeOf } from '../files/keep.ts';
import { extensions } from '../files/sniff.ts';
import { notFound } from '../refusal.ts';

const mimes = new Map(Object.entries(extensions).map(([mime, extension]) => [extension, mime]));

/**
 * GET /files/<name>: uploaded files. A browser's image carries no header, so the name, a hash that cannot be
 * guessed, is the key; and since a name never changes its content, it is kept for ever.
 */
export async function addStoredFiles(app: FastifyInstance, dataDir: string): Promise<void> {
  await app.register(fastifyStatic, { root: filesFolder(dataDir), serve: false, suppressWarning: true });
  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const { name } = request.params;
    if (!FILE_NAME.test(name)) throw notFound();
    const mime = mimes.get(name.slice(name.indexOf('.') + 1)) ?? 'application/octet-stream';
    if (!mime.startsWith('image/')) reply.header('content-disposition', `attachment; filename="${name}"`);
    // Whatever a file holds, opened on its own it may not run anything.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    reply.header('content-type', mime);
    return reply.sendFile(placeOf(name), { contentType: false, immutable: true, maxAge: '365d' });
  });
}
