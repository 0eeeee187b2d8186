import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate, authorise, type Door } from '../calls/authenticate.ts';
import { type HubOptions, LiveHub, type Since } from '../live/live-hub.ts';
import { Refusal } from '../refusal.ts';
import type { Entities } from '../resources/row.ts';
import type { Store } from '../store/index.ts';

/** The server-sent events endpoint, authenticated by the usual bearer token. */
const ADDRESS = '/api/live';

/** Registers it when an entity is `live`. Streams are closed when the server stops. */
export function addLive(
  app: FastifyInstance,
  store: Pick<Store, 'db' | 'url'>,
  entities: Entities,
  { door, ...options }: Omit<HubOptions, 'onError'> & { readonly door: Door },
): void {
  const onError = (error: unknown) => app.log.error({ err: error }, 'the live events could not be read');
  const hub = new LiveHub(store, entities, { ...options, onError });
  if (hub.roles.length === 0) return;
  app.watch('backoffice_live_streams', 'Open streams of live events', () => hub.readers);
  app.get(ADDRESS, { exposeHeadRoute: false }, async (request, reply) => {
    const caller = await authenticate(store.db, request, door);
    authorise([hub.roles], caller);
    // authorise has refused callers without a session.
    if (!caller) return reply;
    const stream = await hub.open(
      { account: caller.account.id, role: caller.account.role, tokenHash: caller.tokenHash },
      sinceOf(request),
    );
    return reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        // Proxies must not cache, compress or buffer it.
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        // The connection is not reused, so that a stopping server need not wait.
        connection: 'close',
      })
      .send(stream);
  });
  app.addHook('preClose', () => hub.close());
}

/** An invalid last position counts as none; an invalid age is refused, since the page itself sends it. */
function sinceOf({ headers, url }: FastifyRequest): Since {
  const last = wholeNumber(headers['last-event-id']);
  const age = new URLSearchParams(url.split('?', 2)[1]).get('age');
  if (age !== null && !/^\d{1,12}$/.test(age))
    throw new Refusal('unreadable', [{ field: 'age', message: 'The request could not be read.' }]);
  return { ...(last === undefined ? {} : { last }), ...(age === null ? {} : { age: Number(age) }) };
}

function wholeNumber(text: unknown): number | undefined {
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
