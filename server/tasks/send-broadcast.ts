import { isRecord } from '../../core/record.ts';
import { broadcastLifecycle } from '../../domain/generated/lifecycles/broadcast.ts';
import { countShops, noteReached, readBroadcast, readNextShops } from '../handlers/broadcasts.store.ts';
import { JobFailure, type JobRun, type JobStep, type JobTask } from '../jobs/index.ts';
import type { Message, Messenger } from '../messaging/messenger.ts';

interface Input {
  readonly id: number;
}
interface Broadcast extends Message {
  readonly broadcast: number;
  readonly segment: 'all' | 'manual';
}

/** Sending continues after this shop. */
interface Place {
  readonly after: number;
  readonly done: number;
}

function isPlace(cursor: unknown): cursor is Place {
  return isRecord(cursor) && typeof cursor.after === 'number' && typeof cursor.done === 'number';
}

/** Shops of one step: well below a second. */
const BATCH = 500;

/**
 * Sends a broadcast to its shops, one batch per step. Shops have to be active when it is sent, not when it was written. It counts
 * as sent after the last batch.
 */
export const sendBroadcast = (messenger: Messenger, batch = BATCH): JobTask<Input> => ({
  async run(run) {
    const broadcast = await readMessage(run);
    const total = await countShops(run.db, broadcast);
    let isLast = false;
    while (!isLast) {
      const place = isPlace(run.cursor) ? run.cursor : { after: 0, done: 0 };
      isLast = await run.step(async (step) => {
        const shops = await readNextShops(step.db, broadcast, place.after, batch);
        const active = shops.filter((shop) => shop.active === 1).map(({ id }) => id);
        const reached = await messenger.deliver(step.db, broadcast, active);
        await noteSent(step, broadcast.broadcast, reached, shops.length < batch);
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

async function readMessage({ db, input }: JobRun<Input>): Promise<Broadcast> {
  const storedBroadcast = await readBroadcast(db, input.id);
  if (!storedBroadcast) throw new JobFailure('The broadcast does not exist any more.');
  return { ...storedBroadcast, category: 'broadcast' };
}

/** The first batch starts or resumes it, the last one ends it. */
async function noteSent(
  { db, takeStep }: JobStep,
  id: number,
  reached: number,
  isLast: boolean,
): Promise<void> {
  const status = await noteReached(db, id, reached);
  if (status === 'Dibatalkan') throw new JobFailure('The broadcast was cancelled.');
  const lead = (action: 'send' | 'continue' | 'finish') =>
    takeStep({
      lifecycle: broadcastLifecycle,
      action,
      id,
      actor: { kind: 'system', name: 'scheduler' },
    });
  if (status === 'Terjadwal') await lead('send');
  if (status === 'Terkirim sebagian' || status === 'Gagal') await lead('continue');
  if (isLast && status !== 'Terkirim') await lead('finish');
}
