import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/**
 * Passes the calls on to another server, so that the browser sees one origin. Cookies stay here: the bearer token
 * is what signs a person in, and the page's own cookies are nobody else's business.
 */
export async function addProxy(app: FastifyInstance, adminApiUrl: string): Promise<void> {
  const { origin, pathname } = new URL(adminApiUrl);
  const base = pathname.replace(/\/+$/, '');
  for (const prefix of ['/api', '/user']) {
    await app.register(httpProxy, {
      upstream: origin,
      prefix,
      rewritePrefix: `${base}${prefix}`,
      // A GET of the stated contract may write: nothing is sent twice on our own account.
      retryMethods: [],
      disableRequestLogging: true,
      replyOptions: {
        // The body is on its way already: asking whether it may come would only confuse.
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
