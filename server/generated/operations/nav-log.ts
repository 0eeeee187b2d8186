// Generated from schemas/navlog/nav-log.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as navLogListExportBody from '../../../domain/generated/compiled/bodies/nav-log-list-export.ts';
import * as inputs from '../compiled/inputs/nav-log.ts';

const navLogListItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'url', 'method', 'message', 'created_at', 'updated_at'],
  properties: {
    id: { type: 'integer' },
    url: { type: 'string' },
    method: { type: 'string' },
    message: { type: ['string', 'null'] },
    created_at: { type: 'string', format: 'date-time' },
    updated_at: { type: 'string', format: 'date-time' },
  },
};

export const navLogList: DeclaredOperation = {
  id: 'nav-log.list',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
      field: { type: 'string', enum: ['url', 'method', 'message'] },
      sort: { type: 'string', enum: ['id', 'updated_at', 'url', 'method'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
    },
  },
  validateQuery: inputs.navLogListQuery,
  validateParams: inputs.navLogListParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  searchIn: 'field',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'updated_at', 'url', 'method'] },
  answer: { envelope: 'page', item: navLogListItem },
  resource: { do: 'list', entity: 'nav-log' },
};

export const navLogListExport: DeclaredOperation = {
  id: 'nav-log.list-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: navLogListExportBody.schema,
  validateBody: navLogListExportBody.validate,
  messages: navLogListExportBody.messages,
  validateQuery: inputs.navLogListExportQuery,
  validateParams: inputs.navLogListExportParams,
  answer: { envelope: 'file' },
  exports: navLogList,
  summary: 'All rows of nav-log.list as a file.',
};
