// Generated from schemas/chat/chat.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as chatAddFileBody from '../../../domain/generated/compiled/bodies/chat-add-file.ts';
import * as chatAddPictureBody from '../../../domain/generated/compiled/bodies/chat-add-picture.ts';
import * as chatAppStateBody from '../../../domain/generated/compiled/bodies/chat-app-state.ts';
import * as chatAppWriteBody from '../../../domain/generated/compiled/bodies/chat-app-write.ts';
import * as chatAssignBody from '../../../domain/generated/compiled/bodies/chat-assign.ts';
import * as chatDeskBody from '../../../domain/generated/compiled/bodies/chat-desk.ts';
import * as chatEditMessageBody from '../../../domain/generated/compiled/bodies/chat-edit-message.ts';
import * as chatMessagePromoBody from '../../../domain/generated/compiled/bodies/chat-message-promo.ts';
import * as chatOpenBody from '../../../domain/generated/compiled/bodies/chat-open.ts';
import * as chatPriceOrderBody from '../../../domain/generated/compiled/bodies/chat-price-order.ts';
import * as chatWriteLaterBody from '../../../domain/generated/compiled/bodies/chat-write-later.ts';
import * as inputs from '../compiled/inputs/chat.ts';

const chatAddFileItem = {
  additionalProperties: false,
  type: 'object',
  required: ['url'],
  properties: { url: { type: 'string', description: 'Its address.' } },
};

export const chatAddFile: DeclaredOperation = {
  id: 'chat.add-file',
  roles: [2, 3, 5],
  effect: 'write',
  extension: true,
  bodySchema: chatAddFileBody.schema,
  validateBody: chatAddFileBody.validate,
  messages: chatAddFileBody.messages,
  files: [{ name: 'file', types: ['application/pdf'], maxBytes: 10000000 }],
  validateQuery: inputs.chatAddFileQuery,
  validateParams: inputs.chatAddFileParams,
  answer: { envelope: 'item', item: chatAddFileItem },
  summary: 'Keeps a PDF that a message is about to carry; one that no message carries is forgotten after a while.',
};

const chatAddPictureItem = {
  additionalProperties: false,
  type: 'object',
  required: ['picture'],
  properties: { picture: { type: 'string', description: 'Its address.' } },
};

export const chatAddPicture: DeclaredOperation = {
  id: 'chat.add-picture',
  roles: [2, 3, 5],
  effect: 'write',
  extension: true,
  bodySchema: chatAddPictureBody.schema,
  validateBody: chatAddPictureBody.validate,
  messages: chatAddPictureBody.messages,
  files: [
    {
      name: 'picture',
      types: ['image/png', 'image/jpeg', 'image/jif', 'image/webp', 'image/gif'],
      maxBytes: 5000000,
    },
  ],
  validateQuery: inputs.chatAddPictureQuery,
  validateParams: inputs.chatAddPictureParams,
  answer: { envelope: 'item', item: chatAddPictureItem },
  summary: 'Keeps a picture that a message is about to carry; one that no message carries is forgotten after a while.',
};

const chatAppMessagesItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'conversation_id', 'client_id', 'type', 'text', 'data', 'sender_uid', 'sender_name', 'created_at',
    'edited_at', 'quote', 'deleted',
  ],
  properties: {
    id: { type: 'integer' },
    conversation_id: { type: 'integer' },
    client_id: {
      type: ['string', 'null'],
      description: 'Given by who sent it; one of a sender counts once.',
    },
    type: { type: 'string', description: '`text`, or the kind of a custom message.' },
    text: { type: 'string' },
    data: { type: ['object', 'null'], description: 'What the kind of the message carries.' },
    sender_uid: { type: 'string', description: 'Of the shop, or of an account of the staff.' },
    sender_name: { type: 'string' },
    created_at: { type: 'string', format: 'date-time' },
    edited_at: { type: ['string', 'null'], format: 'date-time' },
    quote: {
      type: ['object', 'null'],
      description: 'The message that this one answers: id, type, text, sender_name, deleted.',
    },
    deleted: { type: 'boolean' },
  },
};

export const chatAppMessages: DeclaredOperation = {
  id: 'chat.app-messages',
  roles: 'public',
  effect: 'read',
  extension: true,
  querySchema: {
    type: 'object',
    properties: {
      uuid: { type: 'string', format: 'uuid', description: 'UUID of the shop.' },
      before: { type: 'integer' },
      after: { type: 'integer' },
      limit: { type: 'integer', minimum: 1, maximum: 101 },
    },
  },
  validateQuery: inputs.chatAppMessagesQuery,
  validateParams: inputs.chatAppMessagesParams,
  answer: { envelope: 'list', item: chatAppMessagesItem },
  summary: 'What a shop\'s app shows: messages, oldest first.',
};

export const chatAppState: DeclaredOperation = {
  id: 'chat.app-state',
  roles: 'public',
  effect: 'write',
  extension: true,
  bodySchema: chatAppStateBody.schema,
  validateBody: chatAppStateBody.validate,
  messages: chatAppStateBody.messages,
  validateQuery: inputs.chatAppStateQuery,
  validateParams: inputs.chatAppStateParams,
  answer: { envelope: 'alert' },
  summary: 'A shop\'s app is open, somebody writes in it, or has read up to a message. It counts as open for two minutes.',
};

export const chatAppWrite: DeclaredOperation = {
  id: 'chat.app-write',
  roles: 'public',
  effect: 'write',
  extension: true,
  bodySchema: chatAppWriteBody.schema,
  validateBody: chatAppWriteBody.validate,
  messages: chatAppWriteBody.messages,
  validateQuery: inputs.chatAppWriteQuery,
  validateParams: inputs.chatAppWriteParams,
  publishes: ['chat-message'],
  limits: ['some_words', 'known_type', 'sendable'],
  answer: { envelope: 'item', item: chatAppMessagesItem },
  summary: 'A shop writes, by its app; the same client_id counts once.',
};

export const chatAssign: DeclaredOperation = {
  id: 'chat.assign',
  roles: [2, 3, 5],
  effect: 'write',
  extension: true,
  bodySchema: chatAssignBody.schema,
  validateBody: chatAssignBody.validate,
  messages: chatAssignBody.messages,
  validateQuery: inputs.chatAssignQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.chatAssignParams,
  limits: ['may_chat', 'same_assignee'],
  answer: { envelope: 'alert' },
  summary: 'Gives a conversation to a colleague, or to nobody; refused where it is no longer with `was`.',
};

export const chatCancelLater: DeclaredOperation = {
  id: 'chat.cancel-later',
  roles: [2, 3, 5],
  effect: 'write',
  extension: true,
  validateQuery: inputs.chatCancelLaterQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.chatCancelLaterParams,
  answer: { envelope: 'alert' },
  summary: 'A message that waits for its time is not sent.',
};

const chatCheckUidItem = { additionalProperties: false, type: 'object', required: ['uuid'], properties: { uuid: { type: 'string' } } };

export const chatCheckUid: DeclaredOperation = {
  id: 'chat.check-uid',
  roles: [2, 3, 5],
  effect: 'read',
  validateQuery: inputs.chatCheckUidQuery,
  validateParams: inputs.chatCheckUidParams,
  answer: { envelope: 'item', item: chatCheckUidItem },
  summary: 'Who the business is in the chat: one identity, which the staff share (spec decision 168).',
};

const chatColleaguesItem = {
  additionalProperties: false,
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'integer' }, name: { type: 'string' } },
};

export const chatColleagues: DeclaredOperation = {
  id: 'chat.colleagues',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  validateQuery: inputs.chatColleaguesQuery,
  validateParams: inputs.chatColleaguesParams,
  answer: { envelope: 'list', item: chatColleaguesItem },
  summary: 'Everybody of the staff who may chat.',
};

const chatConfigsItem = {
  additionalProperties: false,
  type: 'object',
  required: ['key', 'value'],
  properties: { key: { type: 'string' }, value: { type: 'string' } },
};

export const chatConfigs: DeclaredOperation = {
  id: 'chat.configs',
  roles: [2, 3, 5],
  effect: 'read',
  validateQuery: inputs.chatConfigsQuery,
  validateParams: inputs.chatConfigsParams,
  answer: { envelope: 'list', item: chatConfigsItem },
  summary: 'The settings of the chat\'s vendor: chat_app_id, chat_region, chat_auth_key (not where this server makes tokens). None: the chat runs on this server.',
};

const chatConversationsItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'uid', 'name', 'status', 'unread', 'waiting_since', 'resolved_at', 'snoozed_until', 'labels',
    'position', 'assignee', 'last_message',
  ],
  properties: {
    id: { type: 'integer' },
    uid: { type: 'string', description: 'UUID of the shop.' },
    name: { type: 'string' },
    status: { type: 'string', enum: ['online', 'offline'] },
    unread: { type: 'integer', description: 'Messages that the caller has not read.' },
    waiting_since: { type: ['string', 'null'], format: 'date-time' },
    resolved_at: { type: ['string', 'null'], format: 'date-time' },
    snoozed_until: { type: ['string', 'null'], format: 'date-time' },
    labels: { type: 'array', items: { type: 'string' } },
    position: { type: 'integer', description: 'Where it stands in the list that was asked for.' },
    assignee: { type: ['object', 'null'], description: 'Who of the staff answers it: id and name.' },
    last_message: { type: ['object', 'null'], description: 'A chat-message.' },
  },
};

export const chatConversations: DeclaredOperation = {
  id: 'chat.conversations',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  querySchema: {
    type: 'object',
    properties: {
      search: { type: 'string', maxLength: 100 },
      after: { type: 'integer' },
      after_position: { type: 'integer' },
      order: { type: 'string', enum: ['latest', 'waiting'] },
      id: { type: 'integer' },
      assigned_to: { type: 'integer', description: 'An account of the staff; 0: nobody.' },
      uid: { type: 'string', format: 'uuid', description: 'UUID of the shop.' },
      find: {
        type: 'string',
        maxLength: 100,
        description: 'Part of the shop\'s name, owner, nav id or phone, or of an invoice of it.',
      },
      state: {
        type: 'string',
        enum: ['open', 'snoozed', 'resolved'],
        description: '`open`: neither of the others.',
      },
      label: { type: 'string', maxLength: 40 },
      unread: { type: 'integer', enum: [1], description: 'Only those that the caller has not read.' },
      limit: { type: 'integer', minimum: 1, maximum: 100 },
    },
  },
  validateQuery: inputs.chatConversationsQuery,
  validateParams: inputs.chatConversationsParams,
  answer: { envelope: 'list', item: chatConversationsItem },
  summary: 'The conversations with the latest message of a person first, or with `order` waiting those without an answer, the longest first; `after` is the last one that is there, `after_position` its `position`.',
};

const chatCustomerItem = {
  additionalProperties: false,
  type: 'object',
  required: ['id', 'uuid', 'shop_name', 'owner_name', 'nav_id', 'email', 'address', 'phone_number'],
  properties: {
    id: { type: 'integer' },
    uuid: { type: 'string' },
    shop_name: { type: 'string' },
    owner_name: { type: ['string', 'null'] },
    nav_id: { type: ['string', 'null'] },
    email: { type: ['string', 'null'] },
    address: { type: ['string', 'null'] },
    phone_number: { type: ['string', 'null'] },
  },
};

export const chatCustomer: DeclaredOperation = {
  id: 'chat.customer',
  roles: [2, 3, 5],
  effect: 'read',
  validateQuery: inputs.chatCustomerQuery,
  paramsSchema: {
    type: 'object',
    required: ['uuid'],
    properties: { uuid: { type: 'string', maxLength: 512 } },
  },
  validateParams: inputs.chatCustomerParams,
  answer: { envelope: 'item', item: chatCustomerItem },
  summary: 'Who a shop is.',
};

export const chatDeleteMessage: DeclaredOperation = {
  id: 'chat.delete-message',
  roles: [2, 3, 5],
  effect: 'write',
  extension: true,
  validateQuery: inputs.chatDeleteMessageQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.chatDeleteMessageParams,
  limits: ['in_time'],
  answer: { envelope: 'alert' },
  summary: 'Takes back a message that the caller sent in the last 15 minutes; its place stays.',
};

export const chatDesk: DeclaredOperation = {
  id: 'chat.desk',
  roles: [2, 3, 5],
  effect: 'write',
  extension: true,
  bodySchema: chatDeskBody.schema,
  validateBody: chatDeskBody.validate,
  messages: chatDeskBody.messages,
  validateQuery: inputs.chatDeskQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.chatDeskParams,
  limits: ['to_come', 'few_labels'],
  answer: { envelope: 'alert' },
  summary: 'What the staff do with a conversation beside answering it: resolve it, put it off, label it. The shop\'s next message opens it again.',
};

export const chatEditMessage: DeclaredOperation = {
  id: 'chat.edit-message',
  roles: [2, 3, 5],
  effect: 'write',
  extension: true,
  bodySchema: chatEditMessageBody.schema,
  validateBody: chatEditMessageBody.validate,
  messages: chatEditMessageBody.messages,
  validateQuery: inputs.chatEditMessageQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.chatEditMessageParams,
  limits: ['in_time'],
  answer: { envelope: 'alert' },
  summary: 'Another text for a message or note that the caller sent in the last 15 minutes; it is marked as edited.',
};

const chatFindItem = {
  additionalProperties: false,
  type: 'object',
  required: ['shop_name', 'message'],
  properties: {
    shop_name: { type: 'string' },
    message: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id', 'conversation_id', 'client_id', 'type', 'text', 'data', 'sender_uid', 'sender_name',
        'created_at', 'edited_at', 'quote', 'deleted',
      ],
      properties: {
        id: { type: 'integer' },
        conversation_id: { type: 'integer' },
        client_id: {
          type: ['string', 'null'],
          description: 'Given by who sent it; one of a sender counts once.',
        },
        type: { type: 'string', description: '`text`, or the kind of a custom message.' },
        text: { type: 'string' },
        data: { type: ['object', 'null'], description: 'What the kind of the message carries.' },
        sender_uid: { type: 'string', description: 'Of the shop, or of an account of the staff.' },
        sender_name: { type: 'string' },
        created_at: { type: 'string', format: 'date-time' },
        edited_at: { type: ['string', 'null'], format: 'date-time' },
        quote: {
          type: ['object', 'null'],
          description: 'The message that this one answers: id, type, text, sender_name, deleted.',
        },
        deleted: { type: 'boolean' },
      },
    },
  },
};

export const chatFind: DeclaredOperation = {
  id: 'chat.find',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  querySchema: {
    type: 'object',
    properties: {
      words: { type: 'string', maxLength: 100 },
      person: {
        type: 'string',
        maxLength: 100,
        description: 'Part of the name of the shop, its owner or the colleague.',
      },
      sent_from: { type: 'string', format: 'date-time' },
      sent_before: { type: 'string', format: 'date-time' },
      conversation: { type: 'integer' },
      before: { type: 'integer', description: 'The last message that is there.' },
      limit: { type: 'integer', minimum: 1, maximum: 101 },
    },
  },
  validateQuery: inputs.chatFindQuery,
  validateParams: inputs.chatFindParams,
  answer: { envelope: 'list', item: chatFindItem },
  summary: 'What people wrote, over all conversations or in one, the latest first: by words (also of an invoice that a message is of), by who wrote it, and by when.',
};

const chatInvoicesItem = {
  additionalProperties: false,
  type: 'object',
  required: ['document_no', 'document_type', 'description', 'due_date', 'remaining_amount'],
  properties: {
    document_no: { type: 'string' },
    document_type: { type: 'string' },
    description: { type: 'string' },
    due_date: { type: ['string', 'null'], format: 'date' },
    remaining_amount: { type: 'number' },
  },
};

export const chatInvoices: DeclaredOperation = {
  id: 'chat.invoices',
  roles: [2, 3, 5],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: { uuid: { type: 'string', maxLength: 40, description: 'UUID of the shop.' } },
  },
  validateQuery: inputs.chatInvoicesQuery,
  validateParams: inputs.chatInvoicesParams,
  answer: { envelope: 'list', item: chatInvoicesItem },
  summary: 'What a shop has not paid yet (the customer\'s open documents).',
};

const chatLabelsItem = { additionalProperties: false, type: 'object', required: ['name'], properties: { name: { type: 'string' } } };

export const chatLabels: DeclaredOperation = {
  id: 'chat.labels',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  validateQuery: inputs.chatLabelsQuery,
  validateParams: inputs.chatLabelsParams,
  answer: { envelope: 'list', item: chatLabelsItem },
  summary: 'The labels in use, by name.',
};

const chatListLaterItem = {
  additionalProperties: false,
  type: 'object',
  required: ['id', 'conversation_id', 'text', 'send_at', 'sender_name'],
  properties: {
    id: { type: 'integer' },
    conversation_id: { type: 'integer' },
    text: { type: 'string' },
    send_at: { type: 'string', format: 'date-time' },
    sender_name: { type: 'string' },
  },
};

export const chatListLater: DeclaredOperation = {
  id: 'chat.list-later',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  validateQuery: inputs.chatListLaterQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.chatListLaterParams,
  answer: { envelope: 'list', item: chatListLaterItem },
  summary: 'Messages of a conversation that wait for their time, the soonest first.',
};

const chatMessageDetailsItem = {
  additionalProperties: false,
  type: 'object',
  required: ['read_at', 'readers'],
  properties: {
    read_at: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'When the shop read what the staff wrote.',
    },
    readers: { type: 'array', items: { type: 'string' }, description: 'Names.' },
  },
};

export const chatMessageDetails: DeclaredOperation = {
  id: 'chat.message-details',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  validateQuery: inputs.chatMessageDetailsQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.chatMessageDetailsParams,
  answer: { envelope: 'item', item: chatMessageDetailsItem },
  summary: 'When the shop has read a message, and who of the staff has.',
};

const chatMessagePromoItem = { type: 'object', additionalProperties: false, properties: { job: { type: 'integer' } } };

export const chatMessagePromo: DeclaredOperation = {
  id: 'chat.message-promo',
  roles: [2, 3, 5],
  effect: 'write',
  bodySchema: chatMessagePromoBody.schema,
  validateBody: chatMessagePromoBody.validate,
  messages: chatMessagePromoBody.messages,
  validateQuery: inputs.chatMessagePromoQuery,
  validateParams: inputs.chatMessagePromoParams,
  answer: { envelope: 'alert', item: chatMessagePromoItem },
  summary: 'Sends a message to every active shop.',
};

export const chatMessages: DeclaredOperation = {
  id: 'chat.messages',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  querySchema: {
    type: 'object',
    properties: {
      before: { type: 'integer' },
      after: { type: 'integer' },
      search: { type: 'string', maxLength: 100 },
      limit: { type: 'integer', minimum: 1, maximum: 101 },
    },
  },
  validateQuery: inputs.chatMessagesQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.chatMessagesParams,
  answer: { envelope: 'list', item: chatAppMessagesItem },
  summary: 'Messages, oldest first: the last ones, those right before `before`, or those right after `after`.',
};

const chatOpenItem = {
  additionalProperties: false,
  type: 'object',
  required: ['conversation'],
  properties: { conversation: { type: 'string', description: 'As the chat names it.' } },
};

export const chatOpen: DeclaredOperation = {
  id: 'chat.open',
  roles: [2, 3, 5],
  effect: 'write',
  extension: true,
  bodySchema: chatOpenBody.schema,
  validateBody: chatOpenBody.validate,
  messages: chatOpenBody.messages,
  validateQuery: inputs.chatOpenQuery,
  validateParams: inputs.chatOpenParams,
  answer: { envelope: 'item', item: chatOpenItem },
  summary: 'The conversation with a shop, which is begun where there is none yet.',
};

const chatPriceOrderItem = {
  additionalProperties: false,
  type: 'object',
  required: ['sub_total', 'total_discount', 'total', 'words'],
  properties: {
    sub_total: { type: 'number' },
    total_discount: { type: 'number' },
    total: { type: 'number' },
    words: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'product', 'pieces', 'rule', 'promotion_id', 'message', 'params', 'amount'],
        properties: {
          id: { type: 'integer' },
          product: { type: ['string', 'null'], description: 'Its name; null: the whole order.' },
          pieces: { type: ['integer', 'null'] },
          rule: { type: ['string', 'null'], description: 'The promotion.' },
          promotion_id: {
            type: ['integer', 'null'],
            description: 'Its key, where it is one with conditions.',
          },
          message: { type: 'string', description: 'Source text.' },
          params: { type: ['object', 'null'], description: 'Fill the places of the message.' },
          amount: { type: ['number', 'null'], description: 'Rupiah; what is taken off is below 0.' },
        },
      },
    },
  },
};

export const chatPriceOrder: DeclaredOperation = {
  id: 'chat.price-order',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  bodySchema: chatPriceOrderBody.schema,
  validateBody: chatPriceOrderBody.validate,
  messages: chatPriceOrderBody.messages,
  validateQuery: inputs.chatPriceOrderQuery,
  validateParams: inputs.chatPriceOrderParams,
  limits: ['active_shop', 'current_bundles', 'voucher', 'some_goods', 'orderable', 'max_qty'],
  answer: { envelope: 'item', item: chatPriceOrderItem },
  summary: 'What an order of a shop would cost now; nothing is kept.',
};

const chatTicketItem = {
  additionalProperties: false,
  type: 'object',
  required: ['ticket', 'uid'],
  properties: {
    ticket: { type: 'string' },
    uid: { type: 'string', description: 'The caller, as messages name their sender.' },
  },
};

export const chatTicket: DeclaredOperation = {
  id: 'chat.ticket',
  roles: [2, 3, 5],
  effect: 'write',
  extension: true,
  validateQuery: inputs.chatTicketQuery,
  validateParams: inputs.chatTicketParams,
  answer: { envelope: 'item', item: chatTicketItem },
  summary: 'A ticket that opens the caller\'s socket at /api/chats/socket once, within half a minute.',
};

const chatTransactionsItem = {
  additionalProperties: false,
  type: 'object',
  required: ['id', 'invoice_no', 'state', 'total_price', 'additional_discount', 'created_at', 'items'],
  properties: {
    id: { type: 'integer' },
    invoice_no: { type: ['string', 'null'] },
    state: { type: 'integer' },
    total_price: { type: 'number' },
    additional_discount: { type: 'number', description: 'Taken off the whole order; in rupiah.' },
    created_at: { type: 'string', format: 'date-time' },
    items: {
      type: 'array',
      items: {
        additionalProperties: false,
        type: 'object',
        required: [
          'name', 'quantity', 'final_price', 'product_id', 'price', 'stock', 'image_url', 'orderable',
        ],
        properties: {
          product_id: { type: 'integer' },
          price: { type: 'number', description: 'Of a piece, now.' },
          stock: { type: 'integer' },
          image_url: { type: ['string', 'null'] },
          orderable: { type: 'boolean', description: 'Whether a shop can order it now.' },
          name: { type: 'string' },
          quantity: { type: 'integer' },
          final_price: { type: 'number', description: 'What the line costs.' },
        },
      },
    },
  },
};

export const chatTransactions: DeclaredOperation = {
  id: 'chat.transactions',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  querySchema: {
    type: 'object',
    properties: {
      uuid: { type: 'string', maxLength: 40, description: 'UUID of the shop.' },
      id: { type: 'integer', description: 'This order alone.' },
    },
  },
  validateQuery: inputs.chatTransactionsQuery,
  validateParams: inputs.chatTransactionsParams,
  answer: { envelope: 'list', item: chatTransactionsItem },
  summary: 'The last orders of a shop, with their products.',
};

const chatTtbItem = {
  additionalProperties: false,
  type: 'object',
  required: ['id', 'no', 'type', 'status'],
  properties: {
    id: { type: 'integer' },
    no: { type: 'string' },
    type: { type: 'string' },
    status: { type: 'string' },
  },
};

export const chatTtb: DeclaredOperation = {
  id: 'chat.ttb',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  querySchema: {
    type: 'object',
    properties: { uuid: { type: 'string', maxLength: 40, description: 'UUID of the shop.' } },
  },
  validateQuery: inputs.chatTtbQuery,
  validateParams: inputs.chatTtbParams,
  answer: { envelope: 'list', item: chatTtbItem },
  summary: 'What a shop gives back: the records of its SRO.',
};

const chatUnreadItem = {
  additionalProperties: false,
  type: 'object',
  required: ['unread'],
  properties: { unread: { type: 'integer' } },
};

export const chatUnread: DeclaredOperation = {
  id: 'chat.unread',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  validateQuery: inputs.chatUnreadQuery,
  validateParams: inputs.chatUnreadParams,
  answer: { envelope: 'item', item: chatUnreadItem },
  summary: 'How many messages of all conversations the caller has not read; at most 1,000 are counted.',
};

const chatVendorTokenItem = {
  additionalProperties: false,
  type: 'object',
  required: ['token'],
  properties: { token: { type: ['string', 'null'] } },
};

export const chatVendorToken: DeclaredOperation = {
  id: 'chat.vendor-token',
  roles: [2, 3, 5],
  effect: 'write',
  extension: true,
  validateQuery: inputs.chatVendorTokenQuery,
  validateParams: inputs.chatVendorTokenParams,
  answer: { envelope: 'item', item: chatVendorTokenItem },
  summary: 'A token that lets the business in at the chat\'s vendor, made with this server\'s key for it; null where it has none.',
};

export const chatWriteLater: DeclaredOperation = {
  id: 'chat.write-later',
  roles: [2, 3, 5],
  effect: 'write',
  extension: true,
  bodySchema: chatWriteLaterBody.schema,
  validateBody: chatWriteLaterBody.validate,
  messages: chatWriteLaterBody.messages,
  validateQuery: inputs.chatWriteLaterQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.chatWriteLaterParams,
  limits: ['to_come'],
  answer: { envelope: 'alert' },
  summary: 'Keeps a message and sends it at its time, once.',
};
