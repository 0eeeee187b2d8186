import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { publish } from '../live/live-log.store.ts';
import type { Db } from '../store/index.ts';

/** The only task of the queue; the task of our own is in `jobs`. */
export const QUEUE_TASK = 'run-job';

export interface NewJob {
  /** Name of a task in server/job-tasks.ts. */
  readonly kind: string;
  /** Source text: the title shown to the user. */
  readonly title: string;
  /** Account that starts it; null for scheduled work. */
  readonly by: number | null;
  /** Language code of its files; default: the source language. */
  readonly language?: string;
  /** Anything that JSON can hold. */
  readonly input?: unknown;
  /** Names of stored files that the job reads. */
  readonly files?: readonly string[];
  /** Only one job per key waits or runs at a time; default: task and input. */
  readonly once?: string;
  /** Earliest start (ISO 8601). */
  readonly runAt?: string;
}

/**
 * Adds a job to the queue, in the caller's transaction. When one with the same key is waiting or running, returns that one
 * (`isNew` false).
 */
export async function startJob(db: Db, job: NewJob): Promise<{ id: number; isNew: boolean }> {
  const input = JSON.stringify(job.input ?? {});
  const key = job.once ?? `${job.kind} ${createHash('sha256').update(input).digest('hex')}`;
  // The existing job may end between the two statements.
  for (let tries = 0; tries < 5; tries++) {
    const { rows: added } = await sql<{ id: number }>`
      insert into jobs (kind, title, admin_user_id, language, input, once_key, run_at)
      values (${job.kind}, ${job.title}, ${job.by}, ${job.language ?? 'en'}, ${input}::jsonb, ${key},
        coalesce(${job.runAt ?? null}, now()))
      on conflict (once_key) where state in ('queued', 'running') do nothing returning id`.execute(db);
    const [fresh] = added;
    if (fresh) {
      for (const file of job.files ?? []) {
        await sql`insert into job_files (job_id, file) values (${fresh.id}, ${file}) on conflict do nothing`.execute(
          db,
        );
      }
      await enqueue(db, fresh.id);
      await publish(db, 'jobs', 'created', [fresh.id], job.by);
      return { id: fresh.id, isNew: true };
    }
    const { rows } = await sql<{ id: number }>`
      select id from jobs where once_key = ${key} and state in ('queued', 'running')`.execute(db);
    if (rows[0]) return { id: rows[0].id, isNew: false };
  }
  throw new Error(`The job ${job.kind} could neither be added nor found.`);
}

/** Schedules the job at its `run_at`; replaces an earlier schedule. */
export async function enqueue(db: Db, id: number): Promise<void> {
  await sql`
    select graphile_worker.add_job(${QUEUE_TASK}, json_build_object('id', id), run_at => run_at,
      max_attempts => 1, job_key => 'job:' || id)
    from jobs where id = ${id}`.execute(db);
}
