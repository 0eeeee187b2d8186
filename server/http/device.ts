import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_DAYS } from './devices.store.ts';
import { hashToken, makeToken } from './tokens.store.ts';

/** The browser that calls, told from others by a cookie of its own. It lets nobody in: only the bearer token does. */
export interface Device {
  /** Null for one that has not been told apart before. */
  readonly hash: Buffer | null;
  /** Has the browser told apart from now on. Only calls of this address hear of it. */
  keep(): Buffer;
}

const COOKIE = /(?:^|;\s*)device=([\w-]{43})(?:;|$)/;
const SECONDS_A_DAY = 86_400;

export function deviceOf(request: FastifyRequest, reply: FastifyReply): Device {
  const given = COOKIE.exec(request.headers.cookie ?? '')?.[1];
  return {
    hash: given ? hashToken(given) : null,
    keep() {
      const secret = given ?? makeToken();
      const path = request.url.split('?', 1)[0];
      const life = `Path=${path}; Max-Age=${DEVICE_DAYS * SECONDS_A_DAY}; HttpOnly; SameSite=Strict`;
      reply.header(
        'set-cookie',
        `device=${secret}; ${life}${request.protocol === 'https' ? '; Secure' : ''}`,
      );
      return hashToken(secret);
    },
  };
}
