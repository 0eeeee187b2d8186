// Generated from schemas/brand/brand.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

export const brandCreate: Endpoint = {
  id: 'brand.create',
  method: 'POST',
  path: '/api/admin/brand',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['brand.list'],
};

export const brandList: Endpoint = {
  id: 'brand.list',
  method: 'GET',
  path: '/api/admin/brand',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage', all: true },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'name', 'active'] },
  export: true,
  variants: { active: { values: [0, 1] } },
};

/** All rows of brand.list as a file. */
export const brandListExport: Endpoint = {
  id: 'brand.list-export',
  method: 'POST',
  path: '/api/admin/brand/export',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

export const brandSetActive: Endpoint = {
  id: 'brand.set-active',
  method: 'POST',
  path: '/api/admin/brand/updateActiveBrand',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['brand.list', 'brand.get'],
};

/** Activates or deactivates many brands, all or none. */
export const brandSetActiveMany: Endpoint = {
  id: 'brand.set-active-many',
  method: 'POST',
  path: '/api/admin/brand/bulk-active',
  roles: [2, 3],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
  selection: { most: 1000 },
  invalidates: ['brand.list', 'brand.get'],
  extension: true,
};

export const brandUpdate: Endpoint = {
  id: 'brand.update',
  method: 'POST',
  path: '/api/admin/brand/update',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['brand.list', 'brand.get', 'product.list', 'product.get'],
};

/** One brand, so that its edit screen survives a reload. */
export const brandGet: Endpoint = {
  id: 'brand.get',
  method: 'GET',
  path: '/api/admin/brand/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  extension: true,
  fallback: { list: brandList, match: 'id' },
};
