import { sql } from 'kysely';
import { broadcastLifecycle } from '../../src/generated/product/lifecycles/broadcast.ts';
import { JobFailure, type JobRun, type JobStep, type JobTask } from '../jobs/index.ts';
import type { Message, Messenger } from '../messaging/messenger.ts';
import type { Db } from '../store/index.ts';

/** Kind of the job that sends a broadcast. */
export const SEND_BROADCAST = 'broadcast.send';

interface Input {
  readonly id: number;
}
interface Broadcast extends Message {
  readonly segment: 'all' | 'manual';
}
interface Shop {
  readonly id: number;
  readonly active: 0 | 1;
}

/** Where sending goes on: behind this shop. */
interface Place {
  readonly after: number;
  readonly done: number;
}

/** Shops of one step: well below a second. */
const BATCH = 500;

/**
 * Brings a broadcast to its shops, a batch a step. Who is active is looked at when it goes out, not when it was
 * written; it counts as sent from its first batch on.
 */
export const sendBroadcast = (messenger: Messenger, batch = BATCH): JobTask<Input> => ({
  async run(run) {
    const broadcast = await readBroadcast(run);
    const total = await countShops(run.db, broadcast);
    let isLast = false;
    while (!isLast) {
      const place = (run.cursor as Place | null) ?? { after: 0, done: 0 };
      isLast = await run.step(async (step) => {
        const shops = await nextShops(step.db, broadcast, place.after, batch);
        const active = shops.filter((shop) => shop.active === 1).map(({ id }) => id);
        const reached = await messenger.deliver(step.db, broadcast, active);
        await noteSent(step, broadcast.broadcast, reached);
        const done = place.done + shops.length;
        step.advance({
          cursor: { after: shops.at(-1)?.id ?? place.after, done },
          done,
          total: Math.max(total, done),
          counts: { reached, inactive: shops.length - active.length },
        });
        return shops.length < batch;
      });
    }
    const { inactive = 0 } = run.counts;
    const message =
      inactive > 0 ? '{reached} shops reached, {inactive} inactive left out.' : '{reached} shops reached.';
    return { message, params: { reached: 0, inactive, ...run.counts } };
  },
});

async function readBroadcast({ db, input }: JobRun<Input>): Promise<Broadcast> {
  const { rows } = await sql<Broadcast>`
    select id as broadcast, voucher_id as voucher, 'broadcast' as category, content, segment_type as segment
    from broadcasts where id = ${input.id}`.execute(db);
  if (!rows[0]) throw new JobFailure('The broadcast does not exist any more.');
  return rows[0];
}

/** All active shops, or the chosen ones, active or not. */
const shopsOf = ({ broadcast, segment }: Broadcast) =>
  segment === 'all'
    ? sql`users as u where u.active = 1`
    : sql`broadcast_recipients as r join users as u on u.id = r.user_id where r.broadcast_id = ${broadcast}`;

async function countShops(db: Db, broadcast: Broadcast): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${shopsOf(broadcast)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

async function nextShops(db: Db, broadcast: Broadcast, after: number, batch: number): Promise<Shop[]> {
  const { rows } = await sql<Shop>`
    select u.id, u.active from ${shopsOf(broadcast)} and u.id > ${after} order by u.id limit ${batch}`.execute(
    db,
  );
  return rows;
}

/** Somebody has it: from its first batch on it is sent. */
async function noteSent({ db, takeStep }: JobStep, id: number, reached: number): Promise<void> {
  const { rows } = await sql<{ status: string }>`
    update broadcasts set sent_at = coalesce(sent_at, now()), reached = reached + ${reached}
    where id = ${id} returning status`.execute(db);
  if (rows[0]?.status !== 'Terjadwal') return;
  const actor = { kind: 'system', name: 'scheduler' } as const;
  await takeStep({ lifecycle: broadcastLifecycle, action: 'send', id, actor });
}
