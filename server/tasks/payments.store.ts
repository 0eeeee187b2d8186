import { type Insertable, sql } from 'kysely';
import type { Database } from '../generated/database.ts';
import type { Db } from '../store/index.ts';

/** Today, and the day so many days before, as the business counts days: that is the zone of every connection. */
export async function readLastDays(db: Db, days: number): Promise<{ from: string; to: string }> {
  const { rows } = await sql<{ from: string; to: string }>`
    select (now()::date - ${days}::int)::text as "from", now()::date::text as "to"`.execute(db);
  if (!rows[0]) throw new Error('The database does not know the day.');
  return rows[0];
}

/** Returns the id; undefined when a payment of this reference is there. */
export async function insertPayment(
  db: Db,
  payment: Insertable<Database['bca_mutations']>,
): Promise<number | undefined> {
  const added = await db
    .insertInto('bca_mutations')
    .values(payment)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Notes that a payment settles an order. */
export async function linkPayment(db: Db, payment: number, order: number): Promise<void> {
  const link = { bca_mutation_id: payment, transaction_id: order };
  await db.insertInto('bca_mutation_transactions').values(link).execute();
}
