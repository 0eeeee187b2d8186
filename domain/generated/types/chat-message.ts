// Generated from schemas (chat-message) by `npm run generate`. Edit that instead of this file.
/** A message in the conversation with a shop. `text` is empty where it was deleted. */
export interface ChatMessage {
  id: number;
  conversation_id: number;
  /** Given by who sent it; one of a sender counts once. */
  client_id: string | null;
  /** `text`, or the kind of a custom message. */
  type: string;
  text: string;
  /** What the kind of the message carries. */
  data: {} | null;
  /** Of the shop, or of an account of the staff. */
  sender_uid: string;
  sender_name: string;
  created_at: string;
  edited_at: string | null;
  /** The message that this one answers: id, type, text, sender_name, deleted. */
  quote: {} | null;
  deleted: boolean;
}
