import type { QuotedRow, ServerEvent, StaffRow } from '../../../../../domain/chat/frames.ts';
import type { ChatMessage } from '../../../../../domain/generated/types/chat-message.ts';
import type { ChatEvent, Conversation, Desk, Message, Quote } from '../chat-service.ts';
import { ourId } from '../message-ids.ts';
import { readColleague, uidOf } from './team.ts';

/** A conversation as our server answers it. */
export interface ConversationRow {
  readonly id: number;
  readonly uid: string;
  readonly name: string;
  readonly status: 'online' | 'offline';
  readonly unread: number;
  readonly waiting_since: string | null;
  /** Where it stands in the list; absent where the server does not tell it. */
  readonly position?: number;
  readonly last_message: object | null;
  readonly assignee: object | null;
  readonly resolved_at?: string | null;
  readonly snoozed_until?: string | null;
  readonly labels?: readonly unknown[];
}

export const cursorOf = ({ id, position }: ConversationRow): string => [id, position].join();
export const readCursor = (cursor: string) => {
  const [after, position] = cursor.split(',');
  return { after: Number(after), ...(position && { after_position: Number(position) }) };
};

export function readMessage(row: ChatMessage): Message {
  const id = ourId(row.id);
  return {
    id,
    clientId: row.client_id ?? id,
    conversation: String(row.conversation_id),
    sender: { uid: row.sender_uid, name: row.sender_name },
    sentAt: row.created_at,
    type: row.type,
    text: row.text,
    ...(row.data && { data: row.data as Readonly<Record<string, unknown>> }),
    ...(row.deleted && { deleted: true }),
    ...(row.edited_at && { editedAt: row.edited_at }),
    ...(row.quote && { quote: readQuote(row.quote as QuotedRow) }),
  };
}

const readQuote = ({ id, type, text, sender_name: sender, deleted }: QuotedRow): Quote => ({
  id: ourId(id),
  type,
  text,
  sender,
  ...(deleted && { deleted }),
});

const readDesk = ({ resolved_at, snoozed_until, labels = [] }: Partial<ConversationRow>): Desk => ({
  resolvedAt: resolved_at ?? undefined,
  snoozedUntil: snoozed_until ?? undefined,
  labels: labels.map(String),
});

export function readConversation(row: ConversationRow): Conversation {
  const { id, uid, name, status, unread, waiting_since: since, last_message: last, assignee } = row;
  return {
    id: String(id),
    uid,
    name,
    status,
    unread,
    ...(last && { last: readMessage(last as ChatMessage) }),
    ...(since && { waitingSince: since }),
    ...(assignee && { assignee: readColleague(assignee as StaffRow) }),
    ...readDesk(row),
  };
}

export function readEvent(frame: ServerEvent): ChatEvent {
  switch (frame.kind) {
    case 'message':
      return { kind: 'message', message: readMessage(frame.message) };
    case 'edited':
      return { kind: 'edited', message: readMessage(frame.message) };
    case 'unread':
    case 'deleted':
    case 'read':
      return { ...frame, conversation: String(frame.conversation), message: ourId(frame.message) };
    case 'assigned': {
      const assignee = frame.assignee && readColleague(frame.assignee);
      const by = frame.by === null ? {} : { by: uidOf(frame.by) };
      return { kind: 'assigned', conversation: String(frame.conversation), assignee, ...by };
    }
    case 'desk':
      return { kind: 'desk', conversation: String(frame.conversation), ...readDesk(frame) };
    case 'later':
      return { kind: 'later', conversation: String(frame.conversation) };
    case 'typing':
    case 'lookers':
      return { ...frame, conversation: String(frame.conversation) };
    case 'presence':
      return frame;
  }
}
