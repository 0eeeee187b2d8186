// Generated from schemas/admin/user-admin.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

/** Adds an account of the staff. Only a Superadmin may add a Superadmin. */
export const userAdminCreate: Endpoint = {
  id: 'user-admin.create',
  method: 'POST',
  path: '/api/admin/user-admin/create',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['user-admin.list'],
};

/** Deletes an account of the staff and ends its sessions. */
export const userAdminDelete: Endpoint = {
  id: 'user-admin.delete',
  method: 'DELETE',
  path: '/api/admin/user-admin/{id}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
};

export const userAdminGet: Endpoint = {
  id: 'user-admin.get',
  method: 'GET',
  path: '/api/admin/user-admin/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
};

export const userAdminList: Endpoint = {
  id: 'user-admin.list',
  method: 'GET',
  path: '/api/admin/user-admin',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'username', 'role'] },
  export: true,
  ours: ['decides'],
  variants: { owner_name: { standIn: ['username'] } },
};

/** All rows of user-admin.list as a file. */
export const userAdminListExport: Endpoint = {
  id: 'user-admin.list-export',
  method: 'POST',
  path: '/api/admin/user-admin/export',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

/** A Superadmin gives an account that forgot its password a temporary one; all its sessions end. */
export const userAdminResetPassword: Endpoint = {
  id: 'user-admin.reset-password',
  method: 'PUT',
  path: '/api/admin/user-admin/{id}/password',
  roles: [3],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
  extension: true,
};

/** A Superadmin takes the two-step sign-in of an account that lost its app and codes; all its sessions end. */
export const userAdminResetSecondFactor: Endpoint = {
  id: 'user-admin.reset-second-factor',
  method: 'DELETE',
  path: '/api/admin/user-admin/{id}/second-factor',
  roles: [3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['user-admin.list'],
  extension: true,
};

/** Changes an account of the staff. A new password or role ends the account's sessions. */
export const userAdminUpdate: Endpoint = {
  id: 'user-admin.update',
  method: 'PUT',
  path: '/api/admin/user-admin',
  roles: [2, 3],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
  invalidates: ['user-admin.list', 'user-admin.get', 'approval.list', 'approval.get', 'session.me'],
  ours: ['current_password'],
};
