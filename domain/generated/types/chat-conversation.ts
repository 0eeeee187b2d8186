// Generated from schemas (chat-conversation) by `npm run generate`. Edit that instead of this file.
/** The conversation with a shop; all who may chat share it. */
export interface ChatConversation {
  id: number;
  /** UUID of the shop. */
  uid: string;
  name: string;
  status: 'online' | 'offline';
  /** Messages that the caller has not read. */
  unread: number;
  waiting_since: string | null;
  resolved_at: string | null;
  snoozed_until: string | null;
  labels: readonly string[];
  /** Where it stands in the list that was asked for. */
  position: number;
  /** Who of the staff answers it: id and name. */
  assignee: {} | null;
  /** A chat-message. */
  last_message: {} | null;
}
