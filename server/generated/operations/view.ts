// Generated from schemas/view/view.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as viewCreateBody from '../../../domain/generated/compiled/bodies/view-create.ts';
import * as viewUpdateBody from '../../../domain/generated/compiled/bodies/view-update.ts';
import * as inputs from '../compiled/inputs/view.ts';

const viewCreateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'query', 'shared', 'editable', 'owner'],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    query: { type: 'string' },
    shared: { type: 'integer', enum: [0, 1], description: '1: everybody sees it.' },
    editable: { type: 'integer', enum: [0, 1], description: '1: the caller may change or delete it.' },
    owner: { type: ['string', 'null'], description: 'Who saved it; null when the account is gone.' },
  },
};

export const viewCreate: DeclaredOperation = {
  id: 'view.create',
  roles: [2, 3, 4, 5],
  effect: 'write',
  extension: true,
  bodySchema: viewCreateBody.schema,
  validateBody: viewCreateBody.validate,
  messages: viewCreateBody.messages,
  validateQuery: inputs.viewCreateQuery,
  validateParams: inputs.viewCreateParams,
  limits: ['most_views', 'free_name'],
  answer: { envelope: 'alert', item: viewCreateItem },
};

export const viewDelete: DeclaredOperation = {
  id: 'view.delete',
  roles: [2, 3, 4, 5],
  effect: 'write',
  extension: true,
  validateQuery: inputs.viewDeleteQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.viewDeleteParams,
  answer: { envelope: 'alert' },
};

export const viewList: DeclaredOperation = {
  id: 'view.list',
  roles: [2, 3, 4, 5],
  effect: 'read',
  extension: true,
  querySchema: { type: 'object', properties: { screen: { type: 'string', maxLength: 100 } } },
  validateQuery: inputs.viewListQuery,
  validateParams: inputs.viewListParams,
  answer: { envelope: 'list', item: viewCreateItem },
  summary: 'The saved views of a screen that the caller may see: own and shared ones.',
};

export const viewUpdate: DeclaredOperation = {
  id: 'view.update',
  roles: [2, 3, 4, 5],
  effect: 'write',
  extension: true,
  bodySchema: viewUpdateBody.schema,
  validateBody: viewUpdateBody.validate,
  messages: viewUpdateBody.messages,
  validateQuery: inputs.viewUpdateQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.viewUpdateParams,
  limits: ['free_name'],
  answer: { envelope: 'alert', item: viewCreateItem },
};
