import { sql } from 'kysely';
import { Refusal } from '../refusal.ts';
import type { Db } from '../store/index.ts';
import { tellOfJob } from './job.store.ts';
import { enqueue } from './start-job.ts';

/**
 * Continues a failed or cancelled job where it was. `by`: its new owner. Throws a Refusal when it is not stopped, or when the
 * same work was started again.
 */
export async function continueJob(db: Db, id: number, by?: number | null): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update jobs as j set state = 'queued', stalls = 0, runner = null, message = null, params = null, ended_at = null,
      cancel_requested = false, run_at = now(), admin_user_id = ${by === undefined ? sql`admin_user_id` : by}
    where id = ${id} and state in ('failed', 'cancelled') and started_at is not null
      and not exists (select from jobs where once_key = j.once_key and state in ('queued', 'running'))
    returning id`.execute(db);
  if (rows.length === 0) throw new Refusal('conflict', 'Only work that has stopped can go on.');
  await enqueue(db, id);
  await tellOfJob(db, id);
}
