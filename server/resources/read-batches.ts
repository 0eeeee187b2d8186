import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../store/index.ts';
import { assembleRows, type Flat, type ReadPlan, selectOf } from './read-plan.ts';
import type { Row } from './work.ts';

/** Rows in the memory of this process at a time. */
const BATCH = 500;

/**
 * All rows of a statement, a batch at a time, through a cursor of the database: whatever their number, neither side
 * holds more than a batch, and all show one moment. It keeps one connection until it ends or is returned from.
 */
export async function* readBatches(
  db: Db,
  plan: ReadPlan,
  rest: RawBuilder<unknown>,
): AsyncGenerator<readonly Row[]> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    await sql`declare batches no scroll cursor for ${selectOf(plan, rest)}`.execute(transaction);
    for (;;) {
      const { rows } = await sql<Flat>`fetch forward ${sql.lit(BATCH)} from batches`.execute(transaction);
      if (rows.length > 0) yield await assembleRows(transaction, plan, rows);
      if (rows.length < BATCH) return;
    }
  } finally {
    await transaction.rollback().execute();
  }
}
