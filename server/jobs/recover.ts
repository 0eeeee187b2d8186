import type { Db } from '../store/index.ts';
import { enqueue, lockLostJobs, removeEndedJobs, requeueLost } from './job.store.ts';

/** Seconds that a queued job may stay unstarted. */
const LOST_AFTER = 60;
const REMEMBERED_DAYS = 30;

/** Puts orphaned jobs back into the queue, and returns how many. `active` are this runner's jobs. */
export async function recoverJobs(db: Db, runner: number, active: ReadonlySet<number>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const ids = await lockLostJobs(tx, runner, active, LOST_AFTER);
    for (const id of ids) {
      await requeueLost(tx, id);
      await enqueue(tx, id);
    }
    return ids.length;
  });
}

/** Deletes old finished jobs. */
export const forgetOldJobs = (db: Db): Promise<void> => removeEndedJobs(db, REMEMBERED_DAYS);
