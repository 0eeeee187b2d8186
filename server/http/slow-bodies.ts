import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How long a body may take: milliseconds in any case, and one more for each so many bytes that have come. */
export interface Patience {
  readonly grace: number;
  readonly bytesPerMs: number;
  /** How often is looked. */
  readonly every: number;
}

const USUAL: Patience = { grace: 30_000, bytesPerMs: 1, every: 5_000 };

/**
 * Ends a body that comes too slowly to be meant: a connection and its work could be held for ever by a byte now and
 * then. A large file over a poor line has the time that it needs.
 */
export function endSlowBodies(app: FastifyInstance, patience: Patience = USUAL): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, raw } = request;
    if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return;
    const timer = setInterval(() => look(), patience.every).unref();
    const before = raw.socket.bytesRead;
    let waited = 0;
    const look = () => {
      if (raw.complete || raw.destroyed) return clearInterval(timer);
      // What has come and is not read yet waits for us.
      if (raw.readableLength > 0) return;
      waited += patience.every;
      const allowed = patience.grace + (raw.socket.bytesRead - before) / patience.bytesPerMs;
      if (waited > allowed) endBody(app, request, reply);
    };
    finished(reply.raw, () => clearInterval(timer));
  });
}

function endBody(app: FastifyInstance, { raw }: FastifyRequest, reply: FastifyReply): void {
  if (reply.raw.headersSent) raw.destroy();
  else app.server.emit('clientError', timeout(), raw.socket);
}

function timeout(): Error {
  return Object.assign(new Error('The body came too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}
