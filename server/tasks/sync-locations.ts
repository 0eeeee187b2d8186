import type { Erp, ErpLocation } from '../connectors/index.ts';
import type { DeclaredJobs } from '../generated/jobs.ts';
import type { JobRun, JobStep } from '../jobs/index.ts';
import { eachPage } from './each-page.ts';
import { insertLocation, lockLocation, markVanishedLocations, updateLocation } from './locations.store.ts';

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
  const storedLocation = await lockLocation(db, code);
  if (!storedLocation) {
    const { id } = await insertLocation(db, code, locationRow);
    await audit({ entity: 'location', id, after: { code, ...locationRow } });
    return 'created';
  }
  await updateLocation(db, storedLocation.id, locationRow);
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
    const rows = await markVanishedLocations(db, run.id);
    for (const { id, deleted_at } of rows)
      await audit({ entity: 'location', id, before: { deleted_at: null }, after: { deleted_at } });
    return rows.length;
  });
}
