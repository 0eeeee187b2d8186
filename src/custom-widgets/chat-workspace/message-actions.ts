import { excessOf, isChangeable } from '../../../domain/chat/message-limits.ts';
import { now, t } from '../../runtime/index.ts';
import { isForwarded } from './forward-message.tsx';
import type { MenuChoice } from './icon-menu.tsx';
import { countsAsUnread } from './model/unread.ts';
import type { ChatService, Conversation, Message } from './service/chat-service.ts';

/** What can be done with a message. */
export interface MessageWays {
  reply(message: Message): void;
  copy(message: Message): void;
  forward(message: Message): void;
  edit(message: Message): void;
  remove(message: Message): void;
  markUnread(message: Message): void;
  showDetails(message: Message): void;
}

/** The choices of a message's menu: as far as the service has them, for as long as it takes them. */
export function choicesOf(
  message: Message,
  service: ChatService,
  shop: Conversation,
  { ways, rows }: { readonly ways: MessageWays; readonly rows: readonly Message[] },
): readonly MenuChoice[] {
  const { changes, capabilities } = service;
  const isOwn = message.sender.uid === service.me;
  const mayChange = changes !== undefined && isOwn && isChangeable(Date.parse(message.sentAt), now());
  // Where reading is shared by the staff, what they wrote themselves is never unread.
  const mayBeUnread = (row: Message) =>
    countsAsUnread(row, service.me) && (row.sender.uid === shop.uid || capabilities.has('personal-unread'));
  const unreadFrom = service.markUnread && firstFrom(message, rows, mayBeUnread);
  const offered: readonly (readonly [string, boolean, (message: Message) => void])[] = [
    ['Reply', capabilities.has('quotes'), ways.reply],
    ['Copy', message.text !== '', ways.copy],
    ['Forward', isForwarded(message), ways.forward],
    ['Edit', mayChange && isText(message), ways.edit],
    ['Delete', mayChange, ways.remove],
    ['Mark as unread', unreadFrom !== undefined, () => unreadFrom && ways.markUnread(unreadFrom)],
    ['Details', true, ways.showDetails],
  ];
  return offered
    .filter(([, isOffered]) => isOffered)
    .map(([label, , way]) => ({ label: t(label), choose: () => way(message) }));
}

/** Where the unread begins: at a message, or behind one that is never unread; with nothing behind it, at the last before it. */
const firstFrom = (from: Message, rows: readonly Message[], mayBeUnread: (row: Message) => boolean) =>
  rows.find((row) => row.id >= from.id && mayBeUnread(row)) ?? rows.findLast(mayBeUnread);

const isText = ({ type }: Message): boolean => type === 'text' || type === 'note';

/** Whether a message may have these words. */
export const isSendable = (text: string): boolean => text.trim() !== '' && excessOf(text.trim()) === 0;
