import type { LifecycleEffects } from '../generated/lifecycles.ts';
import { SEND_BROADCAST } from '../handlers/job-kinds.ts';
import { lockQueuedJobOf } from '../handlers/jobs.store.ts';
import { cancelJob } from '../jobs/index.ts';
import { Refusal } from '../refusal.ts';

/** A broadcast that is called off is not sent: its job ends, unless it is under way already. */
export const endSending: LifecycleEffects['broadcast.end-sending'] = async ({ row }, { db }) => {
  const job = await lockQueuedJobOf(db, SEND_BROADCAST, row.id);
  if (job === undefined) throw new Refusal('conflict', 'Only a broadcast that waits can be cancelled.');
  await cancelJob(db, job);
};
