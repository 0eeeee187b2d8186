import { Refusal } from '../refusal.ts';
import type { Db } from '../store/index.ts';
import { enqueue, requeueStopped, tellOfJob } from './job.store.ts';

/**
 * Continues a failed or cancelled job where it was. `by`: its new owner. Throws a Refusal when it is not stopped, or when the
 * same work was started again.
 */
export async function continueJob(db: Db, id: number, by?: number | null): Promise<void> {
  if (!(await requeueStopped(db, id, by)))
    throw new Refusal('conflict', 'Only work that has stopped can go on.');
  await enqueue(db, id);
  await tellOfJob(db, id);
}
