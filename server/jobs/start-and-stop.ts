import { createHash } from 'node:crypto';
import type { Separator } from '../../core/export/csv.ts';
import { publish } from '../live/live-log.store.ts';
import { Refusal } from '../refusal.ts';
import type { Db } from '../store/index.ts';
import {
  dequeue,
  enqueue,
  insertJob,
  insertJobFile,
  readOpenJob,
  requestCancel,
  requeueStopped,
  tellOfJob,
} from './job.store.ts';

export interface NewJob {
  /** Name of a task in server/job-tasks.ts. */
  readonly kind: string;
  /** Source text: the title shown to the user. */
  readonly title: string;
  /** Account that starts it; null for scheduled work. */
  readonly by: number | null;
  /** Language code of its files; default: the source language. */
  readonly language?: string;
  /** What separates the columns of its files; default: a comma. */
  readonly separator?: Separator;
  /** Anything that JSON can hold. */
  readonly input?: unknown;
  /** Names of stored files that the job reads. */
  readonly files?: readonly string[];
  /** Only one job per key waits or runs at a time; default: task and input. */
  readonly once?: string;
  /** Earliest start (ISO 8601). */
  readonly runAt?: string;
}

/** Adds a job in the caller's transaction, or returns the one with its key that waits or runs (`isNew` false). */
export async function startJob(db: Db, job: NewJob): Promise<{ id: number; isNew: boolean }> {
  const { kind, title, by, language = 'en', separator = ',', files = [], runAt = null } = job;
  const input = JSON.stringify(job.input ?? {});
  const onceKey = job.once ?? `${kind} ${createHash('sha256').update(input).digest('hex')}`;
  // The existing job may end between the two statements.
  for (let tries = 0; tries < 5; tries++) {
    const id = await insertJob(db, { kind, title, by, language, separator, input, onceKey, runAt });
    if (id !== undefined) {
      for (const file of files) await insertJobFile(db, id, file);
      await enqueue(db, id);
      await publish(db, 'jobs', 'created', [id], by);
      return { id, isNew: true };
    }
    const openJob = await readOpenJob(db, onceKey);
    if (openJob !== undefined) return { id: openJob, isNew: false };
  }
  throw new Error(`The job ${kind} could neither be added nor found.`);
}

/** Cancels a job: a waiting one ends now, a running one before its next step. */
export async function cancelJob(db: Db, id: number): Promise<void> {
  const state = await requestCancel(db, id, 'It was cancelled.');
  if (state !== undefined) await tellOfJob(db, id);
  if (state === 'cancelled') await dequeue(db, id);
}

/** Lets a stopped job go on, as `by`'s if given. Throws a Refusal when it runs or the same work was started again. */
export async function continueJob(db: Db, id: number, by?: number | null): Promise<void> {
  if (!(await requeueStopped(db, id, by)))
    throw new Refusal('conflict', 'Only work that has stopped can go on.');
  await enqueue(db, id);
  await tellOfJob(db, id);
}
