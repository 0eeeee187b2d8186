import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits in a header-safe encoding. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token: who reads the database cannot sign in with it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
