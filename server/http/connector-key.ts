import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { bearerOf } from './authenticate.ts';
import { hashToken } from './tokens.store.ts';

/** Whether the call has the key of the shops' app (CONNECTOR_KEY); false when none is configured. */
export function hasConnectorKey(request: FastifyRequest, key: string | null): boolean {
  const given = bearerOf(request);
  // Compares hashes of equal length in constant time.
  return key !== null && given !== null && timingSafeEqual(hashToken(given), hashToken(key));
}
