// Generated from schemas (chat) by `npm run generate`. Edit that instead of this file.
import type { FileValue } from '../../../core/validation/file-value.ts';

/** Body of chat.add-file. */
export interface ChatAddFileBody {
  file: FileValue | '' | null;
}

/** What chat.add-file answers: one row, the item, or the alert's data. */
export interface ChatAddFileItem {
  /** Its address. */
  url: string;
}

/** Body of chat.add-picture. */
export interface ChatAddPictureBody {
  picture: FileValue | '' | null;
}

/** What chat.add-picture answers: one row, the item, or the alert's data. */
export interface ChatAddPictureItem {
  /** Its address. */
  picture: string;
}

/** Query of chat.app-messages. */
export interface ChatAppMessagesQuery {
  /** UUID of the shop. */
  uuid?: string;
  before?: number;
  after?: number;
  limit?: number;
}

/** What chat.app-messages answers: one row, the item, or the alert's data. */
export interface ChatAppMessagesItem {
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

/** Body of chat.app-state. */
export interface ChatAppStateBody {
  /** UUID of the shop. */
  uuid: string;
  online?: boolean;
  typing?: boolean;
  /** Id of the last message read. */
  read?: number;
}

/** Body of chat.app-write. */
export interface ChatAppWriteBody {
  /** UUID of the shop. */
  uuid: string;
  client_id: string;
  /** Default: text. */
  type?: string;
  text?: string;
  /** What the kind of the message carries; 64 KiB of JSON at most. */
  data?: {};
}

/** What chat.app-write answers: one row, the item, or the alert's data. */
export interface ChatAppWriteItem {
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

/** Path parameters of chat.assign. */
export interface ChatAssignParams {
  id: number;
}

/** Body of chat.assign. */
export interface ChatAssignBody {
  assigned_to: number | null;
  was: number | null;
}

/** Path parameters of chat.cancel-later. */
export interface ChatCancelLaterParams {
  id: number;
}

/** What chat.check-uid answers: one row, the item, or the alert's data. */
export interface ChatCheckUidItem {
  uuid: string;
}

/** What chat.colleagues answers: one row, the item, or the alert's data. */
export interface ChatColleaguesItem {
  id: number;
  name: string;
}

/** What chat.configs answers: one row, the item, or the alert's data. */
export interface ChatConfigsItem {
  key: string;
  value: string;
}

/** Query of chat.conversations. */
export interface ChatConversationsQuery {
  search?: string;
  after?: number;
  after_position?: number;
  order?: 'latest' | 'waiting';
  id?: number;
  /** An account of the staff; 0: nobody. */
  assigned_to?: number;
  /** UUID of the shop. */
  uid?: string;
  /** Part of the shop's name, owner, nav id or phone, or of an invoice of it. */
  find?: string;
  /** `open`: neither of the others. */
  state?: 'open' | 'snoozed' | 'resolved';
  label?: string;
  /** Only those that the caller has not read. */
  unread?: 1;
  limit?: number;
}

/** What chat.conversations answers: one row, the item, or the alert's data. */
export interface ChatConversationsItem {
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

/** Path parameters of chat.customer. */
export interface ChatCustomerParams {
  uuid: string;
}

/** What chat.customer answers: one row, the item, or the alert's data. */
export interface ChatCustomerItem {
  id: number;
  uuid: string;
  shop_name: string;
  owner_name: string | null;
  nav_id: string | null;
  email: string | null;
  address: string | null;
  phone_number: string | null;
}

/** Path parameters of chat.delete-message. */
export interface ChatDeleteMessageParams {
  id: number;
}

/** Path parameters of chat.desk. */
export interface ChatDeskParams {
  id: number;
}

/** Body of chat.desk. */
export interface ChatDeskBody {
  resolved?: boolean;
  snoozed_until?: string | null;
  /** It is added. */
  label?: string;
  /** It is taken away. */
  unlabel?: string;
}

/** Path parameters of chat.edit-message. */
export interface ChatEditMessageParams {
  id: number;
}

/** Body of chat.edit-message. */
export interface ChatEditMessageBody {
  text: string;
}

/** Query of chat.find. */
export interface ChatFindQuery {
  words?: string;
  /** Part of the name of the shop, its owner or the colleague. */
  person?: string;
  sent_from?: string;
  sent_before?: string;
  conversation?: number;
  /** The last message that is there. */
  before?: number;
  limit?: number;
}

/** What chat.find answers: one row, the item, or the alert's data. */
export interface ChatFindItem {
  shop_name: string;
  message: {
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
  };
}

/** Query of chat.invoices. */
export interface ChatInvoicesQuery {
  /** UUID of the shop. */
  uuid?: string;
}

/** What chat.invoices answers: one row, the item, or the alert's data. */
export interface ChatInvoicesItem {
  document_no: string;
  document_type: string;
  description: string;
  due_date: string | null;
  remaining_amount: number;
}

/** What chat.labels answers: one row, the item, or the alert's data. */
export interface ChatLabelsItem {
  name: string;
}

/** Path parameters of chat.list-later. */
export interface ChatListLaterParams {
  id: number;
}

/** What chat.list-later answers: one row, the item, or the alert's data. */
export interface ChatListLaterItem {
  id: number;
  conversation_id: number;
  text: string;
  send_at: string;
  sender_name: string;
}

/** Path parameters of chat.message-details. */
export interface ChatMessageDetailsParams {
  id: number;
}

/** What chat.message-details answers: one row, the item, or the alert's data. */
export interface ChatMessageDetailsItem {
  /** When the shop read what the staff wrote. */
  read_at: string | null;
  /** Names. */
  readers: readonly string[];
}

/** Body of chat.message-promo. */
export interface ChatMessagePromoBody {
  message: string;
}

/** What chat.message-promo answers: one row, the item, or the alert's data. */
export interface ChatMessagePromoItem {
  job?: number;
}

/** Path parameters of chat.messages. */
export interface ChatMessagesParams {
  id: number;
}

/** Query of chat.messages. */
export interface ChatMessagesQuery {
  before?: number;
  after?: number;
  search?: string;
  limit?: number;
}

/** What chat.messages answers: one row, the item, or the alert's data. */
export interface ChatMessagesItem {
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

/** Body of chat.open. */
export interface ChatOpenBody {
  /** The shop. */
  user_id: number;
}

/** What chat.open answers: one row, the item, or the alert's data. */
export interface ChatOpenItem {
  /** As the chat names it. */
  conversation: string;
}

/** Body of chat.price-order. */
export interface ChatPriceOrderBody {
  user_id: number;
  /**
   * May be empty where bundles are ordered.
   *
   * @maxItems 100
   */
  items: readonly {
    product_id: number;
    quantity: number;
  }[];
  /** @maxItems 100 */
  bundles?: readonly {
    bundle_id: number;
    /** How many of the bundle. */
    quantity: number;
  }[];
  /** The voucher that the shop would redeem. */
  voucher_id?: number | null;
}

/** What chat.price-order answers: one row, the item, or the alert's data. */
export interface ChatPriceOrderItem {
  sub_total: number;
  total_discount: number;
  total: number;
  words: readonly {
    id: number;
    /** Its name; null: the whole order. */
    product: string | null;
    pieces: number | null;
    /** The promotion. */
    rule: string | null;
    /** Its key, where it is one with conditions. */
    promotion_id: number | null;
    /** Source text. */
    message: string;
    /** Fill the places of the message. */
    params: {} | null;
    /** Rupiah; what is taken off is below 0. */
    amount: number | null;
  }[];
}

/** What chat.ticket answers: one row, the item, or the alert's data. */
export interface ChatTicketItem {
  ticket: string;
  /** The caller, as messages name their sender. */
  uid: string;
}

/** Query of chat.transactions. */
export interface ChatTransactionsQuery {
  /** UUID of the shop. */
  uuid?: string;
  /** This order alone. */
  id?: number;
}

/** What chat.transactions answers: one row, the item, or the alert's data. */
export interface ChatTransactionsItem {
  id: number;
  invoice_no: string | null;
  state: number;
  total_price: number;
  /** Taken off the whole order; in rupiah. */
  additional_discount: number;
  created_at: string;
  items: readonly {
    product_id: number;
    /** Of a piece, now. */
    price: number;
    stock: number;
    image_url: string | null;
    /** Whether a shop can order it now. */
    orderable: boolean;
    name: string;
    quantity: number;
    /** What the line costs. */
    final_price: number;
  }[];
}

/** Query of chat.ttb. */
export interface ChatTtbQuery {
  /** UUID of the shop. */
  uuid?: string;
}

/** What chat.ttb answers: one row, the item, or the alert's data. */
export interface ChatTtbItem {
  id: number;
  no: string;
  type: string;
  status: string;
}

/** What chat.unread answers: one row, the item, or the alert's data. */
export interface ChatUnreadItem {
  unread: number;
}

/** What chat.vendor-token answers: one row, the item, or the alert's data. */
export interface ChatVendorTokenItem {
  token: string | null;
}

/** Path parameters of chat.write-later. */
export interface ChatWriteLaterParams {
  id: number;
}

/** Body of chat.write-later. */
export interface ChatWriteLaterBody {
  client_id: string;
  text: string;
  send_at: string;
}
