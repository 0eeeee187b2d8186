import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const A_YEAR = 31_536_000;

/** The content security policy of a document that may also call `origins`, and show their pictures and films. */
export function policyWith(policy: string, origins: readonly string[]): string {
  const pages = origins.filter((origin) => /^https?:/.test(origin));
  return policy
    .replace("connect-src 'self'", ["connect-src 'self'", ...origins].join(' '))
    .replace("img-src 'self'", ["img-src 'self'", ...pages].join(' '))
    .replace("media-src 'self'", ["media-src 'self'", ...pages].join(' '));
}

/** Headers for a page without inline scripts or eval, with images of `imageUrls`; the style library needs inline styles. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  imageUrls: readonly (string | null)[],
): Promise<void> {
  const images = [...new Set(imageUrls.flatMap((url) => (url ? [new URL(url).origin] : [])))];
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
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    // These only apply to HTTPS, and browsers warn about them elsewhere: see below.
    hsts: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol !== 'https') return;
    reply.header('strict-transport-security', `max-age=${A_YEAR}`);
    reply.header('cross-origin-opener-policy', 'same-origin');
  });
}
