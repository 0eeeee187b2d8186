// Generated from schemas/driver/driver.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as driverListExportBody from '../../../domain/generated/compiled/bodies/driver-list-export.ts';
import * as inputs from '../compiled/inputs/driver.ts';

const driverGetItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kode', 'name', 'email', 'alias'],
  properties: {
    id: { type: 'integer' },
    kode: { type: 'string' },
    name: { type: 'string' },
    email: { type: 'string' },
    alias: { type: ['string', 'null'] },
  },
};

export const driverGet: DeclaredOperation = {
  id: 'driver.get',
  roles: [2, 3],
  effect: 'read',
  validateQuery: inputs.driverGetQuery,
  paramsSchema: { type: 'object', required: ['email'], properties: { email: { type: 'string' } } },
  validateParams: inputs.driverGetParams,
  answer: { envelope: 'item', item: driverGetItem },
  resource: { do: 'get', entity: 'driver', key: { from: 'path', path: 'email' } },
};

export const driverList: DeclaredOperation = {
  id: 'driver.list',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
      sort: { type: 'string', enum: ['id', 'kode', 'name', 'email'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
    },
  },
  validateQuery: inputs.driverListQuery,
  validateParams: inputs.driverListParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'kode', 'name', 'email'] },
  answer: { envelope: 'page-meta', item: driverGetItem },
  resource: { do: 'list', entity: 'driver' },
};

export const driverListExport: DeclaredOperation = {
  id: 'driver.list-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: driverListExportBody.schema,
  validateBody: driverListExportBody.validate,
  messages: driverListExportBody.messages,
  validateQuery: inputs.driverListExportQuery,
  validateParams: inputs.driverListExportParams,
  answer: { envelope: 'file' },
  exports: driverList,
  summary: 'All rows of driver.list as a file.',
};

const driverSyncItem = { type: 'object', additionalProperties: false, properties: { job: { type: 'integer' } } };

export const driverSync: DeclaredOperation = {
  id: 'driver.sync',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.driverSyncQuery,
  validateParams: inputs.driverSyncParams,
  answer: { envelope: 'alert', item: driverSyncItem },
  job: { kind: 'driver.sync', title: 'Sync Driver', message: 'Sync Driver has started.' },
  summary: 'Takes over the drivers of the ERP.',
};
