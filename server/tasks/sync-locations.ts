import { sql } from 'kysely';
import type { Erp, ErpLocation } from '../connectors/index.ts';
import type { DeclaredJobs } from '../generated/jobs.ts';
import type { JobRun, JobStep } from '../jobs/index.ts';
import { eachPage } from './each-page.ts';

interface Known {
  readonly id: number;
  readonly name: string;
  readonly global_dimension_1_code: string | null;
  readonly deleted_at: string | null;
}

/** Takes over the ERP's locations, found by their code. Those that it does not name any more are marked as deleted. */
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
  const after = { name, global_dimension_1_code: globalDimension1Code, deleted_at: null };
  const { rows } = await sql<Known>`
    select id, name, global_dimension_1_code, deleted_at from locations where code = ${code} for update`.execute(
    db,
  );
  const [before] = rows;
  if (!before) {
    const made = await sql<{ id: number }>`
      insert into locations (code, name, global_dimension_1_code, last_sync_nav)
      values (${code}, ${name}, ${globalDimension1Code}, now()) returning id`.execute(db);
    await audit({ entity: 'location', id: made.rows[0]?.id ?? null, after: { code, ...after } });
    return 'created';
  }
  await sql`update locations set name = ${name}, global_dimension_1_code = ${globalDimension1Code},
    last_sync_nav = now(), deleted_at = null where id = ${before.id}`.execute(db);
  const { id, ...old } = before;
  const isSame =
    old.name === name &&
    old.global_dimension_1_code === globalDimension1Code &&
    old.deleted_at === after.deleted_at;
  if (isSame) return 'unchanged';
  await audit({ entity: 'location', id, before: old, after });
  return 'updated';
}

/**
 * Whatever was not seen since the job began is gone from the ERP. Nothing is marked when rows could not be read, as
 * one of them may be meant, nor when the ERP named none at all, which is rather a mistake of its own.
 */
async function markVanished(run: JobRun<unknown>): Promise<number> {
  const seen = Object.values(run.counts).reduce((sum, count) => sum + count, 0);
  if (seen === 0) return 0;
  return run.step(async ({ db, audit }) => {
    const { rows } = await sql<{ id: number; deleted_at: string }>`
      update locations set deleted_at = now() from jobs
      where jobs.id = ${run.id} and jobs.problems = '[]' and locations.deleted_at is null
        and (last_sync_nav is null or last_sync_nav < jobs.started_at)
      returning locations.id, locations.deleted_at`.execute(db);
    for (const { id, deleted_at } of rows)
      await audit({ entity: 'location', id, before: { deleted_at: null }, after: { deleted_at } });
    return rows.length;
  });
}
