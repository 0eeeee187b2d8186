import { sql } from 'kysely';
import type { Account } from '../resources/work.ts';
import type { Db } from '../store/index.ts';

const NOW = sql<string>`now()`;

/** The account of a token; null when it is unknown, expired or revoked. */
export async function findAccount(db: Db, tokenHash: Buffer): Promise<Account | null> {
  const account = await db
    .selectFrom('tokens as t')
    .innerJoin('admin_users as a', 'a.id', 't.admin_user_id')
    .select(['a.id', 'a.username', 'a.role'])
    .where('t.token_hash', '=', tokenHash)
    .where('t.revoked_at', 'is', null)
    .where('t.expires_at', '>', NOW)
    .executeTakeFirst();
  return account ?? null;
}

/** Stores a token of an account, and deletes the account's expired tokens. */
export async function addToken(db: Db, account: number, tokenHash: Buffer, hours: number): Promise<void> {
  await db.deleteFrom('tokens').where('admin_user_id', '=', account).where('expires_at', '<=', NOW).execute();
  const expires_at = sql<string>`now() + make_interval(hours => ${hours})`;
  await db
    .insertInto('tokens')
    .values({ token_hash: tokenHash, admin_user_id: account, expires_at })
    .execute();
}

export async function revokeToken(db: Db, tokenHash: Buffer): Promise<void> {
  await db.updateTable('tokens').set({ revoked_at: NOW }).where('token_hash', '=', tokenHash).execute();
}

/** Ends all sessions of an account, except the given token's. */
export async function revokeTokensOf(db: Db, account: number, but: Buffer | null): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ revoked_at: NOW })
    .where('admin_user_id', '=', account)
    .where('revoked_at', 'is', null)
    .where('token_hash', 'is distinct from', but)
    .execute();
}
