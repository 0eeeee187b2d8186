// Generated from schemas/states/state.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../../../../server/http/declared.ts';
import * as stateOrderBody from '../../../src/generated/product/bodies/state-order.ts';
import * as stateRenameBody from '../../../src/generated/product/bodies/state-rename.ts';
import * as stateSaveBody from '../../../src/generated/product/bodies/state-save.ts';
import {
  stateAllParams,
  stateAllQuery,
  stateDoParams,
  stateDoQuery,
  stateDownloadParams,
  stateDownloadQuery,
  stateOneParams,
  stateOneQuery,
  stateOrderParams,
  stateOrderQuery,
  stateRenameParams,
  stateRenameQuery,
  stateRowsParams,
  stateRowsQuery,
  stateSaveParams,
  stateSaveQuery,
} from '../inputs/state.ts';

const stateAllItem = {
  additionalProperties: false,
  type: 'object',
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    city: { type: 'string' },
    amount: { type: 'number' },
    active: { type: 'integer' },
    note: { type: 'string' },
    picture: { type: 'string' },
    since: { type: 'string' },
    lines: { type: 'array', items: { type: 'object' } },
    pictures: { type: 'array', items: { type: 'object' } },
    bare: { type: 'array', items: { type: 'object' } },
    details: { type: 'object', additionalProperties: true },
  },
};

export const stateAll: DeclaredOperation = {
  id: 'state.all',
  roles: [1],
  effect: 'read',
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: stateAllQuery,
  paramsSchema: {
    type: 'object',
    required: ['state'],
    properties: { state: { type: 'string', maxLength: 512 } },
  },
  validateParams: stateAllParams,
  answer: { envelope: 'list', item: stateAllItem },
};

const stateDoItem = { additionalProperties: false, type: 'object', properties: { password: { type: 'string' } } };

export const stateDo: DeclaredOperation = {
  id: 'state.do',
  roles: [1],
  effect: 'write',
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: stateDoQuery,
  paramsSchema: {
    type: 'object',
    required: ['how'],
    properties: { how: { type: 'string', maxLength: 512 } },
  },
  validateParams: stateDoParams,
  answer: { envelope: 'alert', item: stateDoItem },
};

export const stateDownload: DeclaredOperation = {
  id: 'state.download',
  roles: [1],
  effect: 'read',
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: stateDownloadQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: stateDownloadParams,
  answer: { envelope: 'file' },
};

export const stateOne: DeclaredOperation = {
  id: 'state.one',
  roles: [1],
  effect: 'read',
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: stateOneQuery,
  paramsSchema: {
    type: 'object',
    required: ['state'],
    properties: { state: { type: 'string', maxLength: 512 } },
  },
  validateParams: stateOneParams,
  answer: { envelope: 'item', item: stateAllItem },
};

export const stateOrder: DeclaredOperation = {
  id: 'state.order',
  roles: [1],
  effect: 'write',
  bodySchema: stateOrderBody.schema,
  validateBody: stateOrderBody.validate,
  messages: stateOrderBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: stateOrderQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: stateOrderParams,
  answer: { envelope: 'alert' },
};

export const stateRename: DeclaredOperation = {
  id: 'state.rename',
  roles: [1],
  effect: 'write',
  bodySchema: stateRenameBody.schema,
  validateBody: stateRenameBody.validate,
  messages: stateRenameBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: stateRenameQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: stateRenameParams,
  answer: { envelope: 'alert' },
};

export const stateRows: DeclaredOperation = {
  id: 'state.rows',
  roles: [1],
  effect: 'read',
  files: [],
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
      sort: { type: 'string', enum: ['id', 'name'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
      kind: { type: 'string' },
      from: { type: 'string', format: 'date' },
      until: { type: 'string', format: 'date', notBefore: 'from', within: { days: 30, of: 'from' } },
    },
  },
  validateQuery: stateRowsQuery,
  paramsSchema: {
    type: 'object',
    required: ['state'],
    properties: { state: { type: 'string', maxLength: 512 } },
  },
  validateParams: stateRowsParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'name'] },
  answer: { envelope: 'page', item: stateAllItem },
};

export const stateSave: DeclaredOperation = {
  id: 'state.save',
  roles: [1],
  effect: 'write',
  bodySchema: stateSaveBody.schema,
  validateBody: stateSaveBody.validate,
  messages: stateSaveBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: stateSaveQuery,
  paramsSchema: {
    type: 'object',
    required: ['state'],
    properties: { state: { type: 'string', maxLength: 512 } },
  },
  validateParams: stateSaveParams,
  answer: { envelope: 'alert' },
};
