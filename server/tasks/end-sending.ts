import { sql } from 'kysely';
import type { LifecycleEffects } from '../generated/lifecycles.ts';
import { SEND_BROADCAST } from '../handlers/job-kinds.ts';
import { cancelJob } from '../jobs/index.ts';
import { Refusal } from '../refusal.ts';

/** A broadcast that is called off is not sent: its job ends, unless it is under way already. */
export const endSending: LifecycleEffects['broadcast.end-sending'] = async ({ row }, { db }) => {
  const { rows } = await sql<{ id: number }>`
    select id from jobs where kind = ${SEND_BROADCAST} and input = jsonb_build_object('id', ${row.id}::integer)
      and state = 'queued' for update`.execute(db);
  const [waiting] = rows;
  if (!waiting) throw new Refusal('conflict', 'Only a broadcast that waits can be cancelled.');
  await cancelJob(db, waiting.id);
};
