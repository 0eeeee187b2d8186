import type { ChatEvent, Conversation, Message } from '../service/chat-service.ts';

/** Each message once, in server order; a later state of a message replaces the earlier. */
export function merged(rows: readonly Message[], newRows: readonly Message[]): readonly Message[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const row of newRows) byId.set(row.id, row);
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

export const deleted = (rows: readonly Message[], id: string): readonly Message[] =>
  rows.map((row) => (row.id === id ? { ...row, text: '', deleted: true } : row));

/** The list after an event, `chosen` being open. Undefined when the conversation of a new message is not in the list. */
export function conversationsAfter(
  rows: readonly Conversation[],
  event: ChatEvent,
  me: string,
  chosen: string | undefined,
): readonly Conversation[] | undefined {
  const patched = (isMeant: (row: Conversation) => boolean, change: Partial<Conversation>) =>
    rows.map((row) => (isMeant(row) ? { ...row, ...change } : row));
  switch (event.kind) {
    case 'read':
      return event.uid === me ? patched(({ id }) => id === event.conversation, { unread: 0 }) : rows;
    case 'assigned':
      return patched(({ id }) => id === event.conversation, { assignee: event.assignee ?? undefined });
    case 'presence':
      return patched(({ uid }) => uid === event.uid, { status: event.status });
    case 'message': {
      const { sender, conversation } = event.message;
      return arrived(rows, event.message, sender.uid === me || conversation === chosen);
    }
    default:
      return rows;
  }
}

/** The list after a new message: its conversation comes first. Undefined when it is not in the list. */
export function arrived(
  rows: readonly Conversation[],
  message: Message,
  seen: boolean,
): readonly Conversation[] | undefined {
  const row = rows.find(({ id }) => id === message.conversation);
  if (!row) return undefined;
  if (row.last && row.last.id >= message.id) return rows;
  const fromShop = message.sender.uid === row.uid;
  // A broadcast has no person as its sender: it is not counted as unread and, like a note, does not answer the shop.
  const byPerson = message.sender.name !== '';
  const waits = fromShop || !byPerson || message.type === 'note';
  const nextConversation: Conversation = {
    ...row,
    last: message,
    unread: seen || !byPerson ? row.unread : row.unread + 1,
    waitingSince: waits ? (row.waitingSince ?? (fromShop ? message.sentAt : undefined)) : undefined,
  };
  return [nextConversation, ...rows.filter((conversation) => conversation !== row)];
}
