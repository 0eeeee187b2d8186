import { broadcastLifecycle } from '../../domain/generated/lifecycles/broadcast.ts';
import type { BroadcastCreateBody } from '../../domain/generated/types/broadcast.ts';
import type { ChatMessagePromoBody } from '../../domain/generated/types/chat.ts';
import type { Context } from '../calls/handler.ts';
import type { EndpointHandlers } from '../generated/handlers.ts';
import { continueJob, startJob } from '../jobs/index.ts';
import {
  countActiveShops,
  insertBroadcast,
  insertRecipients,
  insertTimedBroadcast,
  lockActiveVoucher,
  lockBroadcastIn,
} from './broadcasts.store.ts';
import { SEND_BROADCAST } from './job-kinds.ts';
import { readLatestJobOf } from './jobs.store.ts';

/** Number of characters of a message used as the broadcast's name. */
const NAME = 60;
/** When a scheduled broadcast goes out unless a time is given: shops have opened. */
const USUAL_TIME = '09:00';

type Means = Context<'voucher' | 'known_shops'>;

/** Stores the broadcast and starts its job, in one transaction: now, or at the scheduled time. */
export async function createBroadcast({ body }: { body: BroadcastCreateBody }, context: Means) {
  const { db, user, audit } = context;
  await refuseVoucher(body.voucher, context);
  const { id, date_sender } = await addBroadcast(body, context);
  const isManual = body.segment_type === 'manual';
  const chosen = await addRecipients(id, isManual ? (body.uuid ?? []) : null, context);
  const { nama_broadcast: name, sender_type, segment_type, content, voucher } = body;
  const shops = chosen === null ? {} : { shops: chosen };
  await audit({
    entity: 'broadcast',
    id,
    after: {
      nama_broadcast: name,
      sender_type,
      date_sender,
      segment_type,
      content,
      voucher_id: voucher,
      ...shops,
    },
  });
  const job = await startJob(db, { ...sending(id, user?.id ?? null), runAt: date_sender });
  if (sender_type === 'now') {
    return { message: 'Broadcast {name} is being sent.', params: { name }, data: { job: job.id } };
  }
  const [day = '', time = ''] = date_sender.slice(0, 16).split('T');
  const params = { name, day: day.split('-').reverse().join('/'), time };
  return { message: 'Broadcast {name} goes out on {day} at {time} WIB.', params, data: {} };
}

/** Says to how many shops a message to all of them goes. */
export const REACH = { message: 'A message to all goes to {count} shops now.' };

/** To how many shops one to all of them goes. */
export async function readReach(_input: unknown, { db }: Context) {
  const params = { count: await countActiveShops(db) };
  return { ...REACH, params, link: null };
}

/** A message to every active shop, sent at once: a broadcast without a voucher. */
export async function messagePromo({ body: { message } }: { body: ChatMessagePromoBody }, context: Context) {
  const { db, user, audit } = context;
  const content = message.trim();
  const nama_broadcast = content.split('\n')[0]?.slice(0, NAME) ?? '';
  const broadcast = { nama_broadcast, content, segment_type: 'all' } as const;
  const { id } = await insertBroadcast(db, {
    ...broadcast,
    sender_type: 'now',
    created_by: user?.id ?? null,
  });
  await audit({ entity: 'broadcast', id, after: broadcast });
  const job = await startJob(db, sending(id, user?.id ?? null));
  return {
    message: 'Broadcast {name} is being sent.',
    params: { name: nama_broadcast },
    data: { job: job.id },
  };
}

/** Cancels a scheduled broadcast; its job ends as an effect of the step. */
export const cancelBroadcast: EndpointHandlers['broadcast.cancel'] = async ({ step: { row } }) => ({
  answer: { message: 'Broadcast {name} is cancelled.', params: { name: row.nama_broadcast } },
});

/**
 * The same when its job is cancelled: a step of the broadcast, with its roles and audit entry. A broadcast that some shops have
 * received is no longer cancelled; only its job stops.
 */
export async function callOffSending(
  { id }: { readonly id: number },
  { db, takeStep, user }: Context,
): Promise<boolean> {
  if (!(await lockBroadcastIn(db, id, ['Terjadwal'])) || !user) return false;
  const actor = { kind: 'person', id: user.id } as const;
  await takeStep({ lifecycle: broadcastLifecycle, action: 'cancel', id, actor });
  return true;
}

/** Continuing its stopped job also moves the broadcast on, as the same person. */
export async function takeUpSending(
  { id }: { readonly id: number },
  { db, takeStep, user }: Context,
): Promise<void> {
  if (!(await lockBroadcastIn(db, id, ['Terkirim sebagian', 'Gagal'])) || !user) return;
  const actor = { kind: 'person', id: user.id } as const;
  await takeStep({ lifecycle: broadcastLifecycle, action: 'continue', id, actor });
}

/** Sends the rest of one that stopped: its job goes on where it was; one that is forgotten passes over who has it. */
export const continueBroadcast: EndpointHandlers['broadcast.continue'] = async (
  { step: { row } },
  { db, user },
) => {
  const by = user?.id ?? null;
  let job = await readLatestJobOf(db, SEND_BROADCAST, row.id);
  if (job !== undefined) await continueJob(db, job, by);
  else job = (await startJob(db, sending(row.id, by))).id;
  const params = { name: row.nama_broadcast };
  return { answer: { message: 'Broadcast {name} is being sent.', params, data: { job } } };
};

const sending = (id: number, by: number | null) => ({
  kind: SEND_BROADCAST,
  title: 'Send broadcast',
  by,
  input: { id },
});

async function refuseVoucher(id: number | null, { db, limits }: Means): Promise<void> {
  const isGone = id !== null && !(await lockActiveVoucher(db, id));
  const message = 'This voucher is not available any more. Choose another one.';
  limits.voucher(isGone ? [{ field: 'voucher', message }] : []);
}

function addBroadcast(body: BroadcastCreateBody, { db, user }: Context) {
  const { nama_broadcast, sender_type, segment_type, content, voucher: voucher_id } = body;
  const isScheduled = sender_type === 'schedule' && body.date_sender;
  return insertTimedBroadcast(
    db,
    { nama_broadcast, sender_type, segment_type, content, voucher_id, created_by: user?.id ?? null },
    isScheduled ? `${body.date_sender}T${body.time_sender || USUAL_TIME}:00+07:00` : null,
  );
}

/** How many shops were chosen; null: it is not for chosen ones. */
async function addRecipients(
  id: number,
  uuids: readonly string[] | null,
  { db, limits }: Means,
): Promise<number | null> {
  limits.known_shops(uuids?.length === 0 ? [{ field: 'uuid', message: 'Please fill all fields.' }] : []);
  if (uuids === null) return null;
  const isGone = (await insertRecipients(db, id, uuids)) < uuids.length;
  const message = 'Some of the chosen shops do not exist any more. Choose them anew.';
  limits.known_shops(isGone ? [{ field: 'uuid', message }] : []);
  return uuids.length;
}
