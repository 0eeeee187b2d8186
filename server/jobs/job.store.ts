import { sql } from 'kysely';
import type { Separator } from '../../core/export/csv.ts';
import { publishOwned } from '../live/live-log.store.ts';
import type { Db } from '../store/index.ts';
import type { JobNote, JobProblem } from './task.ts';

/** Maximum starts of a job without progress: after that the job itself is assumed to crash the process. */
export const MAX_ATTEMPTS = 5;
const KEPT_PROBLEMS = 200;

/** A job as its run needs it. */
export interface ClaimedJob {
  readonly id: number;
  readonly kind: string;
  readonly by: number | null;
  readonly language: string;
  readonly separator: Separator;
  readonly input: unknown;
  readonly cursor: unknown;
  readonly counts: Readonly<Record<string, number>>;
  readonly attempts: number;
  /** Starts since the last step with progress, including this one. */
  readonly stalls: number;
}

/** Identifies the run that may write: an older run of the same job may still be alive somewhere. */
export interface Claim {
  readonly id: number;
  readonly runner: number;
  readonly attempts: number;
}

/** The only task of the queue; the task of our own is in `jobs`. */
export const QUEUE_TASK = 'run-job';

/** A job to add. */
export interface JobRow {
  readonly kind: string;
  readonly title: string;
  readonly by: number | null;
  readonly language: string;
  readonly separator: Separator;
  /** As JSON. */
  readonly input: string;
  readonly onceKey: string;
  /** ISO 8601; null: now. */
  readonly runAt: string | null;
}

/** Adds a job; undefined when one of its key waits or runs. */
export async function insertJob(db: Db, job: JobRow): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into jobs (kind, title, admin_user_id, language, separator, input, once_key, run_at)
    values (${job.kind}, ${job.title}, ${job.by}, ${job.language}, ${job.separator}, ${job.input}::jsonb, ${job.onceKey},
      coalesce(${job.runAt}, now()))
    on conflict (once_key) where state in ('queued', 'running') do nothing returning id`.execute(db);
  return rows[0]?.id;
}

/** Notes that a job reads a stored file. */
export async function insertJobFile(db: Db, id: number, file: string): Promise<void> {
  await sql`insert into job_files (job_id, file) values (${id}, ${file}) on conflict do nothing`.execute(db);
}

/** The job of this key that waits or runs. */
export async function readOpenJob(db: Db, onceKey: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from jobs where once_key = ${onceKey} and state in ('queued', 'running')`.execute(db);
  return rows[0]?.id;
}

/** Schedules the job at its `run_at`; replaces an earlier schedule. */
export async function enqueue(db: Db, id: number): Promise<void> {
  await sql`
    select graphile_worker.add_job(${QUEUE_TASK}, json_build_object('id', id), run_at => run_at,
      max_attempts => 1, job_key => 'job:' || id)
    from jobs where id = ${id}`.execute(db);
}

/** Takes a job out of the queue. */
export async function dequeue(db: Db, id: number): Promise<void> {
  await sql`select graphile_worker.remove_job('job:' || ${id}::int)`.execute(db);
}

/** Asks for the end of a job; one that waits ends now, with this message. Returns its state; undefined: it has ended. */
export async function requestCancel(db: Db, id: number, message: string): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`
    update jobs set cancel_requested = true,
      state = case state when 'queued' then 'cancelled' else state end,
      message = case state when 'queued' then ${message} else message end,
      ended_at = case state when 'queued' then now() else ended_at end
    where id = ${id} and state in ('queued', 'running') returning state`.execute(db);
  return rows[0]?.state;
}

/** Makes a stopped job wait again, unless one of its key does so already. `by`: its new owner. */
export async function requeueStopped(db: Db, id: number, by?: number | null): Promise<boolean> {
  const { rows } = await sql`
    update jobs as j set state = 'queued', stalls = 0, runner = null, message = null, params = null, ended_at = null,
      cancel_requested = false, run_at = now(), admin_user_id = ${by === undefined ? sql`admin_user_id` : by}
    where id = ${id} and state in ('failed', 'cancelled') and started_at is not null
      and not exists (select from jobs where once_key = j.once_key and state in ('queued', 'running'))
    returning id`.execute(db);
  return rows.length > 0;
}

/**
 * Orphaned jobs, locked: their runner's lock is free, since its process ended; or the job belongs to this runner, which does not
 * know it; or the queue has lost it for so many seconds. `active` are this runner's jobs.
 */
export async function lockLostJobs(
  db: Db,
  runner: number,
  active: ReadonlySet<number>,
  seconds: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with running as materialized (
      select id, runner from jobs where state = 'running' for update skip locked
    )
    select id from running
    where case when runner = ${runner} then not id = any(${[...active]})
      else pg_try_advisory_xact_lock(runner) end
    union all
    select j.id from jobs as j left join graphile_worker.jobs as q on q.key = 'job:' || j.id
    where j.state = 'queued' and j.updated_at < now() - make_interval(secs => ${seconds})
      and (q.id is null or q.attempts >= q.max_attempts
        and coalesce(q.locked_at, 'epoch') < now() - make_interval(secs => ${seconds}))`.execute(db);
  return rows.map(({ id }) => id);
}

/** Makes a lost job wait again. */
export async function requeueLost(db: Db, id: number): Promise<void> {
  await sql`update jobs set state = 'queued', runner = null where id = ${id}`.execute(db);
}

/** How many jobs are in each state that one is in. */
export async function countJobs(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('jobs')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Seconds for which a job waits that could have begun; 0 when none does. */
export async function oldestDue(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(run_at)), 0)::float as seconds
    from jobs where state = 'queued' and run_at <= now()`.execute(db);
  return rows[0]?.seconds ?? 0;
}

/** Deletes jobs that ended so many days ago; their files then become unused. */
export async function removeEndedJobs(db: Db, days: number): Promise<void> {
  await sql`delete from jobs where ended_at < now() - make_interval(days => ${days})`.execute(db);
}

/** SQL in a statement that changes jobs: notifies their owners. */
const jobEventInsert = sql`insert into live_events (of_table, kind, key, owner)
  select 'jobs', 'changed', id::text, by from changed`;

/** Claims a waiting job for this runner; null when it has ended, was cancelled, or another runner has it. */
export async function claimJob(db: Db, id: number, runner: number): Promise<ClaimedJob | null> {
  const { rows } = await sql<ClaimedJob>`
    with changed as (
      update jobs set state = 'running', runner = ${runner}, attempts = attempts + 1, stalls = stalls + 1,
        started_at = coalesce(started_at, now()), message = null, params = null
      where id = ${id} and state = 'queued'
      returning id, kind, admin_user_id as by, language, separator, input, cursor, counts, attempts, stalls
    ), told as (${jobEventInsert}) select * from changed`.execute(db);
  return rows[0] ?? null;
}

/** Publishes the change to those who look at the job. */
export async function tellOfJob(db: Db, id: number): Promise<void> {
  await publishOwned(db, { table: 'jobs', kind: 'changed', key: 'id', column: 'admin_user_id' }, [id]);
}

const mine = ({ id, runner, attempts }: Claim) =>
  sql`id = ${id} and runner = ${runner} and attempts = ${attempts} and state = 'running'`;

/** Whether cancellation was requested; null when the job no longer belongs to this run. */
export async function readCancel(db: Db, claim: Claim): Promise<boolean | null> {
  const { rows } = await sql<{ cancelled: boolean }>`
    select cancel_requested as cancelled from jobs where ${mine(claim)}`.execute(db);
  return rows[0]?.cancelled ?? null;
}

/** Starts since the last progress; the maximum when the job no longer belongs to this run. */
export async function stallsOf(db: Db, claim: Claim): Promise<number> {
  const { rows } = await sql<{ stalls: number }>`select stalls from jobs where ${mine(claim)}`.execute(db);
  return rows[0]?.stalls ?? MAX_ATTEMPTS;
}

/** Stores the result of a step, in its transaction. Returns false when the job no longer belongs to this run. */
export async function writeNote(db: Db, claim: Claim, note: JobNote): Promise<boolean> {
  const problems = note.problems ?? [];
  const counts = { ...note.counts, ...(problems.length > 0 && { problems: problems.length }) };
  const set = [
    sql`updated_at = now()`,
    ...('cursor' in note ? movedTo(note.cursor) : []),
    ...(note.done === undefined ? [] : [sql`done = ${note.done}`]),
    ...(note.total === undefined ? [] : [sql`total = ${note.total}`]),
    ...(note.file ? [sql`result_file = ${note.file.name}, result_name = ${note.file.as}`] : []),
    ...(Object.keys(counts).length > 0 ? [sql`counts = ${addedCounts(counts)}`] : []),
    ...(problems.length > 0 ? [sql`problems = ${addedProblems(problems)}`] : []),
  ];
  const { numAffectedRows } = await sql`update jobs set ${sql.join(set)} where ${mine(claim)}`.execute(db);
  return numAffectedRows === 1n;
}

/** A changed cursor is progress and resets the number of starts. */
function movedTo(cursor: unknown) {
  const nextCursor = sql`${JSON.stringify(cursor ?? null)}::jsonb`;
  return [
    sql`cursor = ${nextCursor}`,
    sql`stalls = case when cursor is distinct from ${nextCursor} then 0 else stalls end`,
  ];
}

const addedCounts = (counts: Readonly<Record<string, number>>) => sql`(
  select coalesce(jsonb_object_agg(name, total), '{}') from (
    select name, sum(number) as total from (
      select key as name, value::numeric as number from jsonb_each_text(jobs.counts)
      union all select key, value::numeric from jsonb_each_text(${JSON.stringify(counts)}::jsonb)
    ) as both_counts group by name) as summed)`;

const addedProblems = (problems: readonly JobProblem[]) => sql`(
  select coalesce(jsonb_agg(problem order by place), '[]') from (
    select problem, place from jsonb_array_elements(
      jobs.problems || ${JSON.stringify(problems.slice(0, KEPT_PROBLEMS))}::jsonb
    ) with ordinality as listed (problem, place) order by place limit ${KEPT_PROBLEMS}) as kept)`;

/** How a job ends. */
export interface Ending {
  readonly state: 'done' | 'failed' | 'cancelled';
  /** Source text. */
  readonly result: string;
  readonly params?: Readonly<Record<string, unknown>>;
  /** The message instead of the result where some of its work was refused, or was not done any more. */
  readonly partly: string;
}

/**
 * Ends the job; a stopped one keeps its cursor. `partly` is its message if something was refused (done), or if it counted how far
 * it was to come (stopped). Returns false when it no longer belongs to this run.
 */
export async function endJob(
  db: Db,
  claim: Claim,
  { state, result, params, partly }: Ending,
): Promise<boolean> {
  const values = JSON.stringify({ ...params, result: { text: result } });
  const isPartly = state === 'done' ? sql`before.refused` : sql`before.total > 0`;
  const { rows } = await sql`
    with before as (
      select *, coalesce((counts ->> 'problems')::integer, 0) > 0 as refused from jobs where ${mine(claim)} for update
    ), changed as (
      update jobs set state = ${state === 'done' ? sql`case when before.refused then 'partly' else 'done' end` : state},
        message = case when ${isPartly} then ${partly} else ${result} end,
        ended_at = now(), cursor = ${state === 'done' ? null : sql`before.cursor`},
        params = jsonb_build_object('done', before.done, 'total', before.total) || before.counts || ${values}::jsonb
      from before where jobs.id = before.id returning jobs.id, jobs.admin_user_id as by
    ), told as (${jobEventInsert}) select id from changed`.execute(db);
  return rows.length === 1;
}

/** Puts the job back into the queue: at once and uncounted when the server stops, else delayed and counted. */
export async function putBack(db: Db, claim: Claim, seconds: number): Promise<void> {
  const counted = seconds > 0 ? sql`stalls` : sql`greatest(stalls - 1, 0)`;
  await db.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql`
      update jobs set state = 'queued', runner = null, stalls = ${counted},
        run_at = now() + make_interval(secs => ${seconds}) where ${mine(claim)}`.execute(tx);
    if (numAffectedRows !== 1n) return;
    await enqueue(tx, claim.id);
    await tellOfJob(tx, claim.id);
  });
}
