// Generated from schemas/cells/sample.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../../../../src/runtime/model.ts';

export const sampleCells: Endpoint = { id: 'sample.cells', method: 'GET', path: '/api/cells/{cell}', roles: [1], effect: 'read', envelope: 'list' };

export const sampleOptions: Endpoint = {
  id: 'sample.options',
  method: 'GET',
  path: '/api/options/{state}',
  roles: [1],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
};

export const sampleOverview: Endpoint = { id: 'sample.overview', method: 'GET', path: '/api/overview', roles: [1], effect: 'read', envelope: 'item' };

export const sampleRecord: Endpoint = {
  id: 'sample.record',
  method: 'GET',
  path: '/api/record/{field}',
  roles: [1],
  effect: 'read',
  envelope: 'item',
};
