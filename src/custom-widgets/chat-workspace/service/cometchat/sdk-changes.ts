import type * as Sdk from '@cometchat/chat-sdk-javascript';
import type { ChatEvent, Message, MessageChanges, MessageDetails, NewMessage } from '../chat-service.ts';
import { theirId } from '../message-ids.ts';
import { answered } from './sdk-answer.ts';
import { instant, type Person, readMessage, type SdkMessage, signed } from './sdk-message.ts';

type CometChat = typeof Sdk.CometChat;

/** A message as the SDK takes it, which changes it: a new one each time. */
export function written(
  sdk: CometChat,
  to: string,
  { clientId, type, text, data, quote }: NewMessage,
  person: Person,
) {
  const kind = sdk.RECEIVER_TYPE.USER;
  const message =
    type === 'text'
      ? new sdk.TextMessage(to, text, kind)
      : new sdk.CustomMessage(to, kind, type, { ...data, text });
  message.setMuid(clientId);
  if (quote) message.setQuotedMessageId(theirId(quote.id));
  message.setMetadata(signed(person));
  return message;
}

interface Changing {
  /** The shared identity of the business. */
  readonly uid: string;
  readonly person: Person;
  online(): Promise<CometChat>;
  emit(event: ChatEvent): void;
}

/** Changes of sent messages. The vendor tells the other devices of them, so they are emitted here. */
export const changesOf = ({ uid, person, online, emit }: Changing): MessageChanges => ({
  edit: async ({ id, conversation }, text) => {
    const sdk = await online();
    const message = new sdk.TextMessage(conversation, text, sdk.RECEIVER_TYPE.USER);
    message.setId(theirId(id));
    message.setMetadata(signed(person));
    const edited: unknown = await answered(sdk.editMessage(message));
    emit({ kind: 'edited', message: readMessage(edited as SdkMessage, uid) });
  },
  remove: async ({ id, conversation }) => {
    const sdk = await online();
    await answered(sdk.deleteMessage(String(theirId(id))));
    emit({ kind: 'deleted', conversation, message: id });
  },
});

/** When a message reached the shop, and when the shop read it. */
export async function readDetails(sdk: CometChat, { id }: Message): Promise<MessageDetails> {
  const message: unknown = await answered(sdk.getMessageDetails(String(theirId(id))));
  const { getDeliveredAt, getReadAt } = message as SdkMessage;
  const [deliveredAt, readAt] = [getDeliveredAt, getReadAt].map((at) => instant(at?.call(message)));
  return { ...(deliveredAt && { deliveredAt }), ...(readAt && { readAt }) };
}

/** Marks a message and what follows as unread. */
export async function markUnread(sdk: CometChat, id: string): Promise<void> {
  const message = await answered(sdk.getMessageDetails(String(theirId(id))));
  await answered(sdk.markAsUnread(message));
}
