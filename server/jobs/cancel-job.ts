import type { Db } from '../store/index.ts';
import { dequeue, requestCancel, tellOfJob } from './job.store.ts';

/** Cancels a job: a waiting one ends now, a running one before its next step. */
export async function cancelJob(db: Db, id: number): Promise<void> {
  const state = await requestCancel(db, id, 'It was cancelled.');
  if (state !== undefined) await tellOfJob(db, id);
  if (state === 'cancelled') await dequeue(db, id);
}
