import { type SqlBool, sql } from 'kysely';
import type { Account } from '../resources/work.ts';
import type { Db } from '../store/index.ts';

interface SessionAccount extends Account {
  readonly password_temporary: boolean;
  readonly has_second_factor: SqlBool;
  /** Nobody has noted for a while that the session is used. */
  readonly is_use_unnoted: SqlBool;
}

/** Where a session comes from. */
interface Origin {
  readonly address: string;
  readonly userAgent: string | null;
}

/** How exactly the last use of a session is known. */
const NOTED_WITHIN = sql`interval '5 minutes'`;
const LAST_USE = sql<string>`coalesce(used_at, tokens.created_at)`;

const NOW = sql<string>`now()`;

/** The account of a token, whether its password is a temporary one, and whether it has a second factor; null when it is unknown, expired or revoked. */
export async function findAccount(db: Db, tokenHash: Buffer): Promise<SessionAccount | null> {
  const account = await db
    .selectFrom('tokens as t')
    .innerJoin('admin_users as a', 'a.id', 't.admin_user_id')
    .leftJoin('second_factors as f', 'f.admin_user_id', 'a.id')
    .select(['a.id', 'a.username', 'a.role', 'a.password_temporary'])
    .select((eb) => eb('f.admin_user_id', 'is not', null).as('has_second_factor'))
    .select(sql<SqlBool>`coalesce(t.used_at, t.created_at) < now() - ${NOTED_WITHIN}`.as('is_use_unnoted'))
    .where('t.token_hash', '=', tokenHash)
    .where('t.revoked_at', 'is', null)
    .where('t.expires_at', '>', NOW)
    .executeTakeFirst();
  return account ?? null;
}

/** Stores a token of an account, and deletes the account's expired tokens. */
export async function addToken(
  db: Db,
  account: number,
  tokenHash: Buffer,
  hours: number,
  origin?: Origin,
): Promise<void> {
  await db.deleteFrom('tokens').where('admin_user_id', '=', account).where('expires_at', '<=', NOW).execute();
  const expires_at = sql<string>`now() + make_interval(hours => ${hours})`;
  await db
    .insertInto('tokens')
    .values({
      token_hash: tokenHash,
      admin_user_id: account,
      expires_at,
      address: origin?.address ?? null,
      user_agent: origin?.userAgent ?? null,
    })
    .execute();
}

/** Whether the session was proved in the last minutes, and whether its account has a second factor. */
export function readProof(db: Db, tokenHash: Buffer, minutes: number) {
  return db
    .selectFrom('tokens as t')
    .leftJoin('second_factors as f', 'f.admin_user_id', 't.admin_user_id')
    .select((eb) => eb('f.admin_user_id', 'is not', null).as('has_second_factor'))
    .select(sql<SqlBool>`t.proved_at > now() - make_interval(mins => ${minutes})`.as('is_fresh'))
    .where('t.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Notes that the person of the session has shown who it is. */
export async function noteProof(db: Db, tokenHash: Buffer): Promise<void> {
  await db.updateTable('tokens').set({ proved_at: NOW }).where('token_hash', '=', tokenHash).execute();
}

/** Notes that the session is in use. */
export async function noteUse(db: Db, tokenHash: Buffer): Promise<void> {
  await db.updateTable('tokens').set({ used_at: NOW }).where('token_hash', '=', tokenHash).execute();
}

/** The sessions of an account that still last, the one that was used last first. */
export function readTokensOf(db: Db, account: number) {
  return db
    .selectFrom('tokens')
    .select(['id', 'token_hash', 'address', 'user_agent', 'created_at', LAST_USE.as('used_at')])
    .where('admin_user_id', '=', account)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', NOW)
    .orderBy(LAST_USE, 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends a session of an account by its id; false where it has none of that id that lasts. */
export async function revokeTokenOf(db: Db, account: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tokens')
    .set({ revoked_at: NOW })
    .where('id', '=', id)
    .where('admin_user_id', '=', account)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
