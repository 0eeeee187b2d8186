// Generated from schemas/states/state.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../../../../src/runtime/model.ts';

export const stateAll: Endpoint = { id: 'state.all', method: 'GET', path: '/api/all/{state}', roles: [1], effect: 'read', envelope: 'list' };

export const stateDo: Endpoint = {
  id: 'state.do',
  method: 'POST',
  path: '/api/do/{how}',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};

export const stateDownload: Endpoint = { id: 'state.download', method: 'GET', path: '/api/download', roles: [1], effect: 'read', envelope: 'file' };

export const stateOne: Endpoint = { id: 'state.one', method: 'GET', path: '/api/one/{state}', roles: [1], effect: 'read', envelope: 'item' };

export const stateOrder: Endpoint = {
  id: 'state.order',
  method: 'POST',
  path: '/api/order',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};

export const stateRename: Endpoint = {
  id: 'state.rename',
  method: 'PUT',
  path: '/api/rename',
  roles: [1],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
};

export const stateRows: Endpoint = {
  id: 'state.rows',
  method: 'GET',
  path: '/api/rows/{state}',
  roles: [1],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'name'] },
};

export const stateSave: Endpoint = {
  id: 'state.save',
  method: 'POST',
  path: '/api/save/{state}',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};
