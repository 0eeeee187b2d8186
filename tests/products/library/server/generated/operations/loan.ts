// Generated from schemas/loan/loan.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../../../../server/http/declared.ts';
import { loanListParams, loanListQuery, loanReturnParams, loanReturnQuery } from '../inputs/loan.ts';

const loanListItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'book', 'borrower', 'due', 'returned'],
  properties: {
    id: { type: 'integer' },
    book: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'title'],
      properties: { id: { type: 'integer' }, title: { type: 'string' } },
    },
    borrower: { type: 'string' },
    due: { type: 'string', format: 'date' },
    returned: { type: 'integer', enum: [0, 1] },
  },
};

export const loanList: DeclaredOperation = {
  id: 'loan.list',
  roles: [1, 9],
  effect: 'read',
  files: [],
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, default: 1 },
      size: { type: 'integer', minimum: 1, maximum: 500 },
      q: { type: 'string', maxLength: 512 },
    },
  },
  validateQuery: loanListQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: loanListParams,
  paging: { page: 'page', size: 'size' },
  search: 'q',
  answer: { envelope: 'page', item: loanListItem },
  resource: { do: 'list', entity: 'loan', message: '' },
};

export const loanReturn: DeclaredOperation = {
  id: 'loan.return',
  roles: [1],
  effect: 'write',
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: loanReturnQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: loanReturnParams,
  answer: { envelope: 'alert', item: loanListItem },
  resource: {
    do: 'update',
    entity: 'loan',
    key: { from: 'path', path: 'id' },
    set: { returned: { literal: 1 } },
    message: 'Thank you, {borrower}.',
  },
};
