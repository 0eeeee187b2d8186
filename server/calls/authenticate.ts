import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Roles } from '../../core/model.ts';
import { ProofRefusal, Refusal } from '../refusal.ts';
import type { Account } from '../resources/work.ts';
import type { RoleAddresses } from '../rules/role-addresses.ts';
import { hashToken } from '../rules/tokens.ts';
import type { Db } from '../store/index.ts';
import { findAccount, noteUse, readProof } from './tokens.store.ts';

/** The caller, and the hash of the caller's token. */
export interface Caller {
  readonly account: Account;
  readonly tokenHash: Buffer;
}

/** What an account has to do before anything else: on which screen, and what others are told until then. */
interface Due {
  readonly screen: string;
  readonly text: string;
  readonly message: string;
}

/** Somebody else knows the password. */
const OWN_PASSWORD: Due = {
  screen: 'change-password',
  text: 'Change password',
  message: 'Choose a password of your own first.',
};
/** The role has to have it. */
const SECOND_FACTOR: Due = {
  screen: 'second-factor-on',
  text: 'Two-step sign-in',
  message: 'Set up the two-step sign-in first.',
};

interface Ready {
  readonly role: number;
  readonly password_temporary: boolean;
  readonly has_second_factor: boolean | number;
}

/** What the account has to do first; null: nothing. `roles` have to have a second factor. */
export function dueOf(account: Ready, roles: readonly number[]): Due | null {
  if (account.password_temporary) return OWN_PASSWORD;
  return roles.includes(account.role) && !account.has_second_factor ? SECOND_FACTOR : null;
}

/**
 * Who is let in: nobody from an address that is not the role's, and an account that has something else to do first only where
 * `isForUnready`.
 */
export interface Door {
  readonly addresses: RoleAddresses;
  /** Roles that have to have a second factor before anything else. */
  readonly secondFactorRoles: readonly number[];
  readonly isForUnready?: boolean;
}

/**
 * The caller by the Authorization header alone, which other sites cannot send; null without one, a Refusal for a bad one, and for
 * an account that the door is not for.
 */
export async function authenticate(db: Db, request: FastifyRequest, door: Door): Promise<Caller | null> {
  return request.headers.authorization ? callerOf(db, request, bearerOf(request), door) : null;
}

/** The same by the cookie of the page: links to files send no header, change nothing, and tell other sites nothing. */
export async function authenticateLink(db: Db, request: FastifyRequest, door: Door): Promise<Caller | null> {
  const [, cookie] = /(?:^|; *)token=([\w-]{20,200})(?:;|$)/.exec(request.headers.cookie ?? '') ?? [];
  return cookie && !request.headers.authorization
    ? callerOf(db, request, cookie, door)
    : authenticate(db, request, door);
}

/** Throws a Refusal for a token that is not valid. */
async function callerOf(
  db: Db,
  request: FastifyRequest,
  token: string | null,
  { addresses, secondFactorRoles, isForUnready }: Door,
): Promise<Caller> {
  const tokenHash = token === null ? null : hashToken(token);
  const account = tokenHash ? await findAccount(db, tokenHash) : null;
  if (!tokenHash || !account) throw signedOut();
  refuseAddress(addresses, account.role, request.ip);
  const due = isForUnready ? null : dueOf(account, secondFactorRoles);
  if (due) throw firstThings(due);
  // Nobody waits for it, and a database that takes no changes is no reason to refuse the call.
  if (account.is_use_unnoted) void noteUse(db, tokenHash).catch(() => undefined);
  return { account, tokenHash };
}

/** Throws a Refusal where the role does not work from that address. */
export function refuseAddress(addresses: RoleAddresses, role: number, address: string): void {
  if (!addresses.allows(role, address))
    throw new Refusal('forbidden', [
      { message: 'This account does not work from the address {address}. Ask IT.', params: { address } },
    ]);
}

function firstThings({ message, screen, text }: Due): Refusal {
  return new Refusal('forbidden', [{ message, link: { screen, text } }]);
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

/** Throws a Refusal unless the caller has shown in the last minutes who it is; null: nobody is asked. */
export async function refuseUnproved(db: Db, caller: Caller | null, minutes: number | null): Promise<void> {
  if (!caller || minutes === null) return;
  const proof = await readProof(db, caller.tokenHash, minutes);
  if (!proof?.is_fresh) throw new ProofRefusal(proof?.has_second_factor ? 'code' : 'password');
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
