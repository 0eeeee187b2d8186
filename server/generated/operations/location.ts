// Generated from schemas/location/location.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as locationListExportBody from '../../../domain/generated/compiled/bodies/location-list-export.ts';
import * as inputs from '../compiled/inputs/location.ts';

const locationGetItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'code', 'name', 'global_dimension_1_code', 'last_sync_nav', 'created_at', 'updated_at',
    'deleted_at',
  ],
  properties: {
    id: { type: 'integer' },
    code: { type: 'string' },
    name: { type: 'string' },
    global_dimension_1_code: { type: ['string', 'null'] },
    last_sync_nav: { type: ['string', 'null'], format: 'date-time' },
    created_at: { type: 'string', format: 'date-time' },
    updated_at: { type: 'string', format: 'date-time' },
    deleted_at: { type: ['string', 'null'], format: 'date-time' },
  },
};

export const locationGet: DeclaredOperation = {
  id: 'location.get',
  roles: [2, 3],
  effect: 'read',
  validateQuery: inputs.locationGetQuery,
  paramsSchema: { type: 'object', required: ['code'], properties: { code: { type: 'string' } } },
  validateParams: inputs.locationGetParams,
  answer: { envelope: 'item', item: locationGetItem },
  resource: { do: 'get', entity: 'location', key: { from: 'path', path: 'code' } },
};

export const locationList: DeclaredOperation = {
  id: 'location.list',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
      sort: { type: 'string', enum: ['id', 'code', 'name'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
    },
  },
  validateQuery: inputs.locationListQuery,
  validateParams: inputs.locationListParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'code', 'name'] },
  answer: { envelope: 'page-meta', item: locationGetItem },
  resource: { do: 'list', entity: 'location' },
};

export const locationListExport: DeclaredOperation = {
  id: 'location.list-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: locationListExportBody.schema,
  validateBody: locationListExportBody.validate,
  messages: locationListExportBody.messages,
  validateQuery: inputs.locationListExportQuery,
  validateParams: inputs.locationListExportParams,
  answer: { envelope: 'file' },
  exports: locationList,
  summary: 'All rows of location.list as a file.',
};

const locationSyncItem = { type: 'object', additionalProperties: false, properties: { job: { type: 'integer' } } };

export const locationSync: DeclaredOperation = {
  id: 'location.sync',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.locationSyncQuery,
  validateParams: inputs.locationSyncParams,
  answer: { envelope: 'alert', item: locationSyncItem },
  job: { kind: 'location.sync', title: 'Sync Location', message: 'Sync Location has started.' },
  summary: 'Takes over the locations of the ERP.',
};
