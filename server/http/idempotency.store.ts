import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

/** A write that counts once, though it may be repeated. */
export interface Repeatable {
  /** A hash of the caller's key. */
  readonly key: string;
  readonly user: number;
  readonly endpoint: string;
  readonly fingerprint: Buffer;
}

const HOURS = 24;

/** Claims the key for this transaction; false: an earlier call has it. A call meanwhile waits, and gets it on rollback. */
export async function insertKey(db: Db, { key, user, endpoint, fingerprint }: Repeatable): Promise<boolean> {
  await sql`delete from idempotency_keys where key = ${key} and admin_user_id = ${user}
    and created_at < now() - make_interval(hours => ${HOURS})`.execute(db);
  const { numAffectedRows } = await sql`
    insert into idempotency_keys (key, admin_user_id, endpoint, fingerprint)
    values (${key}, ${user}, ${endpoint}, ${fingerprint})
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** The call that has the key, with its answer. */
export function readCall(db: Db, { key, user }: Repeatable) {
  return db
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'fingerprint', 'answer'])
    .where('key', '=', key)
    .where('admin_user_id', '=', user)
    .executeTakeFirst();
}

export async function storeAnswer(db: Db, { key, user }: Repeatable, answer: unknown): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer_status: 200, answer: JSON.stringify(answer) })
    .where('key', '=', key)
    .where('admin_user_id', '=', user)
    .execute();
}

/** Deletes expired keys. */
export async function forgetOldKeys(db: Db): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - make_interval(hours => ${HOURS})`.execute(
    db,
  );
}
