// Generated from schemas/loan/loan.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../../../../core/model.ts';

export const loanActions: Endpoint = {
  id: 'loan.actions',
  method: 'GET',
  path: '/api/loan/actions',
  roles: [1, 2],
  effect: 'read',
  envelope: 'list',
  extension: true,
};

export const loanLend: Endpoint = {
  id: 'loan.lend',
  method: 'POST',
  path: '/api/loan/{id}/lend',
  roles: [1, 2],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['loan.list', 'loan.actions'],
};

export const loanList: Endpoint = {
  id: 'loan.list',
  method: 'GET',
  path: '/api/loan',
  roles: [1, 2],
  effect: 'read',
  envelope: 'list',
  variants: { state: { values: [0, 1, 2] } },
};

export const loanNote: Endpoint = {
  id: 'loan.note',
  method: 'POST',
  path: '/api/loan/{id}/note',
  roles: [1, 2],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['loan.actions'],
};

export const loanReturn: Endpoint = {
  id: 'loan.return',
  method: 'POST',
  path: '/api/loan/{id}/return',
  roles: [1, 2],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['loan.list', 'loan.actions'],
};
