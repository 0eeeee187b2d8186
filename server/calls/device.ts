import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, makeToken } from '../rules/tokens.ts';
import { DEVICE_DAYS } from './devices.store.ts';

/** Identifies the browser by a cookie. It does not authenticate: only the bearer token does. */
export interface Device {
  /** Null for a browser without the cookie. */
  readonly hash: Buffer | null;
  /** What the browser says it is. */
  readonly userAgent: string | null;
  /** Sets the cookie. It is sent with calls of this path only. */
  keep(): Buffer;
}

const COOKIE = /(?:^|;\s*)device=([\w-]{43})(?:;|$)/;
const LONGEST_USER_AGENT = 300;
const SECONDS_A_DAY = 86_400;

export function deviceOf(request: FastifyRequest, reply: FastifyReply): Device {
  const sentSecret = COOKIE.exec(request.headers.cookie ?? '')?.[1];
  return {
    hash: sentSecret ? hashToken(sentSecret) : null,
    userAgent: request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
    keep() {
      const secret = sentSecret ?? makeToken();
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
