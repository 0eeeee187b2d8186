// Generated from schemas/transaction/transaction.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as transactionAcceptBody from '../../../domain/generated/compiled/bodies/transaction-accept.ts';
import * as transactionApproveBody from '../../../domain/generated/compiled/bodies/transaction-approve.ts';
import * as transactionCompleteBody from '../../../domain/generated/compiled/bodies/transaction-complete.ts';
import * as transactionCreateDocumentBody from '../../../domain/generated/compiled/bodies/transaction-create-document.ts';
import * as transactionCreateBody from '../../../domain/generated/compiled/bodies/transaction-create.ts';
import * as transactionDeliverBody from '../../../domain/generated/compiled/bodies/transaction-deliver.ts';
import * as transactionListExportBody from '../../../domain/generated/compiled/bodies/transaction-list-export.ts';
import * as transactionPriceBody from '../../../domain/generated/compiled/bodies/transaction-price.ts';
import * as transactionSroBody from '../../../domain/generated/compiled/bodies/transaction-sro.ts';
import * as transactionUpdateDocumentBody from '../../../domain/generated/compiled/bodies/transaction-update-document.ts';
import * as transactionUpdateBody from '../../../domain/generated/compiled/bodies/transaction-update.ts';
import { transactionSroLifecycle } from '../../../domain/generated/lifecycles/transaction-sro.ts';
import { transactionLifecycle } from '../../../domain/generated/lifecycles/transaction.ts';
import * as inputs from '../compiled/inputs/transaction.ts';

const transactionAcceptItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'paid', 'state', 'version'],
  properties: {
    id: { type: 'integer' },
    state: { type: 'integer', enum: [0, 1, 2, 3] },
    paid: {
      type: 'integer',
      enum: [0, 1],
      other: 1,
      choices: { 0: { label: 'Unpaid', tone: 'warn' }, 1: { label: 'Paid', tone: 'good' } },
    },
    version: { type: 'string' },
  },
};

export const transactionAccept: DeclaredOperation = {
  id: 'transaction.accept',
  roles: [2, 3, 5],
  effect: 'write',
  bodySchema: transactionAcceptBody.schema,
  validateBody: transactionAcceptBody.validate,
  messages: transactionAcceptBody.messages,
  validateQuery: inputs.transactionAcceptQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.transactionAcceptParams,
  limits: ['document_numbers', 'own_items'],
  answer: { envelope: 'alert', item: transactionAcceptItem },
  step: { lifecycle: transactionLifecycle, action: 'accept', row: { from: 'path', path: 'id' } },
  summary: 'Accepts an order, with its first document.',
};

const transactionActionsItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'action', 'allowed', 'reason', 'message', 'params'],
  properties: {
    id: { type: 'integer' },
    action: { type: 'string', description: '<lifecycle>.<action>' },
    allowed: { type: 'integer', enum: [0, 1] },
    reason: { type: ['string', 'null'], enum: ['action', 'role', 'state', 'condition', 'may', null] },
    message: { type: ['string', 'null'], description: 'Source text; params fill it.' },
    params: { type: ['object', 'null'] },
  },
};

export const transactionActions: DeclaredOperation = {
  id: 'transaction.actions',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  querySchema: {
    type: 'object',
    properties: { ids: { type: 'array', items: { type: 'integer' }, maxItems: 500, uniqueItems: true } },
  },
  validateQuery: inputs.transactionActionsQuery,
  validateParams: inputs.transactionActionsParams,
  answer: { envelope: 'list', item: transactionActionsItem },
  resource: { do: 'actions', entity: 'transaction' },
  summary: 'Which actions of these orders are allowed now, and why not.',
};

export const transactionApprove: DeclaredOperation = {
  id: 'transaction.approve',
  roles: [2, 3, 5],
  effect: 'write',
  bodySchema: transactionApproveBody.schema,
  validateBody: transactionApproveBody.validate,
  messages: transactionApproveBody.messages,
  validateQuery: inputs.transactionApproveQuery,
  validateParams: inputs.transactionApproveParams,
  limits: ['shown_total', 'open_payment'],
  answer: { envelope: 'alert', item: transactionAcceptItem },
  step: { lifecycle: transactionLifecycle, action: 'confirm-paid', row: { from: 'body', path: 'id' } },
  summary: 'Confirms that an order is paid; its points count to the level of the shop.',
};

export const transactionComplete: DeclaredOperation = {
  id: 'transaction.complete',
  roles: [2, 3, 5],
  effect: 'write',
  bodySchema: transactionCompleteBody.schema,
  validateBody: transactionCompleteBody.validate,
  messages: transactionCompleteBody.messages,
  validateQuery: inputs.transactionCompleteQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.transactionCompleteParams,
  answer: { envelope: 'alert', item: transactionAcceptItem },
  step: { lifecycle: transactionLifecycle, action: 'complete', row: { from: 'path', path: 'id' } },
  summary: 'Ends an order; its points go to the balance of the shop.',
};

const transactionCountsItem = {
  additionalProperties: false,
  type: 'object',
  required: ['state', 'total', 'unpaid'],
  properties: {
    state: { type: 'integer', enum: [0, 1, 2, 3] },
    total: { type: 'integer' },
    unpaid: { type: 'integer' },
  },
};

export const transactionCounts: DeclaredOperation = {
  id: 'transaction.counts',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  validateQuery: inputs.transactionCountsQuery,
  validateParams: inputs.transactionCountsParams,
  answer: { envelope: 'list', item: transactionCountsItem },
  summary: 'How many orders are in each state, and how many of them are unpaid.',
};

const transactionCreateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'invoice_no', 'total_price', 'created_at', 'state'],
  properties: {
    id: { type: 'integer' },
    invoice_no: { type: 'string' },
    total_price: { type: 'number', description: 'Rupiah: the final prices of its items.' },
    state: { type: 'integer', enum: [0, 1, 2, 3] },
    created_at: { type: 'string', format: 'date-time' },
  },
};

export const transactionCreate: DeclaredOperation = {
  id: 'transaction.create',
  roles: [2, 3, 5],
  effect: 'write',
  extension: true,
  bodySchema: transactionCreateBody.schema,
  validateBody: transactionCreateBody.validate,
  messages: transactionCreateBody.messages,
  validateQuery: inputs.transactionCreateQuery,
  validateParams: inputs.transactionCreateParams,
  limits: ['active_shop', 'current_bundles', 'voucher', 'some_goods', 'orderable', 'max_qty', 'shown_total'],
  answer: { envelope: 'alert', item: transactionCreateItem },
  summary: 'Makes an order for a shop; prices are the server\'s.',
};

const transactionCreateDocumentItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'pick_ticket_no', 'do_no', 'si_no', 'qty', 'delivered_at', 'details', 'version'],
  properties: {
    id: { type: 'integer' },
    pick_ticket_no: { type: 'string' },
    do_no: { type: 'string' },
    si_no: { type: ['string', 'null'] },
    qty: { type: 'integer', description: 'Pieces of all its details.' },
    delivered_at: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'When the order was delivered with it.',
    },
    details: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'transaction_item_id', 'qty'],
        properties: {
          id: { type: 'integer' },
          transaction_item_id: { type: 'integer' },
          qty: { type: 'integer', description: 'Pieces.' },
        },
      },
    },
    version: { type: 'string' },
  },
};

export const transactionCreateDocument: DeclaredOperation = {
  id: 'transaction.create-document',
  roles: [2, 3, 5],
  effect: 'write',
  bodySchema: transactionCreateDocumentBody.schema,
  validateBody: transactionCreateDocumentBody.validate,
  messages: transactionCreateDocumentBody.messages,
  validateQuery: inputs.transactionCreateDocumentQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.transactionCreateDocumentParams,
  limits: ['document_numbers', 'own_items', 'some_pieces'],
  answer: { envelope: 'alert', item: transactionCreateDocumentItem },
  step: { lifecycle: transactionLifecycle, action: 'add-document', row: { from: 'path', path: 'id' } },
  summary: 'Adds a document; qty is keyed by the id of the item.',
};

export const transactionDeleteDocument: DeclaredOperation = {
  id: 'transaction.delete-document',
  roles: [2, 3, 5],
  effect: 'write',
  validateQuery: inputs.transactionDeleteDocumentQuery,
  paramsSchema: {
    type: 'object',
    required: ['id', 'docId'],
    properties: { id: { type: 'integer' }, docId: { type: 'integer' } },
  },
  validateParams: inputs.transactionDeleteDocumentParams,
  limits: ['delivered'],
  answer: { envelope: 'alert' },
};

export const transactionDeliver: DeclaredOperation = {
  id: 'transaction.deliver',
  roles: [2, 3, 5],
  effect: 'write',
  bodySchema: transactionDeliverBody.schema,
  validateBody: transactionDeliverBody.validate,
  messages: transactionDeliverBody.messages,
  validateQuery: inputs.transactionDeliverQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.transactionDeliverParams,
  limits: ['own_document', 'own_items', 'some_pieces'],
  answer: { envelope: 'alert', item: transactionAcceptItem },
  step: { lifecycle: transactionLifecycle, action: 'deliver', row: { from: 'path', path: 'id' } },
  summary: 'Notes the delivery of an order with one of its documents; qty is keyed by the id of the item.',
};

const transactionDocumentItem = {
  additionalProperties: false,
  type: 'object',
  required: ['transactionDocuments', 'transactionItems'],
  properties: {
    transactionDocuments: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'pick_ticket_no', 'do_no', 'si_no', 'qty', 'delivered_at', 'details', 'version'],
      properties: {
        id: { type: 'integer' },
        pick_ticket_no: { type: 'string' },
        do_no: { type: 'string' },
        si_no: { type: ['string', 'null'] },
        qty: { type: 'integer', description: 'Pieces of all its details.' },
        delivered_at: {
          type: ['string', 'null'],
          format: 'date-time',
          description: 'When the order was delivered with it.',
        },
        details: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'transaction_item_id', 'qty'],
            properties: {
              id: { type: 'integer' },
              transaction_item_id: { type: 'integer' },
              qty: { type: 'integer', description: 'Pieces.' },
            },
          },
        },
        version: { type: 'string' },
      },
    },
    transactionItems: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: [
          'id', 'product', 'quantity', 'deliver_qty', 'price', 'discount_price', 'final_price', 'ready_qty',
          'pre_order_qty', 'notes', 'bundle_id',
        ],
        properties: {
          id: { type: 'integer' },
          product: {
            type: ['object', 'null'],
            additionalProperties: false,
            required: ['id', 'name', 'sku_code'],
            properties: { id: { type: 'integer' }, name: { type: 'string' }, sku_code: { type: 'string' } },
          },
          quantity: { type: 'integer', description: 'Pieces.' },
          deliver_qty: { type: 'integer', description: 'Pieces that were delivered.' },
          price: { type: 'number', description: 'Rupiah for one piece, before the discount.' },
          discount_price: { type: 'number', description: 'Rupiah off the whole line.' },
          final_price: {
            type: 'number',
            description: 'Rupiah for the whole line: quantity times price, less the discount.',
          },
          ready_qty: { type: 'integer', description: 'Pieces from stock.' },
          pre_order_qty: { type: 'integer', description: 'Pieces that have to be ordered first.' },
          notes: { type: ['string', 'null'] },
          bundle_id: { type: ['integer', 'null'], description: 'The bundle that it came in. An extension.' },
        },
      },
    },
  },
};

export const transactionDocument: DeclaredOperation = {
  id: 'transaction.document',
  roles: [2, 3, 5],
  effect: 'read',
  validateQuery: inputs.transactionDocumentQuery,
  paramsSchema: {
    type: 'object',
    required: ['id', 'docId'],
    properties: { id: { type: 'integer' }, docId: { type: 'integer' } },
  },
  validateParams: inputs.transactionDocumentParams,
  answer: { envelope: 'item', item: transactionDocumentItem },
  summary: 'One document, and the items of its order.',
};

const transactionDocumentsItem = {
  additionalProperties: false,
  type: 'object',
  required: ['transactionDocuments'],
  properties: {
    transactionDocuments: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'pick_ticket_no', 'do_no', 'si_no', 'qty', 'delivered_at', 'details', 'version'],
        properties: {
          id: { type: 'integer' },
          pick_ticket_no: { type: 'string' },
          do_no: { type: 'string' },
          si_no: { type: ['string', 'null'] },
          qty: { type: 'integer', description: 'Pieces of all its details.' },
          delivered_at: {
            type: ['string', 'null'],
            format: 'date-time',
            description: 'When the order was delivered with it.',
          },
          details: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['id', 'transaction_item_id', 'qty'],
              properties: {
                id: { type: 'integer' },
                transaction_item_id: { type: 'integer' },
                qty: { type: 'integer', description: 'Pieces.' },
              },
            },
          },
          version: { type: 'string' },
        },
      },
    },
  },
};

export const transactionDocuments: DeclaredOperation = {
  id: 'transaction.documents',
  roles: [2, 3, 5],
  effect: 'read',
  validateQuery: inputs.transactionDocumentsQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.transactionDocumentsParams,
  answer: { envelope: 'item', item: transactionDocumentsItem },
  summary: 'The documents of an order, to choose from.',
};

export const transactionExportCsv: DeclaredOperation = {
  id: 'transaction.export-csv',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  querySchema: {
    type: 'object',
    properties: {
      search: { type: 'string', maxLength: 512 },
      sort: {
        type: 'string',
        enum: ['id', 'invoice_no', 'user.shop_name', 'total_price', 'nav_id', 'created_at', 'paid', 'due_on'],
      },
      dir: { type: 'string', enum: ['asc', 'desc'] },
      state: { type: 'integer', enum: [0, 1, 2, 3] },
      paid: { type: 'integer', enum: [0, 1] },
      start_date: { type: 'string', format: 'date' },
      end_date: { type: 'string', format: 'date' },
      due_to: { type: 'string', format: 'date' },
      field: { type: 'string', enum: ['invoice_no', 'shop_name', 'nav_id'] },
    },
  },
  validateQuery: inputs.transactionExportCsvQuery,
  validateParams: inputs.transactionExportCsvParams,
  search: 'search',
  sort: {
    field: 'sort',
    dir: 'dir',
    fields: ['id', 'invoice_no', 'user.shop_name', 'total_price', 'nav_id', 'created_at', 'paid', 'due_on'],
  },
  answer: { envelope: 'file' },
  summary: 'The rows of the list, all of its pages, as a CSV file.',
};

const transactionFailSroItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'transaction_id', 'no', 'type', 'status', 'created_at', 'lines'],
  properties: {
    id: { type: 'integer' },
    transaction_id: { type: 'integer' },
    no: { type: 'string' },
    type: { type: 'string' },
    status: { type: 'string', enum: ['On Process', 'Failed'] },
    created_at: { type: 'string', format: 'date-time' },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'transaction_item_id', 'qty'],
        properties: {
          id: { type: 'integer' },
          transaction_item_id: { type: 'integer' },
          qty: { type: 'integer', description: 'Pieces.' },
        },
      },
    },
  },
};

export const transactionFailSro: DeclaredOperation = {
  id: 'transaction.fail-sro',
  roles: [2, 3, 5],
  effect: 'write',
  extension: true,
  validateQuery: inputs.transactionFailSroQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.transactionFailSroParams,
  answer: { envelope: 'alert', item: transactionFailSroItem },
  resource: {
    do: 'update',
    entity: 'transaction-sro',
    key: { from: 'path', path: 'id' },
    set: {},
    message: 'SRO {no} has failed.',
  },
  step: { lifecycle: transactionSroLifecycle, action: 'fail', row: { from: 'path', path: 'id' } },
  summary: 'Goods that were to come back do not: their pieces can come back by another SRO.',
};

const transactionGetItem = {
  additionalProperties: false,
  type: 'object',
  required: ['transaction', 'transactionItems', 'transactionDocuments', 'cartItemsFreeCustom'],
  properties: {
    transaction: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id', 'invoice_no', 'user', 'total_price', 'additional_discount', 'nav_id', 'created_at',
        'payment_type', 'paid', 'amount_due', 'balance', 'state', 'receiver_address', 'note',
        'virtual_account_id', 'xp_point', 'points', 'reminded_at', 'version',
      ],
      properties: {
        id: { type: 'integer' },
        invoice_no: { type: 'string' },
        user: {
          type: ['object', 'null'],
          additionalProperties: false,
          required: ['id', 'shop_name', 'address'],
          properties: {
            id: { type: 'integer' },
            shop_name: { type: 'string' },
            address: { type: ['string', 'null'] },
          },
        },
        total_price: { type: 'number', description: 'Rupiah: the final prices of its items.' },
        additional_discount: { type: 'number', description: 'Rupiah.' },
        nav_id: { type: ['string', 'null'], description: 'Number of the sales order in the ERP.' },
        created_at: { type: 'string', format: 'date-time' },
        payment_type: { type: ['string', 'null'] },
        paid: {
          type: 'integer',
          enum: [0, 1],
          other: 1,
          choices: { 0: { label: 'Unpaid', tone: 'warn' }, 1: { label: 'Paid', tone: 'good' } },
        },
        amount_due: {
          extension: true,
          type: 'number',
          description: 'Rupiah: the total price less what came back.',
        },
        balance: {
          extension: true,
          type: ['number', 'null'],
          description: 'Rupiah still to be paid for an order that changed after its payment; below 0 a credit of the shop; null where nothing is open. An addition of ours.',
        },
        state: { type: 'integer', enum: [0, 1, 2, 3] },
        receiver_address: { type: ['string', 'null'] },
        note: { type: ['string', 'null'] },
        virtual_account_id: { type: ['string', 'null'] },
        xp_point: {
          type: ['integer', 'null'],
          description: 'Given when the payment is confirmed; counts to the shop\'s level.',
        },
        points: {
          type: ['integer', 'null'],
          description: 'Given when the order is completed; goes to the shop\'s balance.',
        },
        reminded_at: {
          type: ['string', 'null'],
          format: 'date-time',
          description: 'When the shop was last reminded of its payment.',
        },
        version: { type: 'string' },
      },
    },
    transactionItems: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: [
          'id', 'product', 'quantity', 'deliver_qty', 'price', 'discount_price', 'final_price', 'ready_qty',
          'pre_order_qty', 'notes', 'bundle_id',
        ],
        properties: {
          id: { type: 'integer' },
          product: {
            type: ['object', 'null'],
            additionalProperties: false,
            required: ['id', 'name', 'sku_code'],
            properties: { id: { type: 'integer' }, name: { type: 'string' }, sku_code: { type: 'string' } },
          },
          quantity: { type: 'integer', description: 'Pieces.' },
          deliver_qty: { type: 'integer', description: 'Pieces that were delivered.' },
          price: { type: 'number', description: 'Rupiah for one piece, before the discount.' },
          discount_price: { type: 'number', description: 'Rupiah off the whole line.' },
          final_price: {
            type: 'number',
            description: 'Rupiah for the whole line: quantity times price, less the discount.',
          },
          ready_qty: { type: 'integer', description: 'Pieces from stock.' },
          pre_order_qty: { type: 'integer', description: 'Pieces that have to be ordered first.' },
          notes: { type: ['string', 'null'] },
          bundle_id: { type: ['integer', 'null'], description: 'The bundle that it came in. An extension.' },
        },
      },
    },
    transactionDocuments: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'pick_ticket_no', 'do_no', 'si_no', 'qty', 'delivered_at', 'details', 'version'],
        properties: {
          id: { type: 'integer' },
          pick_ticket_no: { type: 'string' },
          do_no: { type: 'string' },
          si_no: { type: ['string', 'null'] },
          qty: { type: 'integer', description: 'Pieces of all its details.' },
          delivered_at: {
            type: ['string', 'null'],
            format: 'date-time',
            description: 'When the order was delivered with it.',
          },
          details: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['id', 'transaction_item_id', 'qty'],
              properties: {
                id: { type: 'integer' },
                transaction_item_id: { type: 'integer' },
                qty: { type: 'integer', description: 'Pieces.' },
              },
            },
          },
          version: { type: 'string' },
        },
      },
    },
    cartItemsFreeCustom: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'free_custom', 'qty'],
        properties: { id: { type: 'integer' }, free_custom: { type: 'string' }, qty: { type: 'integer' } },
      },
    },
    pricing: {
      extension: true,
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
    returnable: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['transaction_item_id', 'qty'],
        properties: {
          transaction_item_id: { type: 'integer' },
          qty: { type: 'integer', description: 'Pieces.' },
        },
      },
      description: 'How many pieces of each item can still come back, where the order was delivered.',
    },
    rule_points: {
      extension: true,
      type: 'integer',
      description: 'Loyalty Points by the rules of Poin, where the order is not done yet.',
    },
  },
};

export const transactionGet: DeclaredOperation = {
  id: 'transaction.get',
  roles: [2, 3, 5],
  effect: 'read',
  validateQuery: inputs.transactionGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.transactionGetParams,
  answer: { envelope: 'item', item: transactionGetItem },
  summary: 'One order with its items, documents and gifts, and how it got its prices.',
};

const transactionListItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'invoice_no', 'user', 'total_price', 'nav_id', 'created_at', 'payment_type', 'paid', 'due_on',
    'balance', 'state', 'receiver_address', 'note', 'virtual_account_id', 'xp_point',
  ],
  properties: {
    id: { type: 'integer' },
    invoice_no: { type: 'string' },
    user: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'shop_name', 'address'],
      properties: {
        id: { type: 'integer' },
        shop_name: { type: 'string' },
        address: { type: ['string', 'null'] },
      },
    },
    total_price: { type: 'number', description: 'Rupiah: the final prices of its items.' },
    nav_id: { type: ['string', 'null'], description: 'Number of the sales order in the ERP.' },
    created_at: { type: 'string', format: 'date-time' },
    payment_type: { type: ['string', 'null'] },
    paid: {
      type: 'integer',
      enum: [0, 1],
      other: 1,
      choices: { 0: { label: 'Unpaid', tone: 'warn' }, 1: { label: 'Paid', tone: 'good' } },
    },
    due_on: {
      extension: true,
      type: ['string', 'null'],
      format: 'date',
      description: 'Until when an unpaid order is to be paid; null where nothing is due.',
    },
    balance: {
      extension: true,
      type: ['number', 'null'],
      description: 'Rupiah still to be paid for an order that changed after its payment; below 0 a credit of the shop; null where nothing is open. An addition of ours.',
    },
    state: { type: 'integer', enum: [0, 1, 2, 3] },
    receiver_address: { type: ['string', 'null'] },
    note: { type: ['string', 'null'] },
    virtual_account_id: { type: ['string', 'null'] },
    xp_point: {
      type: ['integer', 'null'],
      description: 'Given when the payment is confirmed; counts to the shop\'s level.',
    },
  },
};

export const transactionList: DeclaredOperation = {
  id: 'transaction.list',
  roles: [2, 3, 5],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      per_page: { type: 'integer', minimum: 1, maximum: 500 },
      total: { type: 'string', enum: ['later', 'alone'], extension: true },
      search: { type: 'string', maxLength: 512 },
      field: { type: 'string', enum: ['invoice_no', 'shop_name', 'nav_id'] },
      begin: { type: 'integer', enum: [1], extension: true },
      sort: {
        type: 'string',
        enum: ['id', 'invoice_no', 'user.shop_name', 'total_price', 'nav_id', 'created_at', 'paid', 'due_on'],
      },
      dir: { type: 'string', enum: ['asc', 'desc'] },
      state: { type: 'integer', enum: [0, 1, 2, 3] },
      paid: { type: 'integer', enum: [0, 1], extension: true },
      start_date: { type: 'string', format: 'date', extension: true },
      end_date: { type: 'string', format: 'date', extension: true },
      due_to: {
        type: 'string',
        format: 'date',
        extension: true,
        description: 'Unpaid orders that are to be paid until this day.',
      },
      unsettled: {
        type: 'integer',
        enum: [0, 1],
        extension: true,
        description: '1 is paid orders whose money changed afterwards.',
      },
    },
  },
  validateQuery: inputs.transactionListQuery,
  validateParams: inputs.transactionListParams,
  paging: { page: 'page', size: 'per_page', total: 'total' },
  search: 'search',
  searchIn: 'field',
  searchBegin: 'begin',
  sort: {
    field: 'sort',
    dir: 'dir',
    fields: ['id', 'invoice_no', 'user.shop_name', 'total_price', 'nav_id', 'created_at', 'paid', 'due_on'],
  },
  answer: { envelope: 'page', item: transactionListItem },
  resource: {
    do: 'list',
    entity: 'transaction',
    where: {
      state: { from: 'query', path: 'state' },
      paid: { from: 'query', path: 'paid' },
      created_at: {
        fromDay: { from: 'query', path: 'start_date' },
        toDay: { from: 'query', path: 'end_date' },
      },
      due_on: { toDay: { from: 'query', path: 'due_to' } },
      unsettled: { from: 'query', path: 'unsettled' },
    },
  },
};

export const transactionListExport: DeclaredOperation = {
  id: 'transaction.list-export',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  bodySchema: transactionListExportBody.schema,
  validateBody: transactionListExportBody.validate,
  messages: transactionListExportBody.messages,
  validateQuery: inputs.transactionListExportQuery,
  validateParams: inputs.transactionListExportParams,
  answer: { envelope: 'file' },
  exports: transactionList,
  summary: 'All rows of transaction.list as a file.',
};

const transactionPaymentsItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'transaction_date', 'amount', 'virtual_account', 'description', 'match'],
  properties: {
    id: { type: 'integer' },
    transaction_date: { type: 'string', format: 'date-time' },
    amount: { type: 'number', description: 'Rupiah.' },
    virtual_account: { type: 'string' },
    description: { type: ['string', 'null'], description: 'As the bank words it.' },
    match: {
      type: 'string',
      enum: ['invoice', 'account', 'amount'],
      choices: {
        invoice: { label: 'Names the invoice', tone: 'good' },
        account: { label: 'Same virtual account', tone: 'info' },
        amount: 'Same amount',
      },
      description: 'Why it may be for this order, the strongest reason.',
    },
  },
};

export const transactionPayments: DeclaredOperation = {
  id: 'transaction.payments',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  validateQuery: inputs.transactionPaymentsQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.transactionPaymentsParams,
  answer: { envelope: 'list', item: transactionPaymentsItem },
  summary: 'Payments at the bank that no order is settled by, and that may be for this one; none where it is paid.',
};

const transactionPriceItem = {
  additionalProperties: false,
  type: 'object',
  required: ['total_price', 'voucher', 'items'],
  properties: {
    total_price: { type: 'number', description: 'Rupiah.' },
    voucher: {
      additionalProperties: false,
      type: ['object', 'null'],
      description: 'The order\'s voucher; one that does not count is given back.',
      required: ['id', 'name', 'counts', 'amount'],
      properties: {
        id: { type: 'integer' },
        name: { type: 'string' },
        counts: { type: 'integer', enum: [0, 1] },
        amount: { type: 'number', description: 'Rupiah that it takes off.' },
      },
    },
    items: {
      type: 'array',
      items: {
        additionalProperties: false,
        type: 'object',
        required: ['id', 'final_price'],
        properties: { id: { type: 'integer' }, final_price: { type: 'number' } },
      },
    },
  },
};

export const transactionPrice: DeclaredOperation = {
  id: 'transaction.price',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  bodySchema: transactionPriceBody.schema,
  validateBody: transactionPriceBody.validate,
  messages: transactionPriceBody.messages,
  validateQuery: inputs.transactionPriceQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.transactionPriceParams,
  limits: ['own_items', 'active_shop', 'orderable', 'max_qty', 'whole_bundles'],
  answer: { envelope: 'item', item: transactionPriceItem },
  summary: 'What an order would come to with other quantities; nothing is written.',
};

export const transactionSendReminder: DeclaredOperation = {
  id: 'transaction.send-reminder',
  roles: [2, 3, 5],
  effect: 'write',
  validateQuery: inputs.transactionSendReminderQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.transactionSendReminderParams,
  limits: ['active_shop'],
  answer: { envelope: 'alert' },
  step: { lifecycle: transactionLifecycle, action: 'remind', row: { from: 'path', path: 'id' } },
  summary: 'Reminds the shop of its payment.',
};

export const transactionSro: DeclaredOperation = {
  id: 'transaction.sro',
  roles: [2, 3, 5],
  effect: 'write',
  bodySchema: transactionSroBody.schema,
  validateBody: transactionSroBody.validate,
  messages: transactionSroBody.messages,
  validateQuery: inputs.transactionSroQuery,
  validateParams: inputs.transactionSroParams,
  limits: ['own_items', 'sro_number', 'some_pieces', 'returnable'],
  answer: { envelope: 'alert', item: transactionAcceptItem },
  step: { lifecycle: transactionLifecycle, action: 'sro', row: { from: 'body', path: 'id' } },
  summary: 'Notes goods that come back; qty is keyed by the id of the item.',
};

export const transactionSros: DeclaredOperation = {
  id: 'transaction.sros',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  validateQuery: inputs.transactionSrosQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.transactionSrosParams,
  answer: { envelope: 'list', item: transactionFailSroItem },
  resource: {
    do: 'list',
    entity: 'transaction-sro',
    where: { transaction_id: { from: 'path', path: 'id' } },
  },
  summary: 'The goods that came back from an order.',
};

const transactionSyncItem = { type: 'object', additionalProperties: false, properties: { job: { type: 'integer' } } };

export const transactionSync: DeclaredOperation = {
  id: 'transaction.sync',
  roles: [2, 3, 5],
  effect: 'write',
  validateQuery: inputs.transactionSyncQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.transactionSyncParams,
  answer: { envelope: 'alert', item: transactionSyncItem },
  job: { kind: 'transaction.sync', title: 'Sync Transaction', message: 'Sync Transaction has started.' },
  summary: 'Takes over from the ERP what became of the order: its number there.',
};

const transactionTimelineItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'at', 'by', 'kind', 'state', 'message', 'params'],
  properties: {
    id: { type: 'integer' },
    at: { type: 'string', format: 'date-time' },
    by: { type: ['string', 'null'], description: 'Name of the person, or who acts without being one.' },
    kind: {
      type: 'string',
      enum: ['step', 'document', 'edit', 'reminder', 'other'],
      description: 'What it was about.',
    },
    state: { type: ['integer', 'null'], description: 'The state that it led to, if any.' },
    message: { type: 'string', description: 'Source text.' },
    params: { type: ['object', 'null'], description: 'Fill the places of the message.' },
  },
};

export const transactionTimeline: DeclaredOperation = {
  id: 'transaction.timeline',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  validateQuery: inputs.transactionTimelineQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.transactionTimelineParams,
  answer: { envelope: 'list', item: transactionTimelineItem },
  summary: 'What happened to an order, the newest first: steps, documents, edits and reminders, with who and when.',
};

const transactionUpdateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'total_price', 'state', 'version'],
  properties: {
    id: { type: 'integer' },
    state: { type: 'integer', enum: [0, 1, 2, 3] },
    total_price: { type: 'number', description: 'Rupiah: the final prices of its items.' },
    version: { type: 'string' },
  },
};

export const transactionUpdate: DeclaredOperation = {
  id: 'transaction.update',
  roles: [2, 3, 5],
  effect: 'write',
  bodySchema: transactionUpdateBody.schema,
  validateBody: transactionUpdateBody.validate,
  messages: transactionUpdateBody.messages,
  validateQuery: inputs.transactionUpdateQuery,
  validateParams: inputs.transactionUpdateParams,
  limits: [
    'own_items', 'active_shop', 'orderable', 'max_qty', 'whole_bundles', 'shown_total', 'shown_voucher',
  ],
  answer: { envelope: 'alert', item: transactionUpdateItem },
  step: { lifecycle: transactionLifecycle, action: 'edit', row: { from: 'body', path: 'id' } },
  summary: 'Changes how many pieces of items are ordered: each of cart_item_id to the qty at its place.',
};

export const transactionUpdateDocument: DeclaredOperation = {
  id: 'transaction.update-document',
  roles: [2, 3, 5],
  effect: 'write',
  bodySchema: transactionUpdateDocumentBody.schema,
  validateBody: transactionUpdateDocumentBody.validate,
  messages: transactionUpdateDocumentBody.messages,
  validateQuery: inputs.transactionUpdateDocumentQuery,
  paramsSchema: {
    type: 'object',
    required: ['id', 'docId'],
    properties: { id: { type: 'integer' }, docId: { type: 'integer' } },
  },
  validateParams: inputs.transactionUpdateDocumentParams,
  limits: ['document_numbers', 'own_items', 'delivered', 'some_pieces'],
  answer: { envelope: 'alert', item: transactionCreateDocumentItem },
  summary: 'Changes a document; qty is keyed by the id of the document\'s detail.',
};
