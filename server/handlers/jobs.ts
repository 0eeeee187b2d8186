import { sql } from 'kysely';
import type { JobGetItem, JobListQuery } from '../../domain/generated/types/job.ts';
import type { Context } from '../calls/handler.ts';
import { isObject } from '../is-object.ts';
import { cancelJob, continueJob } from '../jobs/index.ts';
import { notFound } from '../refusal.ts';
import { callOffSending, takeUpSending } from './broadcasts.ts';
import { callOffLater } from './chat-team.ts';
import { SEND_BROADCAST, SEND_LATER } from './job-kinds.ts';
import { readEntities, readEntity } from './read-entity.ts';

const SUPERADMIN = 3;

/** Jobs of other people are visible to Superadmins only. */
const visible = ({ user }: Context) =>
  user?.role === SUPERADMIN ? sql<boolean>`true` : sql<boolean>`admin_user_id = ${user?.id ?? null}`;

async function readJob(id: number, context: Context): Promise<JobGetItem> {
  const visibleJob = context.db.selectFrom('jobs').select('id').where('id', '=', id).where(visible(context));
  await visibleJob.executeTakeFirstOrThrow(notFound);
  const job = await readEntity('job', id, context);
  if (!job) throw notFound();
  return job;
}

export async function listJobs({ query }: { query: JobListQuery }, context: Context) {
  const size = query.perPage ?? 10;
  const state = query.state ? sql<boolean>`state = ${query.state}` : sql<boolean>`true`;
  const ended = query.ended_from ? sql<boolean>`ended_at >= ${query.ended_from}::date` : sql<boolean>`true`;
  const filterCondition = sql<boolean>`${visible(context)} and ${state} and ${ended}`;
  const { total } = await context.db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(filterCondition)
    .executeTakeFirstOrThrow();
  const rows = await readEntities(
    'job',
    sql`where ${filterCondition} order by t.id desc limit ${size} offset ${((query.page ?? 1) - 1) * size}`,
    context,
  );
  return { rows, total };
}

interface OneJob {
  readonly params: { readonly id: number };
}

export function getJob({ params }: OneJob, context: Context) {
  return readJob(params.id, context);
}

/** The input of a job that is about one record. */
interface OfRecord {
  readonly id: number;
}

function isOfRecord(input: unknown): input is OfRecord {
  return isObject(input) && typeof input.id === 'number';
}

/** Job types whose cancellation is a step of a record; the step ends the job. */
const calledOff: Readonly<Record<string, typeof callOffSending>> = {
  [SEND_BROADCAST]: callOffSending,
  [SEND_LATER]: callOffLater,
};

/** The same for continuing a stopped job. */
const takenUp: Readonly<Record<string, typeof takeUpSending>> = { [SEND_BROADCAST]: takeUpSending };

export async function cancelOwnJob({ params }: OneJob, context: Context) {
  const { kind } = await readJob(params.id, context);
  const { state, input } = await context.db
    .selectFrom('jobs')
    .select(['state', 'input'])
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow(notFound);
  const isOpen = state === 'queued' || state === 'running';
  const isCalledOff = isOpen && isOfRecord(input) && (await calledOff[kind]?.(input, context)) === true;
  if (!isCalledOff) await cancelJob(context.db, params.id);
  return { message: 'It was cancelled.', data: await readJob(params.id, context) };
}

export async function continueOwnJob({ params }: OneJob, context: Context) {
  const { kind } = await readJob(params.id, context);
  await continueJob(context.db, params.id);
  const { input } = await context.db
    .selectFrom('jobs')
    .select('input')
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow(notFound);
  if (isOfRecord(input)) await takenUp[kind]?.(input, context);
  return { message: 'It goes on.', data: await readJob(params.id, context) };
}

/** The file that the job made. Streamed: it may be large. */
export async function downloadResult({ params }: OneJob, context: Context) {
  const { file, name, mime } = await context.db
    .selectFrom('jobs as j')
    .innerJoin('files as f', 'f.name', 'j.result_file')
    .select(['f.name as file', 'j.result_name as name', 'f.mime'])
    .where('j.id', '=', params.id)
    .where(visible(context))
    .executeTakeFirstOrThrow(notFound);
  const bytes = await context.storage.open(file);
  if (!bytes) throw notFound();
  return { name: name ?? file, mime, stream: bytes.stream };
}
