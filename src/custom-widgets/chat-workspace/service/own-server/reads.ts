import type { ChatMessage } from '../../../../../domain/generated/types/chat-message.ts';
import type { ChatService, ListFilter } from '../chat-service.ts';
import { theirId } from '../message-ids.ts';
import type { FindingCalls } from './finding.ts';
import type { MessageCalls } from './message-calls.ts';
import { type ConversationRow, cursorOf, readConversation, readCursor, readMessage } from './read-rows.ts';
import type { TeamCalls } from './team.ts';

const PAGE = 30;

/** The calls of our server that the chat needs. They throw on failure. */
export interface OwnServerCalls {
  ticket(): Promise<{ readonly ticket: string; readonly uid: string }>;
  conversations(query: {
    search?: string;
    after?: number;
    after_position?: number;
    order?: 'waiting';
    id?: number;
    assigned_to?: number;
    uid?: string;
    find?: string;
    state?: NonNullable<ListFilter['state']>;
    label?: string;
    unread?: 1;
    limit: number;
  }): Promise<readonly ConversationRow[]>;
  messages(
    conversation: number,
    query: { before?: number; after?: number; search?: string; limit: number },
  ): Promise<readonly ChatMessage[]>;
  unread(): Promise<number>;
  /** Absent where this server does not have them. */
  readonly team?: TeamCalls;
  /** The same; with them the server also takes quotes and marks as unread. */
  readonly ofMessages?: MessageCalls;
  readonly finding?: FindingCalls | undefined;
}

const queryOf = ({ with: whose, state, label, unread }: ListFilter, account: number) => ({
  ...(whose && { assigned_to: whose === 'me' ? account : 0 }),
  ...(state && { state }),
  ...(label && { label }),
  ...(unread && { unread: 1 as const }),
});

/** What is read by calls: the conversations, page by page, and the messages of one. */
export const readsOf = (
  calls: OwnServerCalls,
  account: number,
): Pick<ChatService, 'conversations' | 'conversation' | 'messages'> => ({
  conversations: async ({ search, filter = {}, order, after: cursor, limit = PAGE }) => {
    // One row more than requested shows whether there are further ones.
    const query = {
      limit: limit + 1,
      ...(search && { search }),
      ...(cursor && readCursor(cursor)),
      ...(order && { order }),
      ...queryOf(filter, account),
    };
    const conversationRows = await calls.conversations(query);
    const page = conversationRows.slice(0, limit);
    const last = page.at(-1);
    const next = conversationRows.length > limit && last && { next: cursorOf(last) };
    return { rows: page.map(readConversation), ...next };
  },
  conversation: async (id) => {
    if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
    const [row] = await calls.conversations({ id: Number(id), limit: 1 });
    return row && readConversation(row);
  },
  messages: async (conversation, query = {}) => {
    const { before: olderThan, after: newerThan, search, limit = PAGE } = query;
    const messageRows = await calls.messages(Number(conversation), {
      limit: limit + 1,
      ...(olderThan && { before: theirId(olderThan) }),
      ...(newerThan && { after: theirId(newerThan) }),
      ...(search && { search }),
    });
    const rows = newerThan ? messageRows.slice(0, limit) : messageRows.slice(-limit);
    return { rows: rows.map(readMessage), more: messageRows.length > limit };
  },
});
