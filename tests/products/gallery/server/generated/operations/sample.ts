// Generated from schemas/cells/sample.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../../../../server/http/declared.ts';
import {
  sampleCellsParams,
  sampleCellsQuery,
  sampleOptionsParams,
  sampleOptionsQuery,
  sampleOverviewParams,
  sampleOverviewQuery,
  sampleRecordParams,
  sampleRecordQuery,
} from '../inputs/sample.ts';

const sampleCellsItem = {
  additionalProperties: false,
  type: 'object',
  properties: { id: { type: 'integer' }, case: { type: 'string' }, a: {}, b: {}, c: {}, d: {}, e: {}, f: {} },
};

export const sampleCells: DeclaredOperation = {
  id: 'sample.cells',
  roles: [1],
  effect: 'read',
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: sampleCellsQuery,
  paramsSchema: {
    type: 'object',
    required: ['cell'],
    properties: { cell: { type: 'string', maxLength: 512 } },
  },
  validateParams: sampleCellsParams,
  answer: { envelope: 'list', item: sampleCellsItem },
};

const sampleOptionsItem = { type: 'object' };

export const sampleOptions: DeclaredOperation = {
  id: 'sample.options',
  roles: [1],
  effect: 'read',
  files: [],
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
    },
  },
  validateQuery: sampleOptionsQuery,
  paramsSchema: {
    type: 'object',
    required: ['state'],
    properties: { state: { type: 'string', maxLength: 512 } },
  },
  validateParams: sampleOptionsParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  answer: { envelope: 'page', item: sampleOptionsItem },
};

export const sampleOverview: DeclaredOperation = {
  id: 'sample.overview',
  roles: [1],
  effect: 'read',
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: sampleOverviewQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: sampleOverviewParams,
  answer: { envelope: 'item', item: sampleOptionsItem },
};

export const sampleRecord: DeclaredOperation = {
  id: 'sample.record',
  roles: [1],
  effect: 'read',
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: sampleRecordQuery,
  paramsSchema: {
    type: 'object',
    required: ['field'],
    properties: { field: { type: 'string', maxLength: 512 } },
  },
  validateParams: sampleRecordParams,
  answer: { envelope: 'item', item: sampleOptionsItem },
};
