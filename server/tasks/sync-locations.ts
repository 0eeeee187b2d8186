import { sql } from 'kysely';
import type { Erp, ErpLocation } from '../connectors/index.ts';
import type { DeclaredJobs } from '../generated/jobs.ts';
import type { JobRun, JobStep } from '../jobs/index.ts';
import { eachPage } from './each-page.ts';

/** Imports the ERP's locations, matched by code. Those that it no longer has are marked as deleted. */
export const syncLocations = (erp: Pick<Erp, 'locations'>): DeclaredJobs['location.sync'] => ({
  async run(run) {
    await eachPage(run, erp.locations, null, takeOver);
    const deleted = await markVanished(run);
    return {
      message: '{created} locations added, {updated} updated, {deleted} deleted, {unchanged} unchanged.',
      params: { created: 0, updated: 0, unchanged: 0, ...run.counts, deleted },
    };
  },
});

async function takeOver(locations: readonly ErpLocation[], step: JobStep) {
  const counts = { created: 0, updated: 0, unchanged: 0 };
  for (const location of locations) counts[await takeOverOne(location, step)] += 1;
  return counts;
}

async function takeOverOne({ code, name, globalDimension1Code }: ErpLocation, { db, audit }: JobStep) {
  const locationRow = { name, global_dimension_1_code: globalDimension1Code, deleted_at: null };
  const storedLocation = await db
    .selectFrom('locations')
    .select(['id', 'name', 'global_dimension_1_code', 'deleted_at'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  const seen = { ...locationRow, last_sync_nav: sql<string>`now()` };
  if (!storedLocation) {
    const insertQuery = db.insertInto('locations').values({ code, ...seen });
    const { id } = await insertQuery.returning('id').executeTakeFirstOrThrow();
    await audit({ entity: 'location', id, after: { code, ...locationRow } });
    return 'created';
  }
  await db.updateTable('locations').set(seen).where('id', '=', storedLocation.id).execute();
  const { id, ...old } = storedLocation;
  const isSame =
    old.name === name &&
    old.global_dimension_1_code === globalDimension1Code &&
    old.deleted_at === locationRow.deleted_at;
  if (isSame) return 'unchanged';
  await audit({ entity: 'location', id, before: old, after: locationRow });
  return 'updated';
}

/**
 * What the job has not seen is gone from the ERP. Nothing is marked when some rows could not be read, since one may be among
 * them, nor when the ERP has none at all, which is more likely a mistake there.
 */
async function markVanished(run: JobRun<unknown>): Promise<number> {
  const seen = Object.values(run.counts).reduce((sum, count) => sum + count, 0);
  if (seen === 0) return 0;
  return run.step(async ({ db, audit }) => {
    const rows = await db
      .updateTable('locations as l')
      .from('jobs as j')
      .set({ deleted_at: sql`now()` })
      .where('j.id', '=', run.id)
      .where(sql<boolean>`j.problems = '[]'`)
      .where('l.deleted_at', 'is', null)
      .where((eb) =>
        eb.or([eb('l.last_sync_nav', 'is', null), eb('l.last_sync_nav', '<', eb.ref('j.started_at'))]),
      )
      .returning(['l.id', 'l.deleted_at'])
      .execute();
    for (const { id, deleted_at } of rows)
      await audit({ entity: 'location', id, before: { deleted_at: null }, after: { deleted_at } });
    return rows.length;
  });
}
