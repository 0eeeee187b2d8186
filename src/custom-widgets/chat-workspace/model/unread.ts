import type { Message } from '../service/chat-service.ts';
import { isByPerson } from './standing-list.ts';

/** Messages that count as unread for a person: what people wrote, except that person. */
export const countsAsUnread = (row: Message, me: string): boolean =>
  isByPerson(row) && row.sender.uid !== me && !row.deleted;

/** The first of the `unread` messages at the end of a conversation; undefined where none is, or where it is not loaded. */
export function firstUnread(rows: readonly Message[], unread: number, me: string): string | undefined {
  const counted = rows.filter((row) => countsAsUnread(row, me));
  return unread > 0 ? counted[counted.length - unread]?.id : undefined;
}

/** The unread messages behind a message. */
export const unreadBehind = (rows: readonly Message[], seen: string, me: string): readonly Message[] =>
  rows.filter((row) => row.id > seen && countsAsUnread(row, me));
