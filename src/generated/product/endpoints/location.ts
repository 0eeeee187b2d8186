// Generated from schemas/location/location.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

export const locationGet: Endpoint = {
  id: 'location.get',
  method: 'GET',
  path: '/api/admin/locations/{code}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  words: { code: ['sync'] },
};

export const locationList: Endpoint = {
  id: 'location.list',
  method: 'GET',
  path: '/api/admin/locations',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page-meta',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'code', 'name'] },
  export: true,
};

/** All rows of location.list as a file. */
export const locationListExport: Endpoint = {
  id: 'location.list-export',
  method: 'POST',
  path: '/api/admin/locations/export',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

/** Takes over the locations of the ERP. */
export const locationSync: Endpoint = {
  id: 'location.sync',
  method: 'GET',
  path: '/api/admin/locations/sync',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['location.list', 'location.get'],
  job: true,
};
