// Generated from schemas/flashsale/flashsale.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as flashsaleCreateBody from '../../../domain/generated/compiled/bodies/flashsale-create.ts';
import * as flashsaleSetActiveBody from '../../../domain/generated/compiled/bodies/flashsale-set-active.ts';
import * as flashsaleUpdateBody from '../../../domain/generated/compiled/bodies/flashsale-update.ts';
import * as inputs from '../compiled/inputs/flashsale.ts';

export const flashsaleCreate: DeclaredOperation = {
  id: 'flashsale.create',
  roles: [2, 3],
  effect: 'write',
  bodySchema: flashsaleCreateBody.schema,
  validateBody: flashsaleCreateBody.validate,
  messages: flashsaleCreateBody.messages,
  files: [
    { name: 'thumbnail', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    { name: 'banner', types: ['image/png', 'image/jpeg'], maxBytes: 2000000, many: true },
  ],
  validateQuery: inputs.flashsaleCreateQuery,
  validateParams: inputs.flashsaleCreateParams,
  limits: ['session', 'sold', 'products', 'banner', 'other_approver'],
  answer: { envelope: 'alert' },
};

export const flashsaleDelete: DeclaredOperation = {
  id: 'flashsale.delete',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.flashsaleDeleteQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.flashsaleDeleteParams,
  answer: { envelope: 'alert' },
  resource: {
    do: 'delete',
    entity: 'flashsale',
    key: { from: 'path', path: 'id' },
    check: true,
    message: 'Flash sale {sesi} deleted.',
  },
};

export const flashsaleDeleteBanner: DeclaredOperation = {
  id: 'flashsale.delete-banner',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.flashsaleDeleteBannerQuery,
  paramsSchema: { type: 'object', required: ['bannerId'], properties: { bannerId: { type: 'integer' } } },
  validateParams: inputs.flashsaleDeleteBannerParams,
  limits: ['last_one', 'other_approver'],
  answer: { envelope: 'alert' },
  summary: 'Takes one banner out, but for the last one: while the flash sale is approved, an edit that waits for approval.',
};

export const flashsaleDeleteProduct: DeclaredOperation = {
  id: 'flashsale.delete-product',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.flashsaleDeleteProductQuery,
  paramsSchema: { type: 'object', required: ['itemId'], properties: { itemId: { type: 'integer' } } },
  validateParams: inputs.flashsaleDeleteProductParams,
  limits: ['sold', 'last_one', 'other_approver'],
  answer: { envelope: 'alert' },
  summary: 'Takes one product out, unless some of it was sold: while the flash sale is approved, an edit that waits for approval.',
};

export const flashsaleExportReport: DeclaredOperation = {
  id: 'flashsale.export-report',
  roles: [2, 3],
  effect: 'read',
  validateQuery: inputs.flashsaleExportReportQuery,
  validateParams: inputs.flashsaleExportReportParams,
  answer: { envelope: 'file' },
  summary: 'All flash sales with their products as Flashsale_report_<time>.xlsx.',
};

const flashsaleGetItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'start_date', 'start_time', 'end_date', 'end_time', 'sesi', 'ends_at', 'active', 'was_used',
    'applies', 'edit_said', 'product', 'thumbnail', 'version', 'total_pendapatan', 'item_banner',
    'item_detail', 'approval_id', 'approval_status', 'approval_action', 'approval_turn', 'approval_offer',
    'approval_standing', 'offer', 'standing', 'used', 'waiting_picture', 'waiting',
  ],
  properties: {
    id: { type: 'integer' },
    start_date: { type: 'string', format: 'date' },
    start_time: { type: 'string', description: 'HH:MM.' },
    end_date: { type: 'string', format: 'date' },
    end_time: { type: 'string', description: 'HH:MM.' },
    sesi: {
      type: 'string',
      description: 'From when to when, in words.',
      standIn: { text: '{start_date} {start_time} - {end_date} {end_time}' },
    },
    ends_at: { type: 'string', format: 'date-time', standIn: { instant: ['end_date', 'end_time'] } },
    active: {
      type: 'integer',
      enum: [0, 1, 2],
      other: 0,
      choices: { 0: 'Inactive', 1: { label: 'Active', tone: 'good' }, 2: { label: 'Rejected', tone: 'bad' } },
    },
    was_used: {
      extension: true,
      type: 'integer',
      enum: [0, 1],
      description: '1: it was used, so it is not deleted.',
    },
    applies: {
      extension: true,
      type: 'string',
      enum: ['scheduled', 'running', 'ended', 'off', 'waits'],
      description: 'Whether it applies at this moment.',
      choices: {
        scheduled: { label: 'Scheduled', tone: 'info' },
        running: { label: 'Running', tone: 'good' },
        ended: 'Ended',
        off: 'Off',
        waits: { label: 'Waits', tone: 'warn' },
      },
    },
    edit_said: { extension: true, type: 'string' },
    product: { type: 'integer', description: 'Products in it.' },
    thumbnail: { type: ['string', 'null'] },
    version: { type: 'string' },
    total_pendapatan: { type: 'number' },
    item_banner: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'banner_url'],
        properties: { id: { type: 'integer' }, banner_url: { type: 'string' } },
      },
    },
    item_detail: {
      type: 'array',
      items: {
        type: 'object',
        required: [
          'id', 'product', 'discount', 'discount_type', 'stock', 'limit_stock', 'active',
          'total_produk_terjual', 'cart_item',
        ],
        properties: {
          id: { type: 'integer' },
          product: {
            type: 'object',
            required: ['id', 'name', 'price'],
            properties: { id: { type: 'integer' }, name: { type: 'string' }, price: { type: 'number' } },
          },
          discount: { type: 'number' },
          discount_type: { type: 'string', enum: ['amount', 'persentage'] },
          diskon: { type: 'string', description: 'The discount in words.' },
          stock: { type: 'integer' },
          limit_stock: { type: 'integer' },
          active: { type: 'integer', enum: [0, 1] },
          total_produk_terjual: { type: 'integer' },
          cart_item: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                price: { type: 'number' },
                quantity: { type: 'integer' },
                total: {
                  type: 'number',
                  description: 'Price times quantity.',
                  standIn: { times: ['price', 'quantity'] },
                },
                transaction: {
                  type: 'object',
                  properties: {
                    created_at: { type: 'string', format: 'date-time' },
                    total_price: { type: 'number' },
                    user: { type: 'object', properties: { shop_name: { type: 'string' } } },
                  },
                },
              },
            },
          },
        },
      },
    },
    approval_id: { type: ['integer', 'null'] },
    approval_status: {
      type: ['object', 'null'],
      properties: {
        approval: {
          type: 'integer',
          choices: {
            1: { label: 'Waiting Approval', tone: 'warn' },
            2: { label: 'Approved', tone: 'good' },
            3: { label: 'Rejected', tone: 'bad' },
            4: { label: 'Revisi', tone: 'info' },
          },
        },
      },
    },
    approval_action: { type: 'boolean' },
    approval_turn: {
      extension: true,
      type: ['string', 'null'],
      description: 'The version and whose turn it is: "2.1" is level 1\'s turn in version 2.',
    },
    approval_offer: {
      extension: true,
      type: ['object', 'null'],
      description: 'Who gets what by the edit that waits, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
    approval_standing: {
      extension: true,
      type: ['object', 'null'],
      description: 'Whose turn it is while it waits, or that an edit was rejected, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
    offer: {
      extension: true,
      type: ['object', 'null'],
      description: 'Who gets what, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
    standing: {
      extension: true,
      type: ['object', 'null'],
      description: 'Whether it applies today, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
    used: {
      extension: true,
      type: ['object', 'null'],
      description: 'How often orders used it and what it gave, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
    waiting_picture: {
      type: 'array',
      description: 'The picture of an edit that waits for approval: none or one.',
      items: { type: 'object', required: ['picture'], properties: { picture: { type: 'string' } } },
    },
    waiting: {
      extension: true,
      type: ['object', 'null'],
      description: 'That the form shows an edit that waits for approval, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
  },
};

export const flashsaleGet: DeclaredOperation = {
  id: 'flashsale.get',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      edit: {
        type: 'integer',
        enum: [1],
        extension: true,
        description: 'With the values of an edit that waits for approval.',
      },
    },
  },
  validateQuery: inputs.flashsaleGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.flashsaleGetParams,
  answer: { envelope: 'item', item: flashsaleGetItem },
};

const flashsaleListItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'start_date', 'start_time', 'end_date', 'end_time', 'sesi', 'ends_at', 'active', 'was_used',
    'applies', 'edit_said', 'product',
  ],
  properties: {
    id: { type: 'integer' },
    start_date: { type: 'string', format: 'date' },
    start_time: { type: 'string', description: 'HH:MM.' },
    end_date: { type: 'string', format: 'date' },
    end_time: { type: 'string', description: 'HH:MM.' },
    sesi: {
      type: 'string',
      description: 'From when to when, in words.',
      standIn: { text: '{start_date} {start_time} - {end_date} {end_time}' },
    },
    ends_at: { type: 'string', format: 'date-time', standIn: { instant: ['end_date', 'end_time'] } },
    applies: {
      extension: true,
      type: 'string',
      enum: ['scheduled', 'running', 'ended', 'off', 'waits'],
      description: 'Whether it applies at this moment.',
      choices: {
        scheduled: { label: 'Scheduled', tone: 'info' },
        running: { label: 'Running', tone: 'good' },
        ended: 'Ended',
        off: 'Off',
        waits: { label: 'Waits', tone: 'warn' },
      },
    },
    edit_said: { extension: true, type: 'string' },
    was_used: {
      extension: true,
      type: 'integer',
      enum: [0, 1],
      description: '1: it was used, so it is not deleted.',
    },
    active: {
      type: 'integer',
      enum: [0, 1, 2],
      other: 0,
      choices: { 0: 'Inactive', 1: { label: 'Active', tone: 'good' }, 2: { label: 'Rejected', tone: 'bad' } },
    },
    product: { type: 'integer', description: 'Products in it.' },
  },
};

export const flashsaleList: DeclaredOperation = {
  id: 'flashsale.list',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
      sort: { type: 'string', enum: ['id', 'start_date', 'product', 'active'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
      start_date: { type: 'string', format: 'date' },
      end_date: { type: 'string', format: 'date' },
      applies: { extension: true },
    },
  },
  validateQuery: inputs.flashsaleListQuery,
  validateParams: inputs.flashsaleListParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'start_date', 'product', 'active'] },
  answer: { envelope: 'page', item: flashsaleListItem },
  resource: {
    do: 'list',
    entity: 'flashsale',
    where: {
      applies: { from: 'query', path: 'applies' },
      start_date: {
        fromDay: { from: 'query', path: 'start_date' },
        toDay: { from: 'query', path: 'end_date' },
      },
    },
  },
};

export const flashsaleSetActive: DeclaredOperation = {
  id: 'flashsale.set-active',
  roles: [2, 3],
  effect: 'write',
  bodySchema: flashsaleSetActiveBody.schema,
  validateBody: flashsaleSetActiveBody.validate,
  messages: flashsaleSetActiveBody.messages,
  validateQuery: inputs.flashsaleSetActiveQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.flashsaleSetActiveParams,
  limits: ['not_rejected'],
  answer: { envelope: 'alert' },
  summary: 'Activates or deactivates it.',
};

const flashsaleUpdateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'version'],
  properties: { id: { type: 'integer' }, version: { type: 'string' } },
};

export const flashsaleUpdate: DeclaredOperation = {
  id: 'flashsale.update',
  whenFields: ['start_date'],
  roles: [2, 3],
  effect: 'write',
  bodySchema: flashsaleUpdateBody.schema,
  validateBody: flashsaleUpdateBody.validate,
  messages: flashsaleUpdateBody.messages,
  files: [
    { name: 'thumbnail', types: ['image/png', 'image/jpeg', 'image/jif'], maxBytes: 2000000 },
    { name: 'banner', types: ['image/png', 'image/jpeg', 'image/jif'], maxBytes: 2000000, many: true },
  ],
  validateQuery: inputs.flashsaleUpdateQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.flashsaleUpdateParams,
  limits: ['session', 'sold', 'products', 'other_approver'],
  answer: { envelope: 'alert', item: flashsaleUpdateItem },
};
