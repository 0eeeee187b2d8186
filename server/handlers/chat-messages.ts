import { millis } from '../../core/dates.ts';
import { isChangeable, TOO_LATE } from '../../domain/chat/message-limits.ts';
import type {
  ChatDeleteMessageParams,
  ChatEditMessageBody,
  ChatEditMessageParams,
  ChatMessageDetailsParams,
} from '../../domain/generated/types/chat.ts';
import type { Context } from '../calls/handler.ts';
import { changeText, lockMessage, markDeleted, readDetails } from '../chat/message-changes.store.ts';
import { notFound, Refusal, requireRow } from '../refusal.ts';
import { callerOf } from './chat.ts';

type InTime = 'in_time';

/** A message that the caller wrote, not too long ago; those of others are not changed. */
async function changeable(id: number, words: string, context: Context<InTime>) {
  const message = requireRow(await lockMessage(context.db, id));
  if (message.admin_user_id !== callerOf(context)) throw new Refusal('forbidden', words);
  const isOpen = message.deleted_at !== null || isChangeable(millis(message.created_at), Date.now());
  context.limits.in_time(isOpen ? [] : [{ message: TOO_LATE }]);
  return message;
}

export async function deleteMessage(
  { params }: { params: ChatDeleteMessageParams },
  context: Context<InTime>,
) {
  const message = await changeable(params.id, 'Only who wrote a message takes it back.', context);
  if (!message.deleted_at) await markDeleted(context.db, params.id);
  return { message: 'Message deleted' };
}

/** Another text for a message of words, or a note. */
export async function editMessage(
  { params, body }: { params: ChatEditMessageParams; body: ChatEditMessageBody },
  context: Context<InTime>,
) {
  const message = await changeable(params.id, 'Only who wrote a message changes it.', context);
  if (message.deleted_at || !['text', 'note'].includes(message.type)) throw notFound();
  await changeText(context.db, message, body.text.trim());
  return { message: 'Message changed.' };
}

export async function readMessageDetails(
  { params }: { params: ChatMessageDetailsParams },
  { db }: Pick<Context, 'db'>,
) {
  return requireRow(await readDetails(db, params.id));
}
