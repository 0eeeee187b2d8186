import { type Selectable, sql } from 'kysely';
import type { Database } from '../generated/database.ts';
import type { Db } from '../store/index.ts';

export type Backfill = Pick<
  Selectable<Database['backfills']>,
  'name' | 'of_table' | 'assignments' | 'missing'
>;

/** Rows of one step: it locks them until it ends. */
const ROWS = 2000;

/** What has not been filled to its end. */
export async function readBackfills(db: Db): Promise<Backfill[]> {
  return db
    .selectFrom('backfills')
    .select(['name', 'of_table', 'assignments', 'missing'])
    .where('ended_at', 'is', null)
    .orderBy('name')
    .execute();
}

export async function readLastKey(db: Db, { of_table }: Backfill): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(id), 0) as last from ${sql.table(of_table)}`.execute(db);
  return rows[0]?.last ?? 0;
}

/**
 * Sets the next rows after a key; answers the key that was reached, null where there are none, and how many rows were set. They
 * are locked by a statement of their own: what is read of other tables is as it was then or later.
 */
export async function fillNext(
  db: Db,
  { of_table, assignments, missing }: Backfill,
  { reached: key, last }: { readonly reached: number; readonly last: number },
): Promise<{ reached: number | null; rows: number }> {
  const locked = await sql<{ reached: number | null }>`
    select max(id) as reached from (
      select id from ${sql.table(of_table)} where id > ${key} and id <= ${last} order by id limit ${ROWS}
      for no key update) as part`.execute(db);
  const reached = locked.rows[0]?.reached ?? null;
  if (reached === null) return { reached, rows: 0 };
  const { numAffectedRows } = await sql`
    update ${sql.table(of_table)} as t set ${sql.raw(assignments)}
    where t.id > ${key} and t.id <= ${reached} and (${sql.raw(missing)})`.execute(db);
  return { reached, rows: Number(numAffectedRows ?? 0) };
}

export async function endBackfill(db: Db, name: string): Promise<void> {
  await db.updateTable('backfills').set({ ended_at: sql<string>`now()` }).where('name', '=', name).execute();
}
