import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Attempts, Limit } from '../rules/attempts.ts';
import type { Db } from '../store/index.ts';

/** Counts in the database, for all servers together; never in a caller's transaction, which a refusal takes back. */
export class StoredAttempts implements Attempts {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async take(key: string, { tries, within }: Limit): Promise<number> {
    const { rows } = await sql<{ tries: number; left: number }>`
      insert into attempts as a (key, tries, ends_at)
      values (${hashed(key)}, 1, now() + ${within} * interval '1 millisecond')
      on conflict (key) do update set
        tries = case when a.ends_at > now() then a.tries + 1 else 1 end,
        ends_at = case when a.ends_at > now() then a.ends_at else excluded.ends_at end
      returning tries, ceil(extract(epoch from ends_at - now()) * 1000)::int as left`.execute(this.#db);
    const [count] = rows;
    return count && count.tries > tries ? count.left : 0;
  }

  async isOver(key: string, { tries }: Limit): Promise<boolean> {
    const count = await this.#db
      .selectFrom('attempts')
      .select('tries')
      .where('key', '=', hashed(key))
      .where('ends_at', '>', sql<string>`now()`)
      .executeTakeFirst();
    return count !== undefined && count.tries >= tries;
  }

  async giveBack(key: string): Promise<void> {
    await this.#db
      .updateTable('attempts')
      .set({ tries: sql<number>`greatest(tries - 1, 0)` })
      .where('key', '=', hashed(key))
      .execute();
  }

  async clear(key: string): Promise<void> {
    await this.#db.deleteFrom('attempts').where('key', '=', hashed(key)).execute();
  }
}

/** Deletes the windows that have ended. */
export async function forgetOldAttempts(db: Db): Promise<void> {
  await db.deleteFrom('attempts').where('ends_at', '<=', sql<string>`now()`).execute();
}

/** Keys come from outside and may be long, and nobody reads them. */
function hashed(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
