import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by `addDrain`. */
    drain: Drain;
  }
}

/** The time between the wish to end and the end: calls are answered, and who balances load sends the next ones elsewhere. */
export interface Drain {
  readonly hasBegun: boolean;
  begin(): void;
}

/** Once it has begun, each answer says that its connection closes: whoever keeps it opens the next one elsewhere. */
export function addDrain(app: FastifyInstance): void {
  let hasBegun = false;
  app.decorate('drain', {
    get hasBegun() {
      return hasBegun;
    },
    begin() {
      hasBegun = true;
    },
  });
  app.addHook('onSend', async (_request, reply) => {
    if (hasBegun) reply.header('connection', 'close');
  });
}
