import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const HALF_A_YEAR = 15_552_000;

/**
 * The headers that tell a browser what the page may do. `imageOrigin` is another server whose images the page
 * shows. No inline script and no eval; styles may be inline because the style library writes them.
 */
export async function addSecurityHeaders(app: FastifyInstance, imageOrigin: string | null): Promise<void> {
  const images = imageOrigin ? [imageOrigin] : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...images],
        mediaSrc: ["'self'", 'blob:', ...images],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    // Only behind https, below: over plain http browsers ignore it, and localhost must not be pinned.
    hsts: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${HALF_A_YEAR}`);
  });
}
