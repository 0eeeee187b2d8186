import { type RawBuilder, sql } from 'kysely';
import type { JobListQuery } from '../../domain/generated/types/job.ts';
import type { Work } from '../resources/work.ts';
import type { Db } from '../store/index.ts';
import { readEntities } from './read-entity.ts';

/** Whose jobs: those of an account, or everyone's; null has none. */
export type JobOwner = number | null | 'everyone';

/** A condition on jobs. */
export const ownedBy = (owner: JobOwner): RawBuilder<boolean> =>
  owner === 'everyone' ? sql<boolean>`true` : sql<boolean>`admin_user_id = ${owner}`;

/** Latest first, and how many there are in all. */
export async function readJobs(
  means: Pick<Work, 'db' | 'entities'>,
  owner: JobOwner,
  { page = 1, perPage: size = 10, state, ended_from }: JobListQuery,
) {
  const ofState = state ? sql<boolean>`state = ${state}` : sql<boolean>`true`;
  const ended = ended_from ? sql<boolean>`ended_at >= ${ended_from}::date` : sql<boolean>`true`;
  const filterCondition = sql<boolean>`${ownedBy(owner)} and ${ofState} and ${ended}`;
  const { total } = await means.db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(filterCondition)
    .executeTakeFirstOrThrow();
  const rows = await readEntities(
    'job',
    sql`where ${filterCondition} order by t.id desc limit ${size} offset ${(page - 1) * size}`,
    means,
  );
  return { rows, total };
}

export async function hasJob(db: Db, id: number, owner: JobOwner): Promise<boolean> {
  const job = db.selectFrom('jobs').select('id').where('id', '=', id).where(ownedBy(owner));
  return (await job.executeTakeFirst()) !== undefined;
}

export function readJobInput(db: Db, id: number) {
  return db.selectFrom('jobs').select(['state', 'input']).where('id', '=', id).executeTakeFirst();
}

/** The file that a job made, and the name it is downloaded under. */
export function readResultFile(db: Db, id: number, owner: JobOwner) {
  return db
    .selectFrom('jobs as j')
    .innerJoin('files as f', 'f.name', 'j.result_file')
    .select(['f.name as file', 'j.result_name as name', 'f.mime'])
    .where('j.id', '=', id)
    .where(ownedBy(owner))
    .executeTakeFirst();
}

/** The waiting job that was started under this key. */
export async function readQueuedJob(db: Db, onceKey: string): Promise<number | undefined> {
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('once_key', '=', onceKey)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return job?.id;
}

/** The latest job of a kind that is about this record. */
export async function readLatestJobOf(db: Db, kind: string, record: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from jobs where kind = ${kind} and input = jsonb_build_object('id', ${record}::integer)
    order by id desc limit 1`.execute(db);
  return rows[0]?.id;
}

/** The one that still waits, locked until the transaction ends. */
export async function lockQueuedJobOf(db: Db, kind: string, record: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from jobs where kind = ${kind} and input = jsonb_build_object('id', ${record}::integer)
      and state = 'queued' for update`.execute(db);
  return rows[0]?.id;
}
