// Generated from schemas/loan/loan.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../../../../core/declared.ts';
import * as loanNoteBody from '../../../domain/generated/compiled/bodies/loan-note.ts';
import { loanLifecycle } from '../../../domain/generated/lifecycles/loan.ts';
import * as inputs from '../compiled/inputs/loan.ts';

const loanActionsItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'action', 'allowed', 'reason', 'message', 'params'],
  properties: {
    id: { type: 'integer' },
    action: { type: 'string', description: '<lifecycle>.<action>' },
    allowed: { type: 'integer', enum: [0, 1] },
    reason: { type: ['string', 'null'], enum: ['action', 'role', 'state', 'condition', 'may', null] },
    message: { type: ['string', 'null'], description: 'Source text; params fill it.' },
    params: { type: ['object', 'null'] },
  },
};

export const loanActions: DeclaredOperation = {
  id: 'loan.actions',
  roles: [1, 2],
  effect: 'read',
  extension: true,
  querySchema: {
    type: 'object',
    properties: { ids: { type: 'array', items: { type: 'integer' }, maxItems: 500, uniqueItems: true } },
  },
  validateQuery: inputs.loanActionsQuery,
  validateParams: inputs.loanActionsParams,
  answer: { envelope: 'list', item: loanActionsItem },
  resource: { do: 'actions', entity: 'loan' },
};

export const loanLend: DeclaredOperation = {
  id: 'loan.lend',
  roles: [1, 2],
  effect: 'write',
  validateQuery: inputs.loanLendQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.loanLendParams,
  answer: { envelope: 'alert' },
  resource: { do: 'update', entity: 'loan', key: { from: 'path', path: 'id' }, set: {}, message: 'Done.' },
  step: { lifecycle: loanLifecycle, action: 'lend', row: { from: 'path', path: 'id' } },
};

const loanListItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'reader', 'state'],
  properties: {
    id: { type: 'integer' },
    reader: { type: 'string' },
    state: { type: 'integer', enum: [0, 1, 2] },
  },
};

export const loanList: DeclaredOperation = {
  id: 'loan.list',
  roles: [1, 2],
  effect: 'read',
  validateQuery: inputs.loanListQuery,
  validateParams: inputs.loanListParams,
  answer: { envelope: 'list', item: loanListItem },
  resource: { do: 'list', entity: 'loan' },
};

export const loanNote: DeclaredOperation = {
  id: 'loan.note',
  roles: [1, 2],
  effect: 'write',
  bodySchema: loanNoteBody.schema,
  validateBody: loanNoteBody.validate,
  messages: loanNoteBody.messages,
  validateQuery: inputs.loanNoteQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.loanNoteParams,
  publishes: ['loan'],
  limits: ['open_loan', 'few_notes'],
  answer: { envelope: 'alert' },
  step: { lifecycle: loanLifecycle, action: 'note', row: { from: 'path', path: 'id' } },
};

export const loanReturn: DeclaredOperation = {
  id: 'loan.return',
  roles: [1, 2],
  effect: 'write',
  validateQuery: inputs.loanReturnQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.loanReturnParams,
  answer: { envelope: 'alert' },
  resource: { do: 'update', entity: 'loan', key: { from: 'path', path: 'id' }, set: {}, message: 'Done.' },
  step: { lifecycle: loanLifecycle, action: 'return', row: { from: 'path', path: 'id' } },
};
