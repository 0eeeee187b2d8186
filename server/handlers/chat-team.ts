import { millis } from '../../core/dates.ts';
import type {
  ChatAssignBody,
  ChatAssignParams,
  ChatCancelLaterParams,
  ChatListLaterParams,
  ChatWriteLaterBody,
  ChatWriteLaterParams,
} from '../../domain/generated/types/chat.ts';
import type { Context } from '../calls/handler.ts';
import { notifyChat, shopOf } from '../chat/chat.store.ts';
import { addLater, assign, findColleagues, findLater, takeLater } from '../chat/team.store.ts';
import { access } from '../generated/access.ts';
import { cancelJob, startJob } from '../jobs/index.ts';
import { notFound } from '../refusal.ts';
import { callerOf } from './chat.ts';
import { SEND_LATER } from './job-kinds.ts';
import { readQueuedJob } from './jobs.store.ts';

const MAY_CHAT = access.chat ?? [];

const onceOf = (id: number) => `${SEND_LATER} ${id}`;

export async function listColleagues(_input: unknown, { db }: Context) {
  return findColleagues(db, MAY_CHAT);
}

/** Assigns a conversation to a colleague; refused when somebody else has changed the assignee meanwhile. */
export async function assignConversation(
  {
    params: { id },
    body: { assigned_to, was: seenAssignee },
  }: { params: ChatAssignParams; body: ChatAssignBody },
  { db, limits, user }: Context<'may_chat' | 'same_assignee'>,
) {
  if ((await shopOf(db, id)) === null) throw notFound();
  const colleagues = await findColleagues(db, MAY_CHAT);
  const isStranger = assigned_to !== null && !colleagues.some((colleague) => colleague.id === assigned_to);
  limits.may_chat(isStranger ? [{ field: 'assigned_to', message: 'This colleague may not chat.' }] : []);
  const assignee = await assign(db, id, assigned_to, seenAssignee);
  const isOther = (assignee?.id ?? null) !== assigned_to;
  const message = 'This conversation has been assigned meanwhile.';
  limits.same_assignee(isOther ? [{ message }] : []);
  await notifyChat(db, { kind: 'assigned', conversation: id, assignee, by: user?.id ?? null });
  return { message: 'The conversation is assigned.' };
}

export async function listLater({ params: { id } }: { params: ChatListLaterParams }, { db }: Context) {
  if ((await shopOf(db, id)) === null) throw notFound();
  return findLater(db, id);
}

/** Stores a scheduled message and its job in one transaction. */
export async function writeLater(
  { params: { id }, body }: { params: ChatWriteLaterParams; body: ChatWriteLaterBody },
  context: Context<'to_come'>,
) {
  const { db, limits } = context;
  if ((await shopOf(db, id)) === null) throw notFound();
  const { client_id, send_at } = body;
  const isPast = millis(send_at) <= Date.now();
  limits.to_come(isPast ? [{ field: 'send_at', message: 'Choose a time that is still to come.' }] : []);
  const later = await addLater(db, id, callerOf(context), { client_id, text: body.text.trim(), send_at });
  await startJob(db, {
    kind: SEND_LATER,
    title: 'A message is sent later.',
    by: null,
    input: { id: later },
    once: onceOf(later),
    runAt: send_at,
  });
  await notifyChat(db, { kind: 'later', conversation: id });
  return { message: 'The message is sent at its time.' };
}

/** Of two concurrent cancellations, or a cancellation and the sending, one succeeds. */
export async function cancelLater({ params: { id } }: { params: ChatCancelLaterParams }, { db }: Context) {
  const cancelledMessage = await takeLater(db, id);
  if (!cancelledMessage) throw notFound();
  const job = await readQueuedJob(db, onceOf(id));
  if (job !== undefined) await cancelJob(db, job);
  await notifyChat(db, { kind: 'later', conversation: cancelledMessage.conversation_id });
  return { message: 'It was cancelled.' };
}

/** The same when its job is cancelled: the message is cancelled too. */
export async function callOffLater({ id }: { readonly id: number }, { db }: Context): Promise<boolean> {
  const cancelledMessage = await takeLater(db, id);
  if (cancelledMessage)
    await notifyChat(db, { kind: 'later', conversation: cancelledMessage.conversation_id });
  return false;
}
