import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Time limit of a body: a base in milliseconds, plus one millisecond per so many received bytes. */
export interface Patience {
  readonly grace: number;
  readonly bytesPerMs: number;
  /** Interval of the checks. */
  readonly every: number;
}

const USUAL: Patience = { grace: 30_000, bytesPerMs: 1, every: 5_000 };

/** Aborts bodies that come too slowly: single bytes could hold a connection forever. Large files get their time. */
export function endSlowBodies(app: FastifyInstance, patience: Patience = USUAL): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, raw } = request;
    if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return;
    const timer = setInterval(() => look(), patience.every).unref();
    const initialBytes = raw.socket.bytesRead;
    let waited = 0;
    const look = () => {
      if (raw.complete || raw.destroyed) return clearInterval(timer);
      // Received bytes that are not read yet are waiting for the server, not for the client.
      if (raw.readableLength > 0) return;
      waited += patience.every;
      const allowed = patience.grace + (raw.socket.bytesRead - initialBytes) / patience.bytesPerMs;
      if (waited > allowed) endBody(app, request, reply);
    };
    // Not at the answer: a refusal may come before the body, which could then drip on for ever.
    raw.once('close', () => clearInterval(timer));
  });
}

function endBody(app: FastifyInstance, { raw }: FastifyRequest, reply: FastifyReply): void {
  if (reply.raw.headersSent) raw.destroy();
  else app.server.emit('clientError', timeout(), raw.socket);
}

function timeout(): Error {
  return Object.assign(new Error('The body came too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}
