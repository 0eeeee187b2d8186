// Generated from schemas/point/point.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

export const pointCreate: Endpoint = {
  id: 'point.create',
  method: 'POST',
  path: '/api/admin/loyalty/point-management',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['point.list'],
};

export const pointDelete: Endpoint = {
  id: 'point.delete',
  method: 'DELETE',
  path: '/api/admin/loyalty/point-management/{id}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['point.list'],
};

export const pointGet: Endpoint = {
  id: 'point.get',
  method: 'GET',
  path: '/api/admin/loyalty/point-management/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  variants: {
    purchase: { standIn: [{ text: 'Rp {minimum_purchase} - Rp {maximum_purchase}' }] },
    active: { values: ['Y', 'N'] },
  },
};

export const pointList: Endpoint = {
  id: 'point.list',
  method: 'GET',
  path: '/api/admin/loyalty/point-management',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'minimum_purchase', 'poin', 'active'] },
  export: true,
  ours: ['perPage'],
  variants: {
    purchase: { standIn: [{ text: 'Rp {minimum_purchase} - Rp {maximum_purchase}' }] },
    active: { values: ['Y', 'N'] },
  },
};

/** All rows of point.list as a file. */
export const pointListExport: Endpoint = {
  id: 'point.list-export',
  method: 'POST',
  path: '/api/admin/loyalty/point-management/export',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

/** Changes a point rule, or makes it active (Y) or not (N). */
export const pointUpdate: Endpoint = {
  id: 'point.update',
  method: 'POST',
  path: '/api/admin/loyalty/point-management/{id}',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['point.list', 'point.get'],
  words: { id: ['export'] },
};
