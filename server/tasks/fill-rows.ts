import { isRecord } from '../../core/record.ts';
import { type JobTask, startJob } from '../jobs/index.ts';
import type { Db } from '../store/index.ts';
import { endBackfill, fillNext, readBackfills, readLastKey } from './backfills.store.ts';

export const FILL_ROWS = 'rows.fill';

/** Where it goes on, and the last row that was there when it began. */
interface Place {
  readonly reached: number;
  readonly last: number;
}

function isPlace(cursor: unknown): cursor is Place {
  return isRecord(cursor) && typeof cursor.reached === 'number' && typeof cursor.last === 'number';
}

/** Sets the rows that a table has, as a row of `backfills` says; what comes later is written by those who know the new column. */
export const fillRows: JobTask<{ readonly name: string }> = {
  async run(run) {
    const backfill = (await readBackfills(run.db)).find(({ name }) => name === run.input.name);
    if (backfill) {
      let place = isPlace(run.cursor)
        ? run.cursor
        : { reached: 0, last: await readLastKey(run.db, backfill) };
      while (place.reached < place.last)
        place = await run.step(async ({ db, advance }) => {
          const { reached, rows } = await fillNext(db, backfill, place);
          const cursor = { ...place, reached: reached ?? place.last };
          advance({ cursor, done: cursor.reached, total: place.last, counts: { rows } });
          return cursor;
        });
      await run.step(({ db }) => endBackfill(db, backfill.name));
    }
    return { message: 'Older records completed: {rows}.', params: { rows: 0, ...run.counts } };
  },
};

/** Begins what migrations have left to be filled; what is on its way already goes on. */
export async function startFilling(db: Db): Promise<void> {
  for (const { name } of await readBackfills(db))
    await db.transaction().execute((tx) =>
      startJob(tx, {
        kind: FILL_ROWS,
        title: 'A new release completes older records.',
        by: null,
        input: { name },
      }),
    );
}
