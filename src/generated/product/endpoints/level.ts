// Generated from schemas/level/level.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

export const levelCreate: Endpoint = {
  id: 'level.create',
  method: 'POST',
  path: '/api/admin/loyalty/level',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['level.list'],
};

export const levelGet: Endpoint = {
  id: 'level.get',
  method: 'GET',
  path: '/api/admin/loyalty/level/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  variants: { active: { values: ['Y', 'N'] } },
};

export const levelList: Endpoint = {
  id: 'level.list',
  method: 'GET',
  path: '/api/admin/loyalty/level',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'title', 'start_xp', 'customer', 'active'] },
  export: true,
  variants: { active: { values: ['Y', 'N'] } },
};

/** All rows of level.list as a file. */
export const levelListExport: Endpoint = {
  id: 'level.list-export',
  method: 'POST',
  path: '/api/admin/loyalty/level/export',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

/** Changes a level, or makes it active (Y) or not (N). */
export const levelUpdate: Endpoint = {
  id: 'level.update',
  method: 'POST',
  path: '/api/admin/loyalty/level/{id}',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['level.list', 'level.get'],
  words: { id: ['export'] },
};
