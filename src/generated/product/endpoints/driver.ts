// Generated from schemas/driver/driver.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

export const driverGet: Endpoint = {
  id: 'driver.get',
  method: 'GET',
  path: '/api/admin/drivers/{email}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  words: { email: ['sync'] },
};

export const driverList: Endpoint = {
  id: 'driver.list',
  method: 'GET',
  path: '/api/admin/drivers',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page-meta',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'kode', 'name', 'email'] },
  export: true,
};

/** All rows of driver.list as a file. */
export const driverListExport: Endpoint = {
  id: 'driver.list-export',
  method: 'POST',
  path: '/api/admin/drivers/export',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

/** Takes over the drivers of the ERP. */
export const driverSync: Endpoint = {
  id: 'driver.sync',
  method: 'GET',
  path: '/api/admin/drivers/sync',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['driver.list', 'driver.get'],
  job: true,
};
