// Generated from schemas/promotion/promotion.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as promotionListExportBody from '../../../domain/generated/compiled/bodies/promotion-list-export.ts';
import * as inputs from '../compiled/inputs/promotion.ts';

export const promotionDelete: DeclaredOperation = {
  id: 'promotion.delete',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.promotionDeleteQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.promotionDeleteParams,
  limits: ['unused'],
  answer: { envelope: 'alert' },
  summary: 'Deletes a promotion with all that its kind keeps of it.',
};

export const promotionEnd: DeclaredOperation = {
  id: 'promotion.end',
  roles: [2, 3],
  effect: 'write',
  extension: true,
  validateQuery: inputs.promotionEndQuery,
  paramsSchema: {
    type: 'object',
    required: ['jenis', 'id'],
    properties: {
      jenis: {
        type: 'string',
        enum: ['other', 'FLASHALE', 'NEW PROMO', 'BUNDLE', 'CAMPAIGN', 'PRODUCT FREE', 'HARGA CORET'],
      },
      id: { type: 'integer' },
    },
  },
  validateParams: inputs.promotionEndParams,
  answer: { envelope: 'alert' },
  summary: 'Ends a promotion of whatever kind: it is off, and today is its last day.',
};

const promotionListItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'id_relation', 'id_screen', 'title', 'kind', 'jenis', 'start_date', 'end_date', 'active', 'applies',
    'edit_said', 'maks_said', 'maks_params', 'approved_version', 'unread', 'approved', 'was_used',
  ],
  properties: {
    id: { type: 'integer' },
    id_relation: { type: 'integer', description: 'Its key among those of its kind.' },
    id_screen: {
      type: 'integer',
      description: 'The key that its screens are reached by: of a struck price that of its product.',
    },
    title: { type: 'string' },
    kind: {
      type: 'string',
      extension: true,
      description: 'The option of the filter that finds it: other where its kind has none.',
    },
    jenis: {
      type: 'string',
      enum: ['other', 'FLASHALE', 'NEW PROMO', 'BUNDLE', 'CAMPAIGN', 'PRODUCT FREE', 'HARGA CORET'],
      choices: {
        other: 'Other',
        FLASHALE: 'Flash Sale',
        'NEW PROMO': 'New Promo',
        BUNDLE: 'Bundle',
        CAMPAIGN: 'Campaign',
        'PRODUCT FREE': 'Product Free',
        'HARGA CORET': 'Harga Coret',
      },
    },
    start_date: { type: 'string', format: 'date' },
    end_date: { type: 'string', format: 'date' },
    active: { type: 'integer', enum: [0, 1] },
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
    maks_said: {
      extension: true,
      type: 'string',
      description: 'What its orders have of the most in rupiah that it gives over all of them. Source text.',
    },
    maks_params: { extension: true, type: 'object', description: 'Fill the places of `maks_said`.' },
    approved_version: {
      extension: true,
      type: ['integer', 'null'],
      description: 'The version that applies; none while nothing is approved.',
    },
    unread: {
      type: 'integer',
      enum: [0, 1],
      description: '1: its stored conditions cannot be read, so it prices no order.',
    },
    approved: {
      extension: true,
      type: 'integer',
      enum: [0, 1],
      description: 'Whether there is a version that applies.',
    },
    was_used: {
      extension: true,
      type: 'integer',
      enum: [0, 1],
      description: '1: it was used, so it is not deleted; of a struck price only its deletion looks.',
    },
  },
};

export const promotionList: DeclaredOperation = {
  id: 'promotion.list',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      per_page: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
      sort: { type: 'string', enum: ['id', 'title', 'jenis', 'start_date', 'end_date', 'active'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
      start_date: { type: 'string', format: 'date' },
      end_date: { type: 'string', format: 'date' },
      jenis: {
        type: 'string',
        enum: ['other', 'FLASHALE', 'NEW PROMO', 'BUNDLE', 'CAMPAIGN', 'PRODUCT FREE'],
        description: 'other: those of no kind that stands here.',
      },
      unread: { type: 'integer', enum: [1], extension: true },
      applies: { extension: true },
    },
  },
  validateQuery: inputs.promotionListQuery,
  validateParams: inputs.promotionListParams,
  paging: { page: 'page', size: 'per_page' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'title', 'jenis', 'start_date', 'end_date', 'active'] },
  answer: { envelope: 'page', item: promotionListItem },
  resource: {
    do: 'list',
    entity: 'promotion',
    where: {
      kind: { from: 'query', path: 'jenis' },
      unread: { from: 'query', path: 'unread' },
      applies: { from: 'query', path: 'applies' },
      start_date: {
        fromDay: { from: 'query', path: 'start_date' },
        toDay: { from: 'query', path: 'end_date' },
      },
    },
  },
};

export const promotionListExport: DeclaredOperation = {
  id: 'promotion.list-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: promotionListExportBody.schema,
  validateBody: promotionListExportBody.validate,
  messages: promotionListExportBody.messages,
  validateQuery: inputs.promotionListExportQuery,
  validateParams: inputs.promotionListExportParams,
  answer: { envelope: 'file' },
  exports: promotionList,
  summary: 'All rows of promotion.list as a file.',
};

export const promotionUpdateStatus: DeclaredOperation = {
  id: 'promotion.update-status',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.promotionUpdateStatusQuery,
  paramsSchema: {
    type: 'object',
    required: ['id', 'status'],
    properties: { id: { type: 'integer' }, status: { type: 'integer', enum: [0, 1] } },
  },
  validateParams: inputs.promotionUpdateStatusParams,
  limits: ['not_rejected'],
  answer: { envelope: 'alert' },
  summary: 'Makes a promotion active (1) or not (0).',
};
