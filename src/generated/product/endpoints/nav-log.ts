// Generated from schemas/navlog/nav-log.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

export const navLogList: Endpoint = {
  id: 'nav-log.list',
  method: 'GET',
  path: '/api/admin/nav/log',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  searchIn: 'field',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'updated_at', 'url', 'method'] },
  export: true,
};

/** All rows of nav-log.list as a file. */
export const navLogListExport: Endpoint = {
  id: 'nav-log.list-export',
  method: 'POST',
  path: '/api/admin/nav/log/export',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};
