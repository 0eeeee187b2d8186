import { sql } from 'kysely';
import { publish } from '../live/live-log.store.ts';
import type { Db } from '../store/index.ts';
import { enqueue } from './start-job.ts';
import type { JobNote, JobProblem } from './task.ts';

/** How often a job is begun at most: after that many crashes it is the job that ends the process. */
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
}

/** Which run may write: an earlier run of the same job, still alive somewhere, may not. */
export interface Claim {
  readonly id: number;
  readonly runner: number;
  readonly attempts: number;
}

/** Part of a statement that has changed jobs: publishes the change to those who look at them. */
const told = sql`insert into live_events (of_table, kind, key) select 'jobs', 'changed', id::text from changed`;

/** Takes a waiting job for this runner; null when it has ended, was cancelled, or another runner has it. */
export async function claimJob(db: Db, id: number, runner: number): Promise<ClaimedJob | null> {
  const { rows } = await sql<ClaimedJob>`
    with changed as (
      update jobs set state = 'running', runner = ${runner}, attempts = attempts + 1,
        started_at = coalesce(started_at, now()), message = null, params = null
      where id = ${id} and state = 'queued'
      returning id, kind, admin_user_id as by, language, input, cursor, counts, attempts
    ), told as (${told}) select * from changed`.execute(db);
  return rows[0] ?? null;
}

/** Publishes the change to those who look at the job. */
export async function tellOfJob(db: Db, id: number): Promise<void> {
  await publish(db, 'jobs', 'changed', [id]);
}

const mine = ({ id, runner, attempts }: Claim) =>
  sql`id = ${id} and runner = ${runner} and attempts = ${attempts} and state = 'running'`;

/** Whether the person wants it to stop; null when the job is not this run's any more. */
export async function readCancel(db: Db, claim: Claim): Promise<boolean | null> {
  const { rows } = await sql<{ cancelled: boolean }>`
    select cancel_requested as cancelled from jobs where ${mine(claim)}`.execute(db);
  return rows[0]?.cancelled ?? null;
}

/** Writes down what a step did, in its transaction. Answers false when the job is not this run's any more. */
export async function writeNote(db: Db, claim: Claim, note: JobNote): Promise<boolean> {
  const problems = note.problems ?? [];
  const counts = {
    ...note.counts,
    ...(problems.length > 0 ? { problems: problems.length } : {}),
  };
  const set = [
    sql`updated_at = now()`,
    ...('cursor' in note ? [sql`cursor = ${JSON.stringify(note.cursor ?? null)}::jsonb`] : []),
    ...(note.done === undefined ? [] : [sql`done = ${note.done}`]),
    ...(note.total === undefined ? [] : [sql`total = ${note.total}`]),
    ...(note.file ? [sql`result_file = ${note.file.name}, result_name = ${note.file.as}`] : []),
    ...(Object.keys(counts).length > 0 ? [sql`counts = ${addedCounts(counts)}`] : []),
    ...(problems.length > 0 ? [sql`problems = ${addedProblems(problems)}`] : []),
  ];
  const { numAffectedRows } = await sql`update jobs set ${sql.join(set)} where ${mine(claim)}`.execute(db);
  return numAffectedRows === 1n;
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

/** Ends the job. Answers false when it is not this run's any more. */
export async function endJob(db: Db, claim: Claim, { state, message, params }: Ending): Promise<boolean> {
  const { rows } = await sql`
    with changed as (
      update jobs set state = ${state}, message = ${message}, ended_at = now(), cursor = null,
        params = counts || ${JSON.stringify(params ?? {})}::jsonb
      where ${mine(claim)} returning id
    ), told as (${told}) select id from changed`.execute(db);
  return rows.length === 1;
}

/** Puts the job back into the queue: at once and uncounted when the server ends, else later and counted. */
export async function putBack(db: Db, claim: Claim, seconds: number): Promise<void> {
  const counted = seconds > 0 ? claim.attempts : claim.attempts - 1;
  await db.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql`
      update jobs set state = 'queued', runner = null, attempts = ${counted},
        run_at = now() + make_interval(secs => ${seconds}) where ${mine(claim)}`.execute(tx);
    if (numAffectedRows !== 1n) return;
    await enqueue(tx, claim.id);
    await tellOfJob(tx, claim.id);
  });
}
