import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate, authorise } from '../http/authenticate.ts';
import type { Entities } from '../resources/row.ts';
import type { Store } from '../store/index.ts';
import { type HubOptions, LiveHub, type Since } from './live-hub.ts';

/** Where the page reads what is happening: server-sent events, with the bearer token of every other call. */
const ADDRESS = '/api/live';

/** Adds it where an entity says `live`. With the server its streams end at once. */
export function addLive(
  app: FastifyInstance,
  store: Pick<Store, 'db' | 'url'>,
  entities: Entities,
  options: Omit<HubOptions, 'onError'> = {},
): void {
  const onError = (error: unknown) => app.log.error({ err: error }, 'the live events could not be read');
  const hub = new LiveHub(store, entities, { ...options, onError });
  if (hub.roles.length === 0) return;
  app.get(ADDRESS, { exposeHeadRoute: false }, async (request, reply) => {
    const caller = await authenticate(store.db, request);
    authorise([hub.roles], caller);
    // authorise refuses callers without a session.
    if (!caller) return reply;
    const stream = await hub.open(
      { role: caller.account.role, tokenHash: caller.tokenHash },
      sinceOf(request),
    );
    return reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        // Proxies neither keep, compress nor gather it.
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        // When it ends nothing else is asked for on it, so a server that stops need not wait.
        connection: 'close',
      })
      .send(stream);
  });
  app.addHook('preClose', () => hub.close());
}

function sinceOf({ headers, url }: FastifyRequest): Since {
  const last = wholeNumber(headers['last-event-id']);
  const age = wholeNumber(new URLSearchParams(url.split('?', 2)[1]).get('age'));
  return { ...(last === undefined ? {} : { last }), ...(age === undefined ? {} : { age }) };
}

function wholeNumber(text: unknown): number | undefined {
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
