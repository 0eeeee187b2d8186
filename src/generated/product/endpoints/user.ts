// Generated from schemas/user/user.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

/** Makes the shops of a CSV file active or inactive. */
export const userBulkAction: Endpoint = {
  id: 'user.bulk-action',
  method: 'POST',
  path: '/api/admin/users/bulk-action',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['user.list', 'user.get'],
  extension: true,
  job: true,
};

/** All shops as users.xlsx. */
export const userDownload: Endpoint = {
  id: 'user.download',
  method: 'GET',
  path: '/api/admin/users/download',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'file',
};

export const userList: Endpoint = {
  id: 'user.list',
  method: 'GET',
  path: '/api/admin/users',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage', all: true },
  search: 'search',
  searchIn: 'field',
  searchBegin: 'begin',
  sort: {
    field: 'sort',
    dir: 'dir',
    fields: ['id', 'nav_id', 'owner_name', 'shop_name', 'phone_number', 'active'],
  },
  export: true,
  ours: ['active'],
  variants: { active: { values: [0, 1], other: 1 } },
};

/** All rows of user.list as a file. */
export const userListExport: Endpoint = {
  id: 'user.list-export',
  method: 'POST',
  path: '/api/admin/users/export',
  roles: [2, 3, 5],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

/** The codes that a shop asked for. */
export const userOtpLog: Endpoint = {
  id: 'user.otp-log',
  method: 'GET',
  path: '/api/admin/users/otp-log/{id}',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'list',
  export: true,
};

/** All rows of user.otp-log as a file. */
export const userOtpLogExport: Endpoint = {
  id: 'user.otp-log-export',
  method: 'POST',
  path: '/api/admin/users/otp-log/{id}/export',
  roles: [2, 3, 5],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

/** Marks a request as processed; the shop's data stay as they are. */
export const userProcessUpdateInfo: Endpoint = {
  id: 'user.process-update-info',
  method: 'GET',
  path: '/user/{userId}/update-info/{id}/process',
  roles: [2, 3, 5],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['user.update-info', 'user.update-requests'],
};

/** Gives a shop a temporary password, which is answered this once; the data are an addition of ours. */
export const userResetPassword: Endpoint = {
  id: 'user.reset-password',
  method: 'GET',
  path: '/api/admin/users/reset-password/{id}',
  roles: [2, 3, 5],
  effect: 'write',
  envelope: 'alert',
};

/** Activates or deactivates many shops, all or none. */
export const userSetActiveMany: Endpoint = {
  id: 'user.set-active-many',
  method: 'POST',
  path: '/api/admin/users/bulk-active',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
  selection: { most: 1000 },
  invalidates: ['user.list', 'user.get'],
  extension: true,
  ours: ['filter.begin', 'filter.active'],
};

/** Takes over one customer of the ERP. */
export const userSync: Endpoint = {
  id: 'user.sync',
  method: 'GET',
  path: '/api/admin/users/sync/{id}',
  roles: [2, 3, 5],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['user.list', 'user.get'],
  job: true,
};

/** Takes over the customers of the ERP. */
export const userSyncAll: Endpoint = {
  id: 'user.sync-all',
  method: 'GET',
  path: '/api/admin/users/sync-all',
  roles: [2, 3, 5],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['user.list', 'user.get'],
  job: true,
};

/** Flips active. */
export const userToggle: Endpoint = {
  id: 'user.toggle',
  method: 'GET',
  path: '/api/admin/users/state/{id}',
  roles: [2, 3, 5],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['user.list', 'user.get'],
};

export const userUpdate: Endpoint = {
  id: 'user.update',
  method: 'PUT',
  path: '/api/admin/users/{id}',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
  invalidates: ['user.list', 'user.get'],
};

/** The changes that a shop asked for. */
export const userUpdateInfo: Endpoint = {
  id: 'user.update-info',
  method: 'GET',
  path: '/api/admin/users/update-info/{id}',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  export: true,
  ours: ['perPage'],
  variants: { status: { values: [0, 1] } },
};

/** All rows of user.update-info as a file. */
export const userUpdateInfoExport: Endpoint = {
  id: 'user.update-info-export',
  method: 'POST',
  path: '/api/admin/users/update-info/{id}/export',
  roles: [2, 3, 5],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

/** The changes that all shops asked for. */
export const userUpdateRequests: Endpoint = {
  id: 'user.update-requests',
  method: 'GET',
  path: '/api/admin/users/update-requests',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  extension: true,
};

/** One shop, so that its edit screen survives a reload. */
export const userGet: Endpoint = {
  id: 'user.get',
  method: 'GET',
  path: '/api/admin/users/{id}',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'item',
  extension: true,
  words: { id: ['comechat', 'download', 'sync-all', 'update-requests'] },
  fallback: { list: userList, match: 'id' },
};
