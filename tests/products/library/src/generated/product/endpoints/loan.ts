// Generated from schemas/loan/loan.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../../../../src/runtime/model.ts';

export const loanLend: Endpoint = {
  id: 'loan.lend',
  method: 'POST',
  path: '/api/loans/{id}/lend',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['loan.list'],
};

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

export const loanLose: Endpoint = {
  id: 'loan.lose',
  method: 'POST',
  path: '/api/loans/{id}/lose',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['loan.list'],
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
