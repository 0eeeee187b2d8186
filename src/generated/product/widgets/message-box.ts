// Generated from schemas/chat/message-box.widget.json by `npm run generate`. Edit that instead of this file.
import type { ItemAnswer, RowsAnswer, TypedEndpoint } from '../../../runtime/model.ts';
import { chatConversations, chatUnread } from '../endpoints/chat.ts';
import type { ChatConversationsItem, ChatConversationsQuery, ChatUnreadItem } from '../types/chat.ts';

/** What widget message-box is given. In the top bar: how many messages wait to be read, and the latest conversations. */
export interface MessageBoxProps {
  /** Id of the screen of the chat. */
  screen: string;
}

/** The calls that widget message-box makes by itself. */
export const calls: {
  readonly 'chat.unread': TypedEndpoint<Readonly<Record<string, never>>, ItemAnswer<ChatUnreadItem>>;
  readonly 'chat.conversations': TypedEndpoint<ChatConversationsQuery, RowsAnswer<ChatConversationsItem>>;
} = { 'chat.unread': chatUnread, 'chat.conversations': chatConversations };
