import { sql } from 'kysely';
import { publishOwned } from '../live/live-log.store.ts';
import type { Db } from '../store/index.ts';
import { enqueue } from './start-job.ts';
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
      returning id, kind, admin_user_id as by, language, input, cursor, counts, attempts, stalls
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
  const counts = {
    ...note.counts,
    ...(problems.length > 0 ? { problems: problems.length } : {}),
  };
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

export interface Ending {
  readonly state: 'done' | 'failed' | 'cancelled';
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

const REFUSED = '{result} {problems} refused.';
const SO_FAR = '{result} {done} of {total} done.';

/**
 * Ends the job; its message names the refusal, or how far a stopped job came; a stopped job keeps its cursor. Returns false when
 * it no longer belongs to this run.
 */
export async function endJob(db: Db, claim: Claim, { state, message, params }: Ending): Promise<boolean> {
  const result = JSON.stringify({ ...params, result: { text: message } });
  const whole =
    state === 'done'
      ? sql`case when before.refused then ${REFUSED} else ${message} end`
      : sql`case when before.total > 0 then ${SO_FAR} else ${message} end`;
  const { rows } = await sql`
    with before as (
      select *, coalesce((counts ->> 'problems')::integer, 0) > 0 as refused from jobs where ${mine(claim)} for update
    ), changed as (
      update jobs set state = ${state === 'done' ? sql`case when before.refused then 'partly' else 'done' end` : state},
        message = ${whole}, ended_at = now(), cursor = ${state === 'done' ? null : sql`before.cursor`},
        params = jsonb_build_object('done', before.done, 'total', before.total) || before.counts || ${result}::jsonb
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
