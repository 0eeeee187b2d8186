// Generated from schemas/view/view.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

export const viewCreate: Endpoint = {
  id: 'view.create',
  method: 'POST',
  path: '/api/admin/views',
  roles: [2, 3, 4, 5],
  effect: 'write',
  encoding: 'json',
  envelope: 'alert',
  invalidates: ['view.list'],
  extension: true,
};

export const viewDelete: Endpoint = {
  id: 'view.delete',
  method: 'DELETE',
  path: '/api/admin/views/{id}',
  roles: [2, 3, 4, 5],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['view.list'],
  extension: true,
};

/** The saved views of a screen that the caller may see: own and shared ones. */
export const viewList: Endpoint = {
  id: 'view.list',
  method: 'GET',
  path: '/api/admin/views',
  roles: [2, 3, 4, 5],
  effect: 'read',
  envelope: 'list',
  extension: true,
};

export const viewUpdate: Endpoint = {
  id: 'view.update',
  method: 'PUT',
  path: '/api/admin/views/{id}',
  roles: [2, 3, 4, 5],
  effect: 'write',
  encoding: 'json',
  envelope: 'alert',
  invalidates: ['view.list'],
  extension: true,
};
