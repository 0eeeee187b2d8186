import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Roles } from '../../core/model.ts';
import { Refusal } from '../refusal.ts';
import type { Account } from '../resources/work.ts';
import { hashToken } from '../rules/tokens.ts';
import type { Db } from '../store/index.ts';
import { findAccount, noteUse } from './tokens.store.ts';

/** The caller, and the hash of the caller's token. */
export interface Caller {
  readonly account: Account;
  readonly tokenHash: Buffer;
}

/** The screen of a person's own password. */
export const CHANGE_PASSWORD = 'change-password';

/**
 * The caller by the Authorization header alone, which other sites cannot send; null without one, a Refusal for a bad one, and for
 * an account that has something else to do first unless `unready`.
 */
export async function authenticate(
  db: Db,
  request: FastifyRequest,
  unready: 'refused' | 'let-in' = 'refused',
): Promise<Caller | null> {
  return request.headers.authorization ? callerOf(db, bearerOf(request), unready) : null;
}

/** The same by the cookie of the page: links to files send no header, change nothing, and tell other sites nothing. */
export async function authenticateLink(db: Db, request: FastifyRequest): Promise<Caller | null> {
  const [, cookie] = /(?:^|; *)token=([\w-]{20,200})(?:;|$)/.exec(request.headers.cookie ?? '') ?? [];
  return cookie && !request.headers.authorization
    ? callerOf(db, cookie, 'refused')
    : authenticate(db, request);
}

/** Throws a Refusal for a token that is not valid. */
async function callerOf(db: Db, token: string | null, unready: 'refused' | 'let-in'): Promise<Caller> {
  const tokenHash = token === null ? null : hashToken(token);
  const account = tokenHash ? await findAccount(db, tokenHash) : null;
  if (!tokenHash || !account) throw signedOut();
  if (account.password_temporary && unready === 'refused') throw ownPasswordFirst();
  // Nobody waits for it, and a database that takes no changes is no reason to refuse the call.
  if (account.is_use_unnoted) void noteUse(db, tokenHash).catch(() => undefined);
  return { account, tokenHash };
}

/** Somebody else knows the password. */
function ownPasswordFirst(): Refusal {
  const link = { screen: CHANGE_PASSWORD, text: 'Change password' };
  return new Refusal('forbidden', [{ message: 'Choose a password of your own first.', link }]);
}

/** The token or key of the call; null without one or for a malformed one. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer +([\w-]{20,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** SHA-256 of the token or key of the call, valid or not. */
export function tokenHashOf(request: FastifyRequest): Buffer | null {
  const token = bearerOf(request);
  return token === null ? null : hashToken(token);
}

/** Throws a Refusal unless the caller has one of the role sets. */
export function authorise(roles: readonly Roles[], caller: Caller | null): void {
  if (roles.includes('public')) return;
  if (!caller) throw signedOut();
  if (!roles.some((set) => set !== 'public' && set.includes(caller.account.role))) {
    throw new Refusal('forbidden', 'Role is not Authorized.');
  }
}

/** A required token is missing or invalid. */
export function signedOut(): Refusal {
  return new Refusal('signed-out', 'Token Expired.');
}

/** Whether the call has a key of the settings, such as that of the shops' app (CONNECTOR_KEY); false when none is configured. */
export function hasKey(request: FastifyRequest, key: string | null): boolean {
  const sentKey = bearerOf(request);
  // Compares hashes of equal length in constant time.
  return key !== null && sentKey !== null && timingSafeEqual(hashToken(sentKey), hashToken(key));
}
