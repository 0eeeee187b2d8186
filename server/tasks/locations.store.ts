import { type Insertable, sql } from 'kysely';
import type { Database } from '../generated/database.ts';
import type { Db } from '../store/index.ts';

type LocationValues = Omit<Insertable<Database['locations']>, 'code' | 'last_sync_nav'>;

const NOW = sql<string>`now()`;

/** The location of this code, locked until the transaction ends. */
export function lockLocation(db: Db, code: string) {
  return db
    .selectFrom('locations')
    .select(['id', 'name', 'global_dimension_1_code', 'deleted_at'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds a location that the ERP has now. */
export function insertLocation(db: Db, code: string, location: LocationValues): Promise<{ id: number }> {
  const insertQuery = db.insertInto('locations').values({ code, ...location, last_sync_nav: NOW });
  return insertQuery.returning('id').executeTakeFirstOrThrow();
}

/** Writes it as the ERP has it now. */
export async function updateLocation(db: Db, id: number, location: LocationValues): Promise<void> {
  await db
    .updateTable('locations')
    .set({ ...location, last_sync_nav: NOW })
    .where('id', '=', id)
    .execute();
}

/** Marks the locations as deleted that this job has not seen. Does nothing when the job could not read some rows. */
export function markVanishedLocations(db: Db, job: number) {
  return db
    .updateTable('locations as l')
    .from('jobs as j')
    .set({ deleted_at: NOW })
    .where('j.id', '=', job)
    .where(sql<boolean>`j.problems = '[]'`)
    .where('l.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([eb('l.last_sync_nav', 'is', null), eb('l.last_sync_nav', '<', eb.ref('j.started_at'))]),
    )
    .returning(['l.id', 'l.deleted_at'])
    .execute();
}
