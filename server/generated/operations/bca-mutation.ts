// Generated from schemas/bca-mutation/bca-mutation.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as bcaMutationListExportBody from '../../../domain/generated/compiled/bodies/bca-mutation-list-export.ts';
import * as inputs from '../compiled/inputs/bca-mutation.ts';

const bcaMutationDetailItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'virtual_account', 'duser', 'bcamutation', 'transaction'],
  properties: {
    id: { type: 'integer' },
    virtual_account: { type: 'string' },
    duser: {
      type: 'object',
      required: ['shop_name'],
      properties: { shop_name: { type: ['string', 'null'] } },
    },
    bcamutation: {
      type: 'object',
      required: ['transaction_date'],
      properties: { transaction_date: { type: 'string', format: 'date-time' } },
    },
    transaction: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'invoice_no', 'total_price', 'created_at', 'transaction_date'],
        properties: {
          id: { type: 'integer' },
          invoice_no: { type: 'string' },
          total_price: { type: 'number', description: 'Rupiah.' },
          created_at: { type: 'string', format: 'date-time' },
          transaction_date: {
            type: 'string',
            format: 'date-time',
            standIn: '$row.bcamutation.transaction_date',
          },
        },
      },
    },
  },
};

export const bcaMutationDetail: DeclaredOperation = {
  id: 'bca-mutation.detail',
  roles: [2, 3],
  effect: 'read',
  validateQuery: inputs.bcaMutationDetailQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.bcaMutationDetailParams,
  answer: { envelope: 'item', item: bcaMutationDetailItem },
  summary: 'One payment with its customer and the invoices that it settles.',
};

export const bcaMutationExportCsv: DeclaredOperation = {
  id: 'bca-mutation.export-csv',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      search: { type: 'string', maxLength: 512 },
      sort: { type: 'string', enum: ['id', 'user.shop_name', 'nav_id', 'total_price', 'paid', 'created_at'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
      paid: { type: 'integer', enum: [0, 1], extension: true },
      start_date: { type: 'string', format: 'date', notAfter: 'today' },
      end_date: {
        type: 'string',
        format: 'date',
        notAfter: 'today',
        notBefore: 'start_date',
        within: { days: 30, of: 'start_date' },
        messages: { notBefore: 'Start date cannot beyond end date.' },
      },
    },
  },
  validateQuery: inputs.bcaMutationExportCsvQuery,
  validateParams: inputs.bcaMutationExportCsvParams,
  search: 'search',
  sort: {
    field: 'sort',
    dir: 'dir',
    fields: ['id', 'user.shop_name', 'nav_id', 'total_price', 'paid', 'created_at'],
  },
  answer: { envelope: 'file' },
  resource: {
    do: 'file',
    entity: 'bca-mutation',
    where: {
      paid: { from: 'query', path: 'paid' },
      created_at: {
        fromDay: { from: 'query', path: 'start_date' },
        toDay: { from: 'query', path: 'end_date' },
      },
    },
    file: {
      name: 'mutasi-bca',
      by: [{ from: 'query', path: 'start_date' }, { from: 'query', path: 'end_date' }],
      format: 'csv',
      zone: 'Asia/Jakarta',
      locale: 'id-ID',
      columns: [
        { path: 'id', label: 'ID', as: 'number' },
        { path: 'user.shop_name', label: 'Shop Name', as: 'text' },
        { path: 'nav_id', label: 'Nav ID', as: 'text' },
        { path: 'total_price', label: 'Total Price', as: 'number' },
        { path: 'paid', label: 'Paid Status', as: 'choice', labels: { 0: 'Unpaid', 1: 'Paid' } },
        { path: 'created_at', label: 'Date', as: 'date' },
      ],
    },
  },
  summary: 'The same rows as a file, on one page.',
};

const bcaMutationListItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'user', 'nav_id', 'total_price', 'paid', 'created_at'],
  properties: {
    id: { type: 'integer' },
    user: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'shop_name'],
      properties: { id: { type: 'integer' }, shop_name: { type: 'string' } },
    },
    nav_id: { type: ['string', 'null'] },
    paid: {
      type: 'integer',
      enum: [0, 1],
      other: 1,
      description: '0 means unpaid: no invoice is settled by it.',
      choices: { 0: { label: 'Unpaid', tone: 'warn' }, 1: { label: 'Paid', tone: 'good' } },
    },
    total_price: { type: 'number', description: 'Rupiah.' },
    created_at: { type: 'string', format: 'date-time' },
  },
};

export const bcaMutationList: DeclaredOperation = {
  id: 'bca-mutation.list',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
      sort: { type: 'string', enum: ['id', 'user.shop_name', 'nav_id', 'total_price', 'paid', 'created_at'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
      paid: { type: 'integer', enum: [0, 1], extension: true },
      start_date: { type: 'string', format: 'date', notAfter: 'today' },
      end_date: {
        type: 'string',
        format: 'date',
        notAfter: 'today',
        notBefore: 'start_date',
        within: { days: 30, of: 'start_date' },
        messages: { notBefore: 'Start date cannot beyond end date.' },
      },
    },
  },
  validateQuery: inputs.bcaMutationListQuery,
  validateParams: inputs.bcaMutationListParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: {
    field: 'sort',
    dir: 'dir',
    fields: ['id', 'user.shop_name', 'nav_id', 'total_price', 'paid', 'created_at'],
  },
  answer: { envelope: 'page', item: bcaMutationListItem },
  resource: {
    do: 'list',
    entity: 'bca-mutation',
    where: {
      paid: { from: 'query', path: 'paid' },
      created_at: {
        fromDay: { from: 'query', path: 'start_date' },
        toDay: { from: 'query', path: 'end_date' },
      },
    },
  },
};

export const bcaMutationListExport: DeclaredOperation = {
  id: 'bca-mutation.list-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: bcaMutationListExportBody.schema,
  validateBody: bcaMutationListExportBody.validate,
  messages: bcaMutationListExportBody.messages,
  validateQuery: inputs.bcaMutationListExportQuery,
  validateParams: inputs.bcaMutationListExportParams,
  answer: { envelope: 'file' },
  exports: bcaMutationList,
  summary: 'All rows of bca-mutation.list as a file.',
};

const bcaMutationSyncItem = { type: 'object', additionalProperties: false, properties: { job: { type: 'integer' } } };

export const bcaMutationSync: DeclaredOperation = {
  id: 'bca-mutation.sync',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.bcaMutationSyncQuery,
  validateParams: inputs.bcaMutationSyncParams,
  answer: { envelope: 'alert', item: bcaMutationSyncItem },
  job: { kind: 'bca-mutation.sync', title: 'Sync Mutasi BCA', message: 'Sync Mutasi BCA has started.' },
  summary: 'Takes over what came in on the last 30 days, and settles the invoices that it pays.',
};
