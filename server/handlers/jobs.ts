import { isRecord } from '../../core/record.ts';
import { roles } from '../../domain/generated/facts.ts';
import type { JobGetItem, JobListQuery } from '../../domain/generated/types/job.ts';
import type { Context } from '../calls/handler.ts';
import { cancelJob, continueJob } from '../jobs/index.ts';
import { notFound, requireRow } from '../refusal.ts';
import { callOffSending, takeUpSending } from './broadcasts.ts';
import { callOffLater } from './chat-team.ts';
import { SEND_BROADCAST, SEND_LATER } from './job-kinds.ts';
import { hasJob, type JobOwner, readJobInput, readJobs, readResultFile } from './jobs.store.ts';
import { readEntity } from './read-entity.ts';

/** Jobs of other people are visible to Superadmins only. */
const ownerFor = ({ user }: Context): JobOwner =>
  user?.role === roles.Superadmin ? 'everyone' : (user?.id ?? null);

async function readJob(id: number, context: Context): Promise<JobGetItem> {
  if (!(await hasJob(context.db, id, ownerFor(context)))) throw notFound();
  return requireRow(await readEntity('job', id, context));
}

export function listJobs({ query }: { query: JobListQuery }, context: Context) {
  return readJobs(context, ownerFor(context), query);
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
  return isRecord(input) && typeof input.id === 'number';
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
  const { state, input } = requireRow(await readJobInput(context.db, params.id));
  const isOpen = state === 'queued' || state === 'running';
  const isCalledOff = isOpen && isOfRecord(input) && (await calledOff[kind]?.(input, context)) === true;
  if (!isCalledOff) await cancelJob(context.db, params.id);
  return { message: 'It was cancelled.', data: await readJob(params.id, context) };
}

export async function continueOwnJob({ params }: OneJob, context: Context) {
  const { kind } = await readJob(params.id, context);
  await continueJob(context.db, params.id);
  const { input } = requireRow(await readJobInput(context.db, params.id));
  if (isOfRecord(input)) await takenUp[kind]?.(input, context);
  return { message: 'It goes on.', data: await readJob(params.id, context) };
}

/** The file that the job made. Streamed: it may be large. */
export async function downloadResult({ params }: OneJob, context: Context) {
  const { db, storage } = context;
  const { file, name, mime } = requireRow(await readResultFile(db, params.id, ownerFor(context)));
  const bytes = await storage.open(file);
  if (!bytes) throw notFound();
  return { name: name ?? file, mime, stream: bytes.stream };
}
