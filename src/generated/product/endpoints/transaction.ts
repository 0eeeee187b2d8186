// Generated from schemas/transaction/transaction.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

/** Accepts an order, with its first document. */
export const transactionAccept: Endpoint = {
  id: 'transaction.accept',
  method: 'POST',
  path: '/api/admin/transaction/accept/{id}',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: [
    'transaction.list', 'transaction.counts', 'transaction.get', 'transaction.documents',
    'transaction.timeline', 'transaction.actions',
  ],
};

/** Which actions of these orders are allowed now, and why not. */
export const transactionActions: Endpoint = {
  id: 'transaction.actions',
  method: 'GET',
  path: '/api/admin/transaction/actions',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'list',
  extension: true,
};

/** Confirms that an order is paid; its points count to the level of the shop. */
export const transactionApprove: Endpoint = {
  id: 'transaction.approve',
  method: 'POST',
  path: '/api/admin/transaction/approve',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: [
    'transaction.list', 'transaction.counts', 'transaction.get', 'transaction.payments',
    'transaction.timeline', 'bca-mutation.list', 'bca-mutation.detail', 'transaction.actions',
  ],
  ours: ['payment_id', 'shown_total'],
};

/** Ends an order; its points go to the balance of the shop. */
export const transactionComplete: Endpoint = {
  id: 'transaction.complete',
  method: 'POST',
  path: '/api/admin/transaction/{id}/complete',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: [
    'transaction.list', 'transaction.counts', 'transaction.get', 'transaction.timeline', 'user.get',
    'transaction.actions',
  ],
  words: { id: ['accept'] },
};

/** How many orders are in each state, and how many of them are unpaid. */
export const transactionCounts: Endpoint = {
  id: 'transaction.counts',
  method: 'GET',
  path: '/api/admin/transaction/counts',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'list',
  extension: true,
};

/** Makes an order for a shop; prices are the server's. */
export const transactionCreate: Endpoint = {
  id: 'transaction.create',
  method: 'POST',
  path: '/api/admin/transaction',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'json',
  envelope: 'alert',
  invalidates: ['transaction.list', 'transaction.counts'],
  extension: true,
  ours: ['shown_total'],
};

/** Adds a document; qty is keyed by the id of the item. */
export const transactionCreateDocument: Endpoint = {
  id: 'transaction.create-document',
  method: 'POST',
  path: '/api/admin/transaction/{id}/transaction-document',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: [
    'transaction.get', 'transaction.documents', 'transaction.document', 'transaction.timeline',
    'transaction.actions',
  ],
  words: { id: ['accept'] },
};

export const transactionDeleteDocument: Endpoint = {
  id: 'transaction.delete-document',
  method: 'DELETE',
  path: '/api/admin/transaction/{id}/transaction-document/{docId}/delete',
  roles: [2, 3, 5],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['transaction.get', 'transaction.documents', 'transaction.timeline'],
};

/** Notes the delivery of an order with one of its documents; qty is keyed by the id of the item. */
export const transactionDeliver: Endpoint = {
  id: 'transaction.deliver',
  method: 'POST',
  path: '/api/admin/transaction/{id}/deliver',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: [
    'transaction.list', 'transaction.counts', 'transaction.get', 'transaction.documents',
    'transaction.timeline', 'transaction.actions',
  ],
  words: { id: ['accept'] },
};

/** One document, and the items of its order. */
export const transactionDocument: Endpoint = {
  id: 'transaction.document',
  method: 'GET',
  path: '/api/admin/transaction/{id}/transaction-document/{docId}',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'item',
};

/** The documents of an order, to choose from. */
export const transactionDocuments: Endpoint = {
  id: 'transaction.documents',
  method: 'GET',
  path: '/api/admin/transaction/document/{id}',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'item',
};

/** The rows of the list, all of its pages, as a CSV file. */
export const transactionExportCsv: Endpoint = {
  id: 'transaction.export-csv',
  method: 'GET',
  path: '/api/admin/transaction/export',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'file',
  search: 'search',
  sort: {
    field: 'sort',
    dir: 'dir',
    fields: ['id', 'invoice_no', 'user.shop_name', 'total_price', 'nav_id', 'created_at', 'paid', 'due_on'],
  },
  extension: true,
};

/** Goods that were to come back do not: their pieces can come back by another SRO. */
export const transactionFailSro: Endpoint = {
  id: 'transaction.fail-sro',
  method: 'POST',
  path: '/api/admin/transaction/sro/{id}/fail',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['transaction.sros', 'transaction.get', 'transaction.timeline'],
  extension: true,
};

/** One order with its items, documents and gifts, and how it got its prices. */
export const transactionGet: Endpoint = {
  id: 'transaction.get',
  method: 'GET',
  path: '/api/admin/transaction/{id}',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'item',
  variants: {
    'transaction.paid': { values: [0, 1], other: 1 },
    'transaction.state': { values: [0, 1, 2, 3] },
  },
  words: { id: ['export', 'counts', 'actions'] },
};

export const transactionList: Endpoint = {
  id: 'transaction.list',
  method: 'GET',
  path: '/api/admin/transaction',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'per_page', total: 'total' },
  search: 'search',
  searchIn: 'field',
  searchBegin: 'begin',
  sort: {
    field: 'sort',
    dir: 'dir',
    fields: ['id', 'invoice_no', 'user.shop_name', 'total_price', 'nav_id', 'created_at', 'paid', 'due_on'],
  },
  export: true,
  ours: ['paid', 'start_date', 'end_date', 'due_to', 'unsettled'],
  variants: { paid: { values: [0, 1], other: 1 }, state: { values: [0, 1, 2, 3] } },
};

/** All rows of transaction.list as a file. */
export const transactionListExport: Endpoint = {
  id: 'transaction.list-export',
  method: 'POST',
  path: '/api/admin/transaction/export',
  roles: [2, 3, 5],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

/** Payments at the bank that no order is settled by, and that may be for this one; none where it is paid. */
export const transactionPayments: Endpoint = {
  id: 'transaction.payments',
  method: 'GET',
  path: '/api/admin/transaction/{id}/payments',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'list',
  extension: true,
  words: { id: ['document'] },
};

/** What an order would come to with other quantities; nothing is written. */
export const transactionPrice: Endpoint = {
  id: 'transaction.price',
  method: 'POST',
  path: '/api/admin/transaction/{id}/price',
  roles: [2, 3, 5],
  effect: 'read',
  encoding: 'json',
  envelope: 'item',
  invalidates: ['transaction.list', 'transaction.get'],
  extension: true,
  words: { id: ['accept'] },
};

/** Reminds the shop of its payment. */
export const transactionSendReminder: Endpoint = {
  id: 'transaction.send-reminder',
  method: 'GET',
  path: '/api/admin/transaction/{id}/send-reminder',
  roles: [2, 3, 5],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['transaction.get', 'transaction.timeline', 'transaction.actions'],
  words: { id: ['document'] },
};

/** Notes goods that come back; qty is keyed by the id of the item. */
export const transactionSro: Endpoint = {
  id: 'transaction.sro',
  method: 'POST',
  path: '/api/admin/transaction/storeSro',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['transaction.sros', 'transaction.get', 'transaction.timeline', 'transaction.actions'],
};

/** The goods that came back from an order. */
export const transactionSros: Endpoint = {
  id: 'transaction.sros',
  method: 'GET',
  path: '/api/admin/transaction/{id}/sros',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'list',
  extension: true,
  words: { id: ['document'] },
};

/** Takes over from the ERP what became of the order: its number there. */
export const transactionSync: Endpoint = {
  id: 'transaction.sync',
  method: 'GET',
  path: '/api/admin/transaction/{id}/sync',
  roles: [2, 3, 5],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['transaction.list', 'transaction.get', 'transaction.timeline'],
  job: true,
  words: { id: ['document'] },
};

/** What happened to an order, the newest first: steps, documents, edits and reminders, with who and when. */
export const transactionTimeline: Endpoint = {
  id: 'transaction.timeline',
  method: 'GET',
  path: '/api/admin/transaction/{id}/timeline',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'list',
  extension: true,
  words: { id: ['document'] },
};

/** Changes how many pieces of items are ordered: each of cart_item_id to the qty at its place. */
export const transactionUpdate: Endpoint = {
  id: 'transaction.update',
  method: 'POST',
  path: '/api/admin/transaction/update',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: [
    'transaction.list', 'transaction.get', 'transaction.document', 'transaction.timeline',
    'transaction.actions',
  ],
  ours: ['shown_total', 'shown_voucher'],
};

/** Changes a document; qty is keyed by the id of the document's detail. */
export const transactionUpdateDocument: Endpoint = {
  id: 'transaction.update-document',
  method: 'PUT',
  path: '/api/admin/transaction/{id}/transaction-document/{docId}/update',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
  invalidates: ['transaction.get', 'transaction.documents', 'transaction.document', 'transaction.timeline'],
};
