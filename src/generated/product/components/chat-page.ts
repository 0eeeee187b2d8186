// Generated from schemas/chat/chat.screen.json by `npm run generate`. Edit that instead of this file.
import type { CustomScreenProps, ItemAnswer, RowsAnswer, TypedEndpoint } from '../../../../core/model.ts';
import type { BroadcastReachItem } from '../../../../domain/generated/types/broadcast.ts';
import type { CannedReplyListItem } from '../../../../domain/generated/types/canned-reply.ts';
import type {
  ChatAddFileBody, ChatAddFileItem, ChatAddPictureBody, ChatAddPictureItem, ChatAssignBody, ChatAssignParams,
  ChatCancelLaterParams, ChatCheckUidItem, ChatColleaguesItem, ChatConfigsItem, ChatConversationsItem,
  ChatConversationsQuery, ChatCustomerItem, ChatCustomerParams, ChatDeleteMessageParams, ChatDeskBody,
  ChatDeskParams, ChatEditMessageBody, ChatEditMessageParams, ChatFindItem, ChatFindQuery, ChatInvoicesItem,
  ChatInvoicesQuery, ChatLabelsItem, ChatListLaterItem, ChatListLaterParams, ChatMessageDetailsItem,
  ChatMessageDetailsParams, ChatMessagePromoBody, ChatMessagePromoItem, ChatMessagesItem, ChatMessagesParams,
  ChatMessagesQuery, ChatPriceOrderBody, ChatPriceOrderItem, ChatTicketItem, ChatTransactionsItem,
  ChatTransactionsQuery, ChatTtbItem, ChatTtbQuery, ChatUnreadItem, ChatVendorTokenItem, ChatWriteLaterBody,
  ChatWriteLaterParams,
} from '../../../../domain/generated/types/chat.ts';
import type { ProductListItem, ProductListQuery } from '../../../../domain/generated/types/product.ts';
import type { PromoListItem, PromoListQuery } from '../../../../domain/generated/types/promo.ts';
import type {
  TransactionCreateBody, TransactionCreateItem,
} from '../../../../domain/generated/types/transaction.ts';
import type {
  ViewCreateBody, ViewCreateItem, ViewDeleteParams, ViewListItem, ViewListQuery,
} from '../../../../domain/generated/types/view.ts';
import { broadcastReach } from '../endpoints/broadcast.ts';
import { cannedReplyList } from '../endpoints/canned-reply.ts';
import {
  chatAddFile, chatAddPicture, chatAssign, chatCancelLater, chatCheckUid, chatColleagues, chatConfigs,
  chatConversations, chatCustomer, chatDeleteMessage, chatDesk, chatEditMessage, chatFind, chatInvoices,
  chatLabels, chatListLater, chatMessageDetails, chatMessagePromo, chatMessages, chatPriceOrder, chatTicket,
  chatTransactions, chatTtb, chatUnread, chatVendorToken, chatWriteLater,
} from '../endpoints/chat.ts';
import { productList } from '../endpoints/product.ts';
import { promoList } from '../endpoints/promo.ts';
import { transactionCreate } from '../endpoints/transaction.ts';
import { viewCreate, viewDelete, viewList } from '../endpoints/view.ts';

/** What the hand-made screen chat-page is drawn with. */
export type ChatPageScreen = CustomScreenProps<Readonly<Record<never, never>>, { readonly conversation?: string; readonly message?: string; readonly order?: string; readonly invoice?: string }, { readonly order: 'transaction-detail'; readonly shop: 'user-edit'; readonly broadcast: 'broadcast-list' }>;

/** The calls that the hand-made screen chat-page makes by itself. */
export const calls: {
  readonly 'broadcast.reach': TypedEndpoint<Readonly<Record<string, never>>, ItemAnswer<BroadcastReachItem>>;
  readonly 'canned-reply.list': TypedEndpoint<Readonly<Record<string, never>>, RowsAnswer<CannedReplyListItem>>;
  readonly 'chat.add-file': TypedEndpoint<ChatAddFileBody, ItemAnswer<ChatAddFileItem>>;
  readonly 'chat.add-picture': TypedEndpoint<ChatAddPictureBody, ItemAnswer<ChatAddPictureItem>>;
  readonly 'chat.assign': TypedEndpoint<ChatAssignParams & ChatAssignBody, ItemAnswer<unknown>>;
  readonly 'chat.cancel-later': TypedEndpoint<ChatCancelLaterParams, ItemAnswer<unknown>>;
  readonly 'chat.check-uid': TypedEndpoint<Readonly<Record<string, never>>, ItemAnswer<ChatCheckUidItem>>;
  readonly 'chat.colleagues': TypedEndpoint<Readonly<Record<string, never>>, RowsAnswer<ChatColleaguesItem>>;
  readonly 'chat.configs': TypedEndpoint<Readonly<Record<string, never>>, RowsAnswer<ChatConfigsItem>>;
  readonly 'chat.conversations': TypedEndpoint<ChatConversationsQuery, RowsAnswer<ChatConversationsItem>>;
  readonly 'chat.customer': TypedEndpoint<ChatCustomerParams, ItemAnswer<ChatCustomerItem>>;
  readonly 'chat.delete-message': TypedEndpoint<ChatDeleteMessageParams, ItemAnswer<unknown>>;
  readonly 'chat.desk': TypedEndpoint<ChatDeskParams & ChatDeskBody, ItemAnswer<unknown>>;
  readonly 'chat.edit-message': TypedEndpoint<ChatEditMessageParams & ChatEditMessageBody, ItemAnswer<unknown>>;
  readonly 'chat.find': TypedEndpoint<ChatFindQuery, RowsAnswer<ChatFindItem>>;
  readonly 'chat.invoices': TypedEndpoint<ChatInvoicesQuery, RowsAnswer<ChatInvoicesItem>>;
  readonly 'chat.labels': TypedEndpoint<Readonly<Record<string, never>>, RowsAnswer<ChatLabelsItem>>;
  readonly 'chat.list-later': TypedEndpoint<ChatListLaterParams, RowsAnswer<ChatListLaterItem>>;
  readonly 'chat.message-details': TypedEndpoint<ChatMessageDetailsParams, ItemAnswer<ChatMessageDetailsItem>>;
  readonly 'chat.message-promo': TypedEndpoint<ChatMessagePromoBody, ItemAnswer<ChatMessagePromoItem>>;
  readonly 'chat.messages': TypedEndpoint<ChatMessagesParams & ChatMessagesQuery, RowsAnswer<ChatMessagesItem>>;
  readonly 'chat.price-order': TypedEndpoint<ChatPriceOrderBody, ItemAnswer<ChatPriceOrderItem>>;
  readonly 'chat.ticket': TypedEndpoint<Readonly<Record<string, never>>, ItemAnswer<ChatTicketItem>>;
  readonly 'chat.transactions': TypedEndpoint<ChatTransactionsQuery, RowsAnswer<ChatTransactionsItem>>;
  readonly 'chat.ttb': TypedEndpoint<ChatTtbQuery, RowsAnswer<ChatTtbItem>>;
  readonly 'chat.unread': TypedEndpoint<Readonly<Record<string, never>>, ItemAnswer<ChatUnreadItem>>;
  readonly 'chat.vendor-token': TypedEndpoint<Readonly<Record<string, never>>, ItemAnswer<ChatVendorTokenItem>>;
  readonly 'chat.write-later': TypedEndpoint<ChatWriteLaterParams & ChatWriteLaterBody, ItemAnswer<unknown>>;
  readonly 'product.list': TypedEndpoint<ProductListQuery, RowsAnswer<ProductListItem>>;
  readonly 'promo.list': TypedEndpoint<PromoListQuery, RowsAnswer<PromoListItem>>;
  readonly 'transaction.create': TypedEndpoint<TransactionCreateBody, ItemAnswer<TransactionCreateItem>>;
  readonly 'view.create': TypedEndpoint<ViewCreateBody, ItemAnswer<ViewCreateItem>>;
  readonly 'view.delete': TypedEndpoint<ViewDeleteParams, ItemAnswer<unknown>>;
  readonly 'view.list': TypedEndpoint<ViewListQuery, RowsAnswer<ViewListItem>>;
} = {
  'broadcast.reach': broadcastReach,
  'canned-reply.list': cannedReplyList,
  'chat.add-file': chatAddFile,
  'chat.add-picture': chatAddPicture,
  'chat.assign': chatAssign,
  'chat.cancel-later': chatCancelLater,
  'chat.check-uid': chatCheckUid,
  'chat.colleagues': chatColleagues,
  'chat.configs': chatConfigs,
  'chat.conversations': chatConversations,
  'chat.customer': chatCustomer,
  'chat.delete-message': chatDeleteMessage,
  'chat.desk': chatDesk,
  'chat.edit-message': chatEditMessage,
  'chat.find': chatFind,
  'chat.invoices': chatInvoices,
  'chat.labels': chatLabels,
  'chat.list-later': chatListLater,
  'chat.message-details': chatMessageDetails,
  'chat.message-promo': chatMessagePromo,
  'chat.messages': chatMessages,
  'chat.price-order': chatPriceOrder,
  'chat.ticket': chatTicket,
  'chat.transactions': chatTransactions,
  'chat.ttb': chatTtb,
  'chat.unread': chatUnread,
  'chat.vendor-token': chatVendorToken,
  'chat.write-later': chatWriteLater,
  'product.list': productList,
  'promo.list': promoList,
  'transaction.create': transactionCreate,
  'view.create': viewCreate,
  'view.delete': viewDelete,
  'view.list': viewList,
};
