import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../store/index.ts';
import { assembleRows, type ReadPlan, selectOf } from './read-plan.ts';
import type { Row } from './row.ts';

/** Batch size: rows in memory at a time. */
const BATCH = 500;

/** All rows of a list's statement, a batch at a time, as its answer shows them. */
export function readBatches(
  db: Db,
  plan: ReadPlan,
  queryTail: RawBuilder<unknown>,
): AsyncGenerator<readonly Row[]> {
  return batchesOf(db, selectOf(plan, queryTail), (rows, batchTransaction) =>
    assembleRows(batchTransaction, plan, rows),
  );
}

/** The same of any statement, its rows as the database gives them. */
export function statementBatches<Shape extends Row>(
  db: Db,
  statement: RawBuilder<Shape>,
): AsyncGenerator<readonly Shape[]> {
  return batchesOf(db, statement, async (rows) => rows);
}

/**
 * Reads with a database cursor: neither side holds more than a batch, and all rows are from one snapshot. Uses one connection
 * until it ends or is returned from.
 */
async function* batchesOf<Found, Shown>(
  db: Db,
  statement: RawBuilder<Found>,
  show: (rows: Found[], batchTransaction: Db) => Promise<readonly Shown[]>,
): AsyncGenerator<readonly Shown[]> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    await sql`declare batches no scroll cursor for ${statement}`.execute(transaction);
    for (;;) {
      const { rows } = await sql<Found>`fetch forward ${sql.lit(BATCH)} from batches`.execute(transaction);
      if (rows.length > 0) yield await show(rows, transaction);
      if (rows.length < BATCH) return;
    }
  } finally {
    await transaction.rollback().execute();
  }
}
