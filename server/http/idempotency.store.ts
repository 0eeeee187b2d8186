import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Refusal } from '../refusal.ts';
import type { Db } from '../store/index.ts';
import { fingerprint } from './fingerprint.ts';

/** Idempotency keys: a write that is repeated because its answer was lost counts once. */
export interface Repeatable {
  /** A hash of the caller's key. */
  readonly key: string;
  readonly user: number;
  readonly endpoint: string;
  readonly fingerprint: Buffer;
}

export function makeRepeatable(key: string, user: number, endpoint: string, content: unknown): Repeatable {
  const hashed = createHash('sha256').update(key).digest('hex');
  return { key: hashed, user, endpoint, fingerprint: fingerprint(key, content) };
}

const HOURS = 24;

/**
 * Claims the key for this transaction, or returns the stored answer; refuses the key for other content. A concurrent call with
 * the same key waits for the first one; if that is rolled back, the second does the work.
 */
export async function claimKey(
  db: Db,
  { key, user, endpoint, fingerprint }: Repeatable,
): Promise<{ answer: unknown } | null> {
  await sql`delete from idempotency_keys where key = ${key} and admin_user_id = ${user}
    and created_at < now() - make_interval(hours => ${HOURS})`.execute(db);
  const { numAffectedRows } = await sql`
    insert into idempotency_keys (key, admin_user_id, endpoint, fingerprint)
    values (${key}, ${user}, ${endpoint}, ${fingerprint})
    on conflict do nothing`.execute(db);
  if (numAffectedRows === 1n) return null;
  const storedCall = await db
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'fingerprint', 'answer'])
    .where('key', '=', key)
    .where('admin_user_id', '=', user)
    .executeTakeFirst();
  if (storedCall?.endpoint !== endpoint || storedCall.fingerprint?.equals(fingerprint) === false) {
    throw new Refusal('invalid', 'This Idempotency-Key was already used for another call.');
  }
  return { answer: storedCall.answer };
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
