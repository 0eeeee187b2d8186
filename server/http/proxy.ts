import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Forwards calls, so that the browser sees one origin; without the page's cookies, which are private. */
export async function addProxy(app: FastifyInstance, adminApiUrl: string): Promise<void> {
  const { origin, pathname } = new URL(adminApiUrl);
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
