// Generated from schemas/admin/user-admin.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as userAdminCreateBody from '../../../domain/generated/compiled/bodies/user-admin-create.ts';
import * as userAdminListExportBody from '../../../domain/generated/compiled/bodies/user-admin-list-export.ts';
import * as userAdminResetPasswordBody from '../../../domain/generated/compiled/bodies/user-admin-reset-password.ts';
import * as userAdminUpdateBody from '../../../domain/generated/compiled/bodies/user-admin-update.ts';
import * as inputs from '../compiled/inputs/user-admin.ts';

const userAdminCreateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'username', 'role', 'version'],
  properties: {
    id: { type: 'integer' },
    username: { type: 'string' },
    role: {
      type: 'integer',
      choices: {
        2: 'Admin',
        3: { label: 'Superadmin', roles: 'superadministration' },
        4: 'IT Staff',
        5: 'Customer Service',
      },
    },
    version: { type: 'string' },
  },
};

export const userAdminCreate: DeclaredOperation = {
  id: 'user-admin.create',
  roles: [2, 3],
  effect: 'write',
  bodySchema: userAdminCreateBody.schema,
  validateBody: userAdminCreateBody.validate,
  messages: userAdminCreateBody.messages,
  validateQuery: inputs.userAdminCreateQuery,
  validateParams: inputs.userAdminCreateParams,
  limits: ['weak_password'],
  grave: true,
  answer: { envelope: 'alert', item: userAdminCreateItem },
  summary: 'Adds an account of the staff. Only a Superadmin may add a Superadmin.',
};

export const userAdminDelete: DeclaredOperation = {
  id: 'user-admin.delete',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.userAdminDeleteQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.userAdminDeleteParams,
  limits: ['no_approver'],
  grave: true,
  answer: { envelope: 'alert' },
  summary: 'Deletes an account of the staff and ends its sessions.',
};

export const userAdminGet: DeclaredOperation = {
  id: 'user-admin.get',
  roles: [2, 3],
  effect: 'read',
  validateQuery: inputs.userAdminGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.userAdminGetParams,
  answer: { envelope: 'item', item: userAdminCreateItem },
  resource: { do: 'get', entity: 'user-admin', key: { from: 'path', path: 'id' } },
};

const userAdminListItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'username', 'role', 'owner_name'],
  properties: {
    id: { type: 'integer' },
    username: { type: 'string' },
    role: {
      type: 'integer',
      choices: {
        2: 'Admin',
        3: { label: 'Superadmin', roles: 'superadministration' },
        4: 'IT Staff',
        5: 'Customer Service',
      },
    },
    owner_name: { type: 'string', standIn: 'username' },
  },
};

export const userAdminList: DeclaredOperation = {
  id: 'user-admin.list',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
      sort: { type: 'string', enum: ['id', 'username', 'role'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
      decides: {
        type: 'integer',
        enum: [1],
        extension: true,
        description: 'Only those who could decide on promotions.',
      },
    },
  },
  validateQuery: inputs.userAdminListQuery,
  validateParams: inputs.userAdminListParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'username', 'role'] },
  answer: { envelope: 'page', item: userAdminListItem },
  resource: {
    do: 'list',
    entity: 'user-admin',
    where: { role: { anyOf: [2, 3], given: { from: 'query', path: 'decides' } } },
  },
};

export const userAdminListExport: DeclaredOperation = {
  id: 'user-admin.list-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: userAdminListExportBody.schema,
  validateBody: userAdminListExportBody.validate,
  messages: userAdminListExportBody.messages,
  validateQuery: inputs.userAdminListExportQuery,
  validateParams: inputs.userAdminListExportParams,
  answer: { envelope: 'file' },
  exports: userAdminList,
  summary: 'All rows of user-admin.list as a file.',
};

export const userAdminResetPassword: DeclaredOperation = {
  id: 'user-admin.reset-password',
  roles: [3],
  effect: 'write',
  extension: true,
  bodySchema: userAdminResetPasswordBody.schema,
  validateBody: userAdminResetPasswordBody.validate,
  messages: userAdminResetPasswordBody.messages,
  validateQuery: inputs.userAdminResetPasswordQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.userAdminResetPasswordParams,
  limits: ['weak_password'],
  grave: true,
  answer: { envelope: 'alert' },
  summary: 'A Superadmin gives an account that forgot its password a temporary one; all its sessions end.',
};

export const userAdminResetSecondFactor: DeclaredOperation = {
  id: 'user-admin.reset-second-factor',
  roles: [3],
  effect: 'write',
  extension: true,
  validateQuery: inputs.userAdminResetSecondFactorQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.userAdminResetSecondFactorParams,
  grave: true,
  answer: { envelope: 'alert' },
  summary: 'A Superadmin takes the two-step sign-in of an account that lost its app and codes; all its sessions end.',
};

export const userAdminUpdate: DeclaredOperation = {
  id: 'user-admin.update',
  roles: [2, 3],
  effect: 'write',
  bodySchema: userAdminUpdateBody.schema,
  validateBody: userAdminUpdateBody.validate,
  messages: userAdminUpdateBody.messages,
  validateQuery: inputs.userAdminUpdateQuery,
  validateParams: inputs.userAdminUpdateParams,
  limits: ['own_password', 'weak_password', 'last_superadmin'],
  grave: true,
  answer: { envelope: 'alert', item: userAdminCreateItem },
  summary: 'Changes an account of the staff. A new password or role ends the account\'s sessions.',
};
