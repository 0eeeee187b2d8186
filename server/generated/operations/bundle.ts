// Generated from schemas/bundle/bundle.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as bundleCreateBody from '../../../domain/generated/compiled/bodies/bundle-create.ts';
import * as bundleListExportBody from '../../../domain/generated/compiled/bodies/bundle-list-export.ts';
import * as bundleUpdateBody from '../../../domain/generated/compiled/bodies/bundle-update.ts';
import * as inputs from '../compiled/inputs/bundle.ts';

export const bundleActivate: DeclaredOperation = {
  id: 'bundle.activate',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.bundleActivateQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.bundleActivateParams,
  limits: ['not_rejected'],
  answer: { envelope: 'alert' },
};

export const bundleCreate: DeclaredOperation = {
  id: 'bundle.create',
  roles: [2, 3],
  effect: 'write',
  bodySchema: bundleCreateBody.schema,
  validateBody: bundleCreateBody.validate,
  messages: bundleCreateBody.messages,
  files: [{ name: 'thumbnail', types: ['image/png', 'image/jpeg'], maxBytes: 2000000, many: true }],
  validateQuery: inputs.bundleCreateQuery,
  validateParams: inputs.bundleCreateParams,
  limits: ['known_products', 'picture', 'other_approver'],
  answer: { envelope: 'alert' },
};

export const bundleDeactivate: DeclaredOperation = {
  id: 'bundle.deactivate',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.bundleDeactivateQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.bundleDeactivateParams,
  limits: ['not_rejected'],
  answer: { envelope: 'alert' },
};

export const bundleDeleteItem: DeclaredOperation = {
  id: 'bundle.delete-item',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.bundleDeleteItemQuery,
  paramsSchema: { type: 'object', required: ['itemId'], properties: { itemId: { type: 'integer' } } },
  validateParams: inputs.bundleDeleteItemParams,
  limits: ['last_one', 'other_approver'],
  answer: { envelope: 'alert' },
  summary: 'Takes one product out: while the bundle is approved, an edit that waits for approval.',
};

export const bundleDeleteThumbnail: DeclaredOperation = {
  id: 'bundle.delete-thumbnail',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.bundleDeleteThumbnailQuery,
  paramsSchema: {
    type: 'object',
    required: ['thumbnailId'],
    properties: { thumbnailId: { type: 'integer' } },
  },
  validateParams: inputs.bundleDeleteThumbnailParams,
  limits: ['last_one', 'other_approver'],
  answer: { envelope: 'alert' },
  summary: 'Takes one picture out: while the bundle is approved, an edit that waits for approval.',
};

const bundleGetItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'name', 'price', 'start_date', 'end_date', 'active', 'edit_said', 'deskripsi', 'detail',
    'thumbnail', 'version', 'offer', 'state', 'standing', 'used', 'approval_id', 'approval_status',
    'approval_action', 'approval_turn', 'approval_offer', 'approval_standing', 'waiting',
  ],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    price: { type: 'number', description: 'Rupiah for all of its products together.' },
    start_date: { type: 'string', format: 'date' },
    end_date: { type: 'string', format: 'date' },
    active: { type: 'integer', enum: [0, 1] },
    edit_said: { extension: true, type: 'string' },
    deskripsi: { type: 'string' },
    detail: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'product_id', 'product', 'qty', 'discount'],
        properties: {
          id: { type: 'integer' },
          product_id: { type: 'integer' },
          product: {
            type: ['object', 'null'],
            additionalProperties: false,
            required: ['id', 'sku_code', 'name', 'price'],
            properties: {
              id: { type: 'integer' },
              sku_code: { type: 'string' },
              name: { type: 'string' },
              price: { type: 'number', description: 'Rupiah.' },
            },
          },
          qty: { type: 'integer' },
          discount: {
            extension: true,
            type: 'integer',
            description: 'Percent; it suggests the price of the bundle.',
          },
        },
      },
    },
    thumbnail: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'thumbnail'],
        properties: { id: { type: 'integer' }, thumbnail: { type: 'string' } },
      },
    },
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

export const bundleGet: DeclaredOperation = {
  id: 'bundle.get',
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
  validateQuery: inputs.bundleGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.bundleGetParams,
  answer: { envelope: 'item', item: bundleGetItem },
};

const bundleListItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'price', 'start_date', 'end_date', 'active', 'edit_said', 'deskripsi'],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    price: { type: 'number', description: 'Rupiah for all of its products together.' },
    start_date: { type: 'string', format: 'date' },
    end_date: { type: 'string', format: 'date' },
    active: { type: 'integer', enum: [0, 1] },
    edit_said: { extension: true, type: 'string' },
    deskripsi: { type: 'string' },
  },
};

export const bundleList: DeclaredOperation = {
  id: 'bundle.list',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
      sort: { type: 'string', enum: ['id', 'name', 'price', 'start_date', 'end_date', 'active'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
    },
  },
  validateQuery: inputs.bundleListQuery,
  validateParams: inputs.bundleListParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'name', 'price', 'start_date', 'end_date', 'active'] },
  answer: { envelope: 'page', item: bundleListItem },
  resource: { do: 'list', entity: 'bundle' },
};

export const bundleListExport: DeclaredOperation = {
  id: 'bundle.list-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: bundleListExportBody.schema,
  validateBody: bundleListExportBody.validate,
  messages: bundleListExportBody.messages,
  validateQuery: inputs.bundleListExportQuery,
  validateParams: inputs.bundleListExportParams,
  answer: { envelope: 'file' },
  exports: bundleList,
  summary: 'All rows of bundle.list as a file.',
};

const bundleUpdateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'version'],
  properties: { id: { type: 'integer' }, version: { type: 'string' } },
};

export const bundleUpdate: DeclaredOperation = {
  id: 'bundle.update',
  roles: [2, 3],
  effect: 'write',
  bodySchema: bundleUpdateBody.schema,
  validateBody: bundleUpdateBody.validate,
  messages: bundleUpdateBody.messages,
  files: [
    { name: 'thumbnail', types: ['image/png', 'image/jpeg', 'image/jif'], maxBytes: 2000000, many: true },
  ],
  validateQuery: inputs.bundleUpdateQuery,
  validateParams: inputs.bundleUpdateParams,
  limits: ['known_products', 'picture', 'other_approver'],
  answer: { envelope: 'alert', item: bundleUpdateItem },
  summary: 'Changes one; its new pictures are added to those that are stored.',
};
