import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { bearerOf } from './authenticate.ts';
import { hashToken } from './tokens.store.ts';

/** Whether the call came with the key of the shops' app (CONNECTOR_KEY); without a key nobody has it. */
export function hasConnectorKey(request: FastifyRequest, key: string | null): boolean {
  const given = bearerOf(request);
  // Hashes have one length, and comparing them takes as long however much is right.
  return key !== null && given !== null && timingSafeEqual(hashToken(given), hashToken(key));
}
