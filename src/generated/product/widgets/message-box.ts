// Generated from schemas/chat/message-box.widget.json by `npm run generate`. Edit that instead of this file.
import type { ItemAnswer, RowsAnswer, TypedEndpoint } from '../../../../core/model.ts';
import type {
  ChatCheckUidItem, ChatConfigsItem, ChatConversationsItem, ChatConversationsQuery, ChatUnreadItem,
  ChatVendorTokenItem,
} from '../../../../domain/generated/types/chat.ts';
import {
  chatCheckUid, chatConfigs, chatConversations, chatUnread, chatVendorToken,
} from '../endpoints/chat.ts';

/** What widget message-box is given. In the top bar: how many messages wait to be read, the shop that waits longest, and the latest conversations. */
export interface MessageBoxProps {
  /** Id of the screen of the chat. */
  screen: string;
}

/** The calls that widget message-box makes by itself. */
export const calls: {
  readonly 'chat.unread': TypedEndpoint<Readonly<Record<string, never>>, ItemAnswer<ChatUnreadItem>>;
  readonly 'chat.conversations': TypedEndpoint<ChatConversationsQuery, RowsAnswer<ChatConversationsItem>>;
  readonly 'chat.configs': TypedEndpoint<Readonly<Record<string, never>>, RowsAnswer<ChatConfigsItem>>;
  readonly 'chat.check-uid': TypedEndpoint<Readonly<Record<string, never>>, ItemAnswer<ChatCheckUidItem>>;
  readonly 'chat.vendor-token': TypedEndpoint<Readonly<Record<string, never>>, ItemAnswer<ChatVendorTokenItem>>;
} = {
  'chat.unread': chatUnread,
  'chat.conversations': chatConversations,
  'chat.configs': chatConfigs,
  'chat.check-uid': chatCheckUid,
  'chat.vendor-token': chatVendorToken,
};
