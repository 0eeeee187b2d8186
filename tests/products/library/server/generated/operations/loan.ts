// Generated from schemas/loan/loan.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../../../../server/http/declared.ts';
import { loanLifecycle } from '../../../src/generated/product/lifecycles/loan.ts';
import {
  loanLendParams,
  loanLendQuery,
  loanListParams,
  loanListQuery,
  loanLoseParams,
  loanLoseQuery,
  loanReturnParams,
  loanReturnQuery,
} from '../inputs/loan.ts';

const loanLendItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'book', 'borrower', 'due', 'state'],
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
    state: { type: 'string', enum: ['reserved', 'lent', 'returned', 'lost'] },
  },
};

export const loanLend: DeclaredOperation = {
  id: 'loan.lend',
  roles: [1],
  effect: 'write',
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: loanLendQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: loanLendParams,
  answer: { envelope: 'alert', item: loanLendItem },
  resource: {
    do: 'update',
    entity: 'loan',
    key: { from: 'path', path: 'id' },
    set: {},
    message: '{borrower} has the book now.',
  },
  step: { lifecycle: loanLifecycle, action: 'lend' },
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
      state: { type: 'string', enum: ['reserved', 'lent', 'returned', 'lost'] },
    },
  },
  validateQuery: loanListQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: loanListParams,
  paging: { page: 'page', size: 'size' },
  search: 'q',
  answer: { envelope: 'page', item: loanLendItem },
  resource: { do: 'list', entity: 'loan', where: { state: { from: 'query', path: 'state' } }, message: '' },
};

export const loanLose: DeclaredOperation = {
  id: 'loan.lose',
  roles: [1],
  effect: 'write',
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: loanLoseQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: loanLoseParams,
  answer: { envelope: 'alert', item: loanLendItem },
  resource: {
    do: 'update',
    entity: 'loan',
    key: { from: 'path', path: 'id' },
    set: {},
    message: 'The book of {borrower} is lost.',
  },
  step: { lifecycle: loanLifecycle, action: 'lose' },
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
  answer: { envelope: 'alert', item: loanLendItem },
  resource: {
    do: 'update',
    entity: 'loan',
    key: { from: 'path', path: 'id' },
    set: {},
    message: 'Thank you, {borrower}.',
  },
  step: { lifecycle: loanLifecycle, action: 'return' },
};
