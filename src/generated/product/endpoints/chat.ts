// Generated from schemas/chat/chat.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

/** Keeps a PDF that a message is about to carry; one that no message carries is forgotten after a while. */
export const chatAddFile: Endpoint = {
  id: 'chat.add-file',
  method: 'POST',
  path: '/api/chats/files',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'item',
  extension: true,
};

/** Keeps a picture that a message is about to carry; one that no message carries is forgotten after a while. */
export const chatAddPicture: Endpoint = {
  id: 'chat.add-picture',
  method: 'POST',
  path: '/api/chats/pictures',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'item',
  extension: true,
};

/** What a shop's app shows: messages, oldest first. */
export const chatAppMessages: Endpoint = {
  id: 'chat.app-messages',
  method: 'GET',
  path: '/api/connector/chat/messages',
  roles: 'public',
  effect: 'read',
  envelope: 'list',
  extension: true,
};

/** A shop's app is open, somebody writes in it, or has read up to a message. It counts as open for two minutes. */
export const chatAppState: Endpoint = {
  id: 'chat.app-state',
  method: 'POST',
  path: '/api/connector/chat/state',
  roles: 'public',
  effect: 'write',
  encoding: 'json',
  envelope: 'alert',
  extension: true,
};

/** A shop writes, by its app; the same client_id counts once. */
export const chatAppWrite: Endpoint = {
  id: 'chat.app-write',
  method: 'POST',
  path: '/api/connector/chat/messages',
  roles: 'public',
  effect: 'write',
  encoding: 'json',
  envelope: 'item',
  extension: true,
};

/** Gives a conversation to a colleague, or to nobody; refused where it is no longer with `was`. */
export const chatAssign: Endpoint = {
  id: 'chat.assign',
  method: 'PUT',
  path: '/api/chats/conversations/{id}/assignee',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'json',
  envelope: 'alert',
  extension: true,
};

/** A message that waits for its time is not sent. */
export const chatCancelLater: Endpoint = {
  id: 'chat.cancel-later',
  method: 'DELETE',
  path: '/api/chats/later/{id}',
  roles: [2, 3, 5],
  effect: 'write',
  envelope: 'alert',
  extension: true,
};

/** Who the business is in the chat: one identity, which the staff share (spec decision 168). */
export const chatCheckUid: Endpoint = {
  id: 'chat.check-uid',
  method: 'GET',
  path: '/api/chats/check-uid',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'item',
};

/** Everybody of the staff who may chat. */
export const chatColleagues: Endpoint = {
  id: 'chat.colleagues',
  method: 'GET',
  path: '/api/chats/colleagues',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'list',
  extension: true,
};

/** The settings of the chat's vendor: chat_app_id, chat_region, chat_auth_key (not where this server makes tokens). None: the chat runs on this server. */
export const chatConfigs: Endpoint = {
  id: 'chat.configs',
  method: 'GET',
  path: '/api/chats/configs',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'list',
};

/** The conversations with the latest message of a person first, or with `order` waiting those without an answer, the longest first; `after` is the last one that is there, `after_position` its `position`. */
export const chatConversations: Endpoint = {
  id: 'chat.conversations',
  method: 'GET',
  path: '/api/chats/conversations',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'list',
  extension: true,
};

/** Who a shop is. */
export const chatCustomer: Endpoint = {
  id: 'chat.customer',
  method: 'GET',
  path: '/api/admin/users/uuid/{uuid}',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'item',
};

/** Takes back a message that the caller sent in the last 15 minutes; its place stays. */
export const chatDeleteMessage: Endpoint = {
  id: 'chat.delete-message',
  method: 'DELETE',
  path: '/api/chats/messages/{id}',
  roles: [2, 3, 5],
  effect: 'write',
  envelope: 'alert',
  extension: true,
};

/** What the staff do with a conversation beside answering it: resolve it, put it off, label it. The shop's next message opens it again. */
export const chatDesk: Endpoint = {
  id: 'chat.desk',
  method: 'PUT',
  path: '/api/chats/conversations/{id}/desk',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'json',
  envelope: 'alert',
  extension: true,
};

/** Another text for a message or note that the caller sent in the last 15 minutes; it is marked as edited. */
export const chatEditMessage: Endpoint = {
  id: 'chat.edit-message',
  method: 'PUT',
  path: '/api/chats/messages/{id}',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'json',
  envelope: 'alert',
  extension: true,
};

/** What people wrote, over all conversations or in one, the latest first: by words (also of an invoice that a message is of), by who wrote it, and by when. */
export const chatFind: Endpoint = {
  id: 'chat.find',
  method: 'GET',
  path: '/api/chats/messages',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'list',
  extension: true,
};

/** What a shop has not paid yet (the customer's open documents). */
export const chatInvoices: Endpoint = {
  id: 'chat.invoices',
  method: 'GET',
  path: '/api/admin/nav/jtcustomer',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'list',
};

/** The labels in use, by name. */
export const chatLabels: Endpoint = {
  id: 'chat.labels',
  method: 'GET',
  path: '/api/chats/labels',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'list',
  extension: true,
};

/** Messages of a conversation that wait for their time, the soonest first. */
export const chatListLater: Endpoint = {
  id: 'chat.list-later',
  method: 'GET',
  path: '/api/chats/conversations/{id}/later',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'list',
  extension: true,
};

/** When the shop has read a message, and who of the staff has. */
export const chatMessageDetails: Endpoint = {
  id: 'chat.message-details',
  method: 'GET',
  path: '/api/chats/messages/{id}/details',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'item',
  extension: true,
};

/** Sends a message to every active shop. */
export const chatMessagePromo: Endpoint = {
  id: 'chat.message-promo',
  method: 'POST',
  path: '/api/admin/promos/message',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
  job: true,
};

/** Messages, oldest first: the last ones, those right before `before`, or those right after `after`. */
export const chatMessages: Endpoint = {
  id: 'chat.messages',
  method: 'GET',
  path: '/api/chats/conversations/{id}/messages',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'list',
  extension: true,
};

/** The conversation with a shop, which is begun where there is none yet. */
export const chatOpen: Endpoint = {
  id: 'chat.open',
  method: 'POST',
  path: '/api/chats/conversations',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'json',
  envelope: 'item',
  extension: true,
};

/** What an order of a shop would cost now; nothing is kept. */
export const chatPriceOrder: Endpoint = {
  id: 'chat.price-order',
  method: 'POST',
  path: '/api/chats/price-order',
  roles: [2, 3, 5],
  effect: 'read',
  encoding: 'json',
  envelope: 'item',
  extension: true,
};

/** A ticket that opens the caller's socket at /api/chats/socket once, within half a minute. */
export const chatTicket: Endpoint = {
  id: 'chat.ticket',
  method: 'POST',
  path: '/api/chats/ticket',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'item',
  extension: true,
};

/** The last orders of a shop, with their products. */
export const chatTransactions: Endpoint = {
  id: 'chat.transactions',
  method: 'GET',
  path: '/api/chats/transactions',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'list',
  extension: true,
};

/** What a shop gives back: the records of its SRO. */
export const chatTtb: Endpoint = {
  id: 'chat.ttb',
  method: 'GET',
  path: '/api/chats/ttb',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'list',
  extension: true,
};

/** How many messages of all conversations the caller has not read; at most 1,000 are counted. */
export const chatUnread: Endpoint = {
  id: 'chat.unread',
  method: 'GET',
  path: '/api/chats/unread',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'item',
  extension: true,
};

/** A token that lets the business in at the chat's vendor, made with this server's key for it; null where it has none. */
export const chatVendorToken: Endpoint = {
  id: 'chat.vendor-token',
  method: 'POST',
  path: '/api/chats/vendor-token',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'item',
  extension: true,
};

/** Keeps a message and sends it at its time, once. */
export const chatWriteLater: Endpoint = {
  id: 'chat.write-later',
  method: 'POST',
  path: '/api/chats/conversations/{id}/later',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'json',
  envelope: 'alert',
  extension: true,
};
