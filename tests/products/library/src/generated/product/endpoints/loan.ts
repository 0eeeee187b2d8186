// Generated from schemas/loan/loan.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../../../../src/runtime/model.ts';

export const loanList: Endpoint = {
  id: 'loan.list',
  method: 'GET',
  path: '/api/loans',
  roles: [1, 9],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'size' },
  search: 'q',
};

export const loanReturn: Endpoint = {
  id: 'loan.return',
  method: 'POST',
  path: '/api/loans/{id}/return',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['loan.list'],
};
