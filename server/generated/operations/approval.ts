// Generated from schemas/approval/approval.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as approvalCreateBody from '../../../domain/generated/compiled/bodies/approval-create.ts';
import * as approvalListExportBody from '../../../domain/generated/compiled/bodies/approval-list-export.ts';
import * as approvalUpdateBody from '../../../domain/generated/compiled/bodies/approval-update.ts';
import * as inputs from '../compiled/inputs/approval.ts';

export const approvalCreate: DeclaredOperation = {
  id: 'approval.create',
  roles: [2, 3],
  effect: 'write',
  bodySchema: approvalCreateBody.schema,
  validateBody: approvalCreateBody.validate,
  messages: approvalCreateBody.messages,
  validateQuery: inputs.approvalCreateQuery,
  validateParams: inputs.approvalCreateParams,
  grave: true,
  answer: { envelope: 'alert' },
  resource: {
    do: 'create',
    entity: 'approval',
    set: { user_id: { from: 'body', path: 'user_id' }, role: { from: 'body', path: 'role' } },
    check: true,
    message: 'Approver saved.',
  },
};

export const approvalDelete: DeclaredOperation = {
  id: 'approval.delete',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.approvalDeleteQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.approvalDeleteParams,
  grave: true,
  answer: { envelope: 'alert' },
  resource: {
    do: 'delete',
    entity: 'approval',
    key: { from: 'path', path: 'id' },
    message: 'Approver deleted.',
  },
};

const approvalGetItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'user_id', 'role', 'role_string', 'user', 'version'],
  properties: {
    id: { type: 'integer' },
    user_id: { type: 'integer' },
    role: { type: 'integer', description: 'The level\'s number.' },
    role_string: { type: 'string', description: 'The level\'s name, kept by the database.' },
    user: {
      properties: { username: { type: 'string' }, owner_name: { type: 'string', standIn: [] } },
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['username', 'owner_name'],
    },
    version: { type: 'string' },
  },
};

export const approvalGet: DeclaredOperation = {
  id: 'approval.get',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  validateQuery: inputs.approvalGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.approvalGetParams,
  answer: { envelope: 'item', item: approvalGetItem },
  resource: { do: 'get', entity: 'approval', key: { from: 'path', path: 'id' } },
  summary: 'One approver, so that its edit screen survives a reload.',
};

const approvalLevelsItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'level_name', 'level'],
  properties: { id: { type: 'integer' }, level_name: { type: 'string' }, level: { type: 'integer' } },
};

export const approvalLevels: DeclaredOperation = {
  id: 'approval.levels',
  roles: [2, 3],
  effect: 'read',
  validateQuery: inputs.approvalLevelsQuery,
  validateParams: inputs.approvalLevelsParams,
  answer: { envelope: 'list', item: approvalLevelsItem },
  resource: { do: 'list', entity: 'approval-level' },
};

export const approvalList: DeclaredOperation = {
  id: 'approval.list',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
    },
  },
  validateQuery: inputs.approvalListQuery,
  validateParams: inputs.approvalListParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  answer: { envelope: 'page', item: approvalGetItem },
  resource: { do: 'list', entity: 'approval' },
};

export const approvalListExport: DeclaredOperation = {
  id: 'approval.list-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: approvalListExportBody.schema,
  validateBody: approvalListExportBody.validate,
  messages: approvalListExportBody.messages,
  validateQuery: inputs.approvalListExportQuery,
  validateParams: inputs.approvalListExportParams,
  answer: { envelope: 'file' },
  exports: approvalList,
  summary: 'All rows of approval.list as a file.',
};

export const approvalUpdate: DeclaredOperation = {
  id: 'approval.update',
  roles: [2, 3],
  effect: 'write',
  bodySchema: approvalUpdateBody.schema,
  validateBody: approvalUpdateBody.validate,
  messages: approvalUpdateBody.messages,
  validateQuery: inputs.approvalUpdateQuery,
  validateParams: inputs.approvalUpdateParams,
  grave: true,
  answer: { envelope: 'alert', item: approvalGetItem },
  resource: {
    do: 'update',
    entity: 'approval',
    key: { from: 'body', path: 'id' },
    set: { user_id: { from: 'body', path: 'user_id' }, role: { from: 'body', path: 'role' } },
    check: true,
    message: 'Approver saved.',
  },
};
