// Generated from schemas/approval/approval.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

export const approvalCreate: Endpoint = {
  id: 'approval.create',
  method: 'POST',
  path: '/api/admin/master/approval',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['approval.list'],
};

export const approvalDelete: Endpoint = {
  id: 'approval.delete',
  method: 'DELETE',
  path: '/api/admin/master/approval/{id}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['approval.list'],
};

export const approvalLevels: Endpoint = {
  id: 'approval.levels',
  method: 'GET',
  path: '/api/admin/master/level',
  roles: [2, 3],
  effect: 'read',
  envelope: 'list',
};

export const approvalList: Endpoint = {
  id: 'approval.list',
  method: 'GET',
  path: '/api/admin/master/approval',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  export: true,
  variants: { 'user.owner_name': { standIn: [] } },
};

/** All rows of approval.list as a file. */
export const approvalListExport: Endpoint = {
  id: 'approval.list-export',
  method: 'POST',
  path: '/api/admin/master/approval/export',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

export const approvalUpdate: Endpoint = {
  id: 'approval.update',
  method: 'POST',
  path: '/api/admin/master/approval/update',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['approval.list', 'approval.get'],
};

/** One approver, so that its edit screen survives a reload. */
export const approvalGet: Endpoint = {
  id: 'approval.get',
  method: 'GET',
  path: '/api/admin/master/approval/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  extension: true,
  fallback: { list: approvalList, match: 'id' },
};
