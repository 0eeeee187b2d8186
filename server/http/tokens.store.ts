import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Account } from '../resources/work.ts';
import type { Db } from '../store/index.ts';

/** 256 random bits in a form that fits a header. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: who reads the database cannot sign in with it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The account that a token stands for; null when it is unknown, expired or revoked. */
export async function findAccount(db: Db, tokenHash: Buffer): Promise<Account | null> {
  const { rows } = await sql<Account>`
    select a.id, a.username, a.role from tokens as t join admin_users as a on a.id = t.admin_user_id
    where t.token_hash = ${tokenHash} and t.revoked_at is null and t.expires_at > now()`.execute(db);
  return rows[0] ?? null;
}

/** Stores a token of an account, and forgets the account's tokens that have expired. */
export async function addToken(db: Db, account: number, tokenHash: Buffer, hours: number): Promise<void> {
  await sql`delete from tokens where admin_user_id = ${account} and expires_at <= now()`.execute(db);
  await sql`insert into tokens (token_hash, admin_user_id, expires_at)
    values (${tokenHash}, ${account}, now() + make_interval(hours => ${hours}))`.execute(db);
}

export async function revokeToken(db: Db, tokenHash: Buffer): Promise<void> {
  await sql`update tokens set revoked_at = now() where token_hash = ${tokenHash}`.execute(db);
}

/** Ends every session of an account, but the one whose token is to stay. */
export async function revokeTokensOf(db: Db, account: number, but: Buffer | null): Promise<void> {
  await sql`update tokens set revoked_at = now() where admin_user_id = ${account} and revoked_at is null
    and token_hash is distinct from ${but}`.execute(db);
}
