import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Forwards calls, so that the browser sees one origin; without the page's cookies, which are private. */
export async function addProxy(app: FastifyInstance, adminApiUrl: string): Promise<void> {
  const { origin, pathname } = new URL(adminApiUrl);
  tellTime(app, adminApiUrl);
  const base = pathname.replace(/\/+$/, '');
  for (const prefix of ['/api', '/user']) {
    await app.register(httpProxy, {
      upstream: origin,
      prefix,
      rewritePrefix: `${base}${prefix}`,
      // No automatic retries: a GET of the stated contract may write.
      retryMethods: [],
      disableRequestLogging: true,
      replyOptions: {
        // Removes `Expect: 100-continue`: the body is being sent already.
        rewriteRequestHeaders: (request, { cookie, expect, ...headers }) => ({
          ...headers,
          'x-request-id': String(request.id),
        }),
        onError: (reply, { error }) => {
          void reply.send(Object.assign(new Error(error.message, { cause: error }), { statusCode: 502 }));
        },
        rewriteHeaders: ({ 'set-cookie': _cookies, ...headers }) => headers,
      },
    });
  }
}

/** Milliseconds; who asks for the time goes on without it. */
const PATIENCE = 1000;

/** A page that has called for nothing asks for the time by the header of the page: it is the other API's, which judges days. */
function tellTime(app: FastifyInstance, adminApiUrl: string): void {
  app.addHook('onSend', async ({ method, url }, reply) => {
    const date = method === 'HEAD' && url === '/' ? await dateOf(adminApiUrl) : null;
    if (date) reply.header('date', date);
  });
}

/** Null where the API does not say, or does not answer. */
async function dateOf(adminApiUrl: string): Promise<string | null> {
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(adminApiUrl, { method: 'HEAD', redirect: 'manual', signal }).catch(() => null);
  return answer?.headers.get('date') ?? null;
}
