// Generated from schemas/product-free/product-free.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as productFreeCreateBody from '../../../domain/generated/compiled/bodies/product-free-create.ts';
import * as productFreeListExportBody from '../../../domain/generated/compiled/bodies/product-free-list-export.ts';
import * as productFreeUpdateBody from '../../../domain/generated/compiled/bodies/product-free-update.ts';
import * as inputs from '../compiled/inputs/product-free.ts';

export const productFreeActivate: DeclaredOperation = {
  id: 'product-free.activate',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.productFreeActivateQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.productFreeActivateParams,
  limits: ['not_rejected'],
  answer: { envelope: 'alert' },
};

export const productFreeCreate: DeclaredOperation = {
  id: 'product-free.create',
  roles: [2, 3],
  effect: 'write',
  bodySchema: productFreeCreateBody.schema,
  validateBody: productFreeCreateBody.validate,
  messages: productFreeCreateBody.messages,
  validateQuery: inputs.productFreeCreateQuery,
  validateParams: inputs.productFreeCreateParams,
  limits: ['known_products', 'other_approver'],
  answer: { envelope: 'alert' },
};

export const productFreeDeactivate: DeclaredOperation = {
  id: 'product-free.deactivate',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.productFreeDeactivateQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.productFreeDeactivateParams,
  limits: ['not_rejected'],
  answer: { envelope: 'alert' },
};

const productFreeGetItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'product_id', 'product', 'product_free', 'produk_gratis', 'start_date', 'end_date', 'type', 'value',
    'qty_free', 'berlaku_kelipatan', 'deskripsi', 'active', 'edit_said', 'version', 'offer', 'state',
    'standing', 'used', 'approval_id', 'approval_status', 'approval_action', 'approval_turn',
    'approval_offer', 'approval_standing', 'waiting',
  ],
  properties: {
    id: { type: 'integer' },
    product_id: { type: 'integer', standIn: 'product.id' },
    product: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'name'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
    },
    product_free: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'product_id_free', 'product'],
        properties: {
          id: { type: 'integer' },
          product_id_free: { type: 'integer', standIn: ['product.id', 'id'] },
          product: {
            standIn: { pick: ['id', 'name', 'sku_code'] },
            type: ['object', 'null'],
            additionalProperties: false,
            required: ['id', 'name'],
            properties: { id: { type: 'integer' }, name: { type: 'string' } },
          },
        },
      },
    },
    produk_gratis: {
      type: 'string',
      standIn: { join: 'product_free.product.name' },
      description: 'Names of the free products.',
    },
    start_date: { type: 'string', format: 'date' },
    end_date: { type: 'string', format: 'date' },
    type: { type: 'string', enum: ['qty', 'amount'], choices: { qty: 'Qty', amount: 'Amount' } },
    value: { type: 'number', description: 'The least purchase, in pieces or rupiah.' },
    qty_free: { type: 'integer', description: 'Pieces that may be given.' },
    berlaku_kelipatan: { type: 'integer', enum: [0, 1], choices: { 0: 'Tidak', 1: 'Ya' } },
    deskripsi: { type: 'string' },
    active: { type: 'integer', enum: [0, 1] },
    edit_said: { extension: true, type: 'string' },
    version: { type: 'string' },
    offer: {
      extension: true,
      type: 'object',
      description: 'Who gets what, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
    state: {
      extension: true,
      type: 'string',
      enum: ['applies', 'waiting', 'rejected', 'revise', 'inactive', 'later', 'over'],
      description: 'Whether it applies today, and if not, why.',
      choices: {
        applies: { label: 'Applies today', tone: 'good' },
        waiting: { label: 'Waits for approval', tone: 'warn' },
        rejected: { label: 'Rejected', tone: 'bad' },
        revise: { label: 'Revisi', tone: 'info' },
        inactive: 'Switched off',
        later: 'Not begun',
        over: 'Over',
      },
    },
    standing: {
      extension: true,
      type: 'object',
      description: 'Whether it applies today, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
    used: {
      extension: true,
      type: 'object',
      description: 'How often it was used and what it gave, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
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
    waiting: {
      extension: true,
      type: ['object', 'null'],
      description: 'That the form shows an edit that waits for approval, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
  },
};

export const productFreeGet: DeclaredOperation = {
  id: 'product-free.get',
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
  validateQuery: inputs.productFreeGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.productFreeGetParams,
  answer: { envelope: 'item', item: productFreeGetItem },
};

const productFreeListItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'product_id', 'product', 'product_free', 'produk_gratis', 'start_date', 'end_date', 'type', 'value',
    'qty_free', 'berlaku_kelipatan', 'deskripsi', 'active', 'edit_said',
  ],
  properties: {
    id: { type: 'integer' },
    product_id: { type: 'integer', standIn: 'product.id' },
    product: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'name'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
    },
    product_free: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'product_id_free', 'product'],
        properties: {
          id: { type: 'integer' },
          product_id_free: { type: 'integer', standIn: ['product.id', 'id'] },
          product: {
            standIn: { pick: ['id', 'name', 'sku_code'] },
            type: ['object', 'null'],
            additionalProperties: false,
            required: ['id', 'name'],
            properties: { id: { type: 'integer' }, name: { type: 'string' } },
          },
        },
      },
    },
    produk_gratis: {
      type: 'string',
      standIn: { join: 'product_free.product.name' },
      description: 'Names of the free products.',
    },
    start_date: { type: 'string', format: 'date' },
    end_date: { type: 'string', format: 'date' },
    type: { type: 'string', enum: ['qty', 'amount'], choices: { qty: 'Qty', amount: 'Amount' } },
    value: { type: 'number', description: 'The least purchase, in pieces or rupiah.' },
    qty_free: { type: 'integer', description: 'Pieces that may be given.' },
    berlaku_kelipatan: { type: 'integer', enum: [0, 1], choices: { 0: 'Tidak', 1: 'Ya' } },
    deskripsi: { type: 'string' },
    active: { type: 'integer', enum: [0, 1] },
    edit_said: { extension: true, type: 'string' },
  },
};

export const productFreeList: DeclaredOperation = {
  id: 'product-free.list',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
      sort: { type: 'string', enum: ['id', 'start_date', 'end_date', 'active'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
    },
  },
  validateQuery: inputs.productFreeListQuery,
  validateParams: inputs.productFreeListParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'start_date', 'end_date', 'active'] },
  answer: { envelope: 'page', item: productFreeListItem },
  resource: { do: 'list', entity: 'product-free' },
};

export const productFreeListExport: DeclaredOperation = {
  id: 'product-free.list-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: productFreeListExportBody.schema,
  validateBody: productFreeListExportBody.validate,
  messages: productFreeListExportBody.messages,
  validateQuery: inputs.productFreeListExportQuery,
  validateParams: inputs.productFreeListExportParams,
  answer: { envelope: 'file' },
  exports: productFreeList,
  summary: 'All rows of product-free.list as a file.',
};

const productFreeUpdateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'version'],
  properties: { id: { type: 'integer' }, version: { type: 'string' } },
};

export const productFreeUpdate: DeclaredOperation = {
  id: 'product-free.update',
  roles: [2, 3],
  effect: 'write',
  bodySchema: productFreeUpdateBody.schema,
  validateBody: productFreeUpdateBody.validate,
  messages: productFreeUpdateBody.messages,
  validateQuery: inputs.productFreeUpdateQuery,
  validateParams: inputs.productFreeUpdateParams,
  limits: ['known_products', 'other_approver'],
  answer: { envelope: 'alert', item: productFreeUpdateItem },
};
