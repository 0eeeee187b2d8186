import { sql } from 'kysely';
import type { Db } from '../store/index.ts';
import { tellOfJob } from './job.store.ts';

/** Cancels a job: a waiting one ends now, a running one before its next step. */
export async function cancelJob(db: Db, id: number): Promise<void> {
  const { rows } = await sql<{ state: string }>`
    update jobs set cancel_requested = true,
      state = case state when 'queued' then 'cancelled' else state end,
      message = case state when 'queued' then 'It was cancelled.' else message end,
      ended_at = case state when 'queued' then now() else ended_at end
    where id = ${id} and state in ('queued', 'running') returning state`.execute(db);
  if (rows[0]) await tellOfJob(db, id);
  if (rows[0]?.state === 'cancelled') {
    await sql`select graphile_worker.remove_job('job:' || ${id}::int)`.execute(db);
  }
}
