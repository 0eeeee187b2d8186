import { sql } from 'kysely';
import type { Db } from '../store/index.ts';
import { enqueue } from './start-job.ts';

/** Seconds that a queued job may stay unstarted. */
const LOST_AFTER = 60;
const REMEMBERED_DAYS = 30;

/**
 * Puts orphaned jobs back into the queue: their runner's lock is free, since its process ended; or the job belongs to this
 * runner, which does not know it; or the queue has lost it. `active` are this runner's jobs.
 */
export async function recoverJobs(db: Db, runner: number, active: ReadonlySet<number>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      with running as materialized (
        select id, runner from jobs where state = 'running' for update skip locked
      )
      select id from running
      where case when runner = ${runner} then not id = any(${[...active]})
        else pg_try_advisory_xact_lock(runner) end
      union all
      select j.id from jobs as j left join graphile_worker.jobs as q on q.key = 'job:' || j.id
      where j.state = 'queued' and j.updated_at < now() - make_interval(secs => ${LOST_AFTER})
        and (q.id is null or q.attempts >= q.max_attempts
          and coalesce(q.locked_at, 'epoch') < now() - make_interval(secs => ${LOST_AFTER}))`.execute(tx);
    for (const { id } of rows) {
      await sql`update jobs set state = 'queued', runner = null where id = ${id}`.execute(tx);
      await enqueue(tx, id);
    }
    return rows.length;
  });
}

/** Deletes old finished jobs; their files then become unused. */
export async function forgetOldJobs(db: Db): Promise<void> {
  await sql`delete from jobs where ended_at < now() - make_interval(days => ${REMEMBERED_DAYS})`.execute(db);
}
