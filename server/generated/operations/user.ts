// Generated from schemas/user/user.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as userBulkActionBody from '../../../domain/generated/compiled/bodies/user-bulk-action.ts';
import * as userListExportBody from '../../../domain/generated/compiled/bodies/user-list-export.ts';
import * as userOtpLogExportBody from '../../../domain/generated/compiled/bodies/user-otp-log-export.ts';
import * as userSetActiveManyBody from '../../../domain/generated/compiled/bodies/user-set-active-many.ts';
import * as userUpdateInfoExportBody from '../../../domain/generated/compiled/bodies/user-update-info-export.ts';
import * as userUpdateBody from '../../../domain/generated/compiled/bodies/user-update.ts';
import { userUpdateInfoLifecycle } from '../../../domain/generated/lifecycles/user-update-info.ts';
import * as inputs from '../compiled/inputs/user.ts';

const userBulkActionItem = { type: 'object', additionalProperties: false, properties: { job: { type: 'integer' } } };

export const userBulkAction: DeclaredOperation = {
  id: 'user.bulk-action',
  roles: [2, 3, 5],
  effect: 'write',
  extension: true,
  bodySchema: userBulkActionBody.schema,
  validateBody: userBulkActionBody.validate,
  messages: userBulkActionBody.messages,
  files: [{ name: 'file', types: ['text/csv'], maxBytes: 20000000, columns: { nav_id: ['NAV ID'] } }],
  validateQuery: inputs.userBulkActionQuery,
  validateParams: inputs.userBulkActionParams,
  answer: { envelope: 'alert', item: userBulkActionItem },
  job: { kind: 'user.bulk-action', title: 'Bulk Action', message: 'Bulk Action has started.' },
  summary: 'Makes the shops of a CSV file active or inactive.',
};

export const userDownload: DeclaredOperation = {
  id: 'user.download',
  roles: [2, 3, 5],
  effect: 'read',
  validateQuery: inputs.userDownloadQuery,
  validateParams: inputs.userDownloadParams,
  answer: { envelope: 'file' },
  resource: {
    do: 'file',
    entity: 'user',
    file: {
      name: 'users',
      by: [],
      format: 'xlsx',
      sort: [{ column: 'id', dir: 'asc' }],
      zone: 'Asia/Jakarta',
      locale: 'id-ID',
      columns: [
        { path: 'id', label: 'ID', as: 'number' },
        { path: 'nav_id', label: 'NAV ID', as: 'text' },
        { path: 'owner_name', label: 'Name', as: 'text' },
        { path: 'shop_name', label: 'Shop', as: 'text' },
        { path: 'phone_number', label: 'Phone', as: 'text' },
        { path: 'email', label: 'Email', as: 'text' },
        { path: 'address', label: 'Address', as: 'text' },
        { path: 'city', label: 'Kota', as: 'text' },
        { path: 'active', label: 'Status', as: 'active', labels: { on: 'Active', off: 'Inactive' } },
      ],
    },
  },
  summary: 'All shops as users.xlsx.',
};

const userGetItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'nav_id', 'owner_name', 'shop_name', 'phone_number', 'city', 'email', 'address', 'active',
    'version',
  ],
  properties: {
    id: { type: 'integer' },
    nav_id: { type: ['string', 'null'] },
    owner_name: { type: ['string', 'null'] },
    shop_name: { type: 'string' },
    phone_number: { type: ['string', 'null'] },
    city: { type: ['string', 'null'] },
    email: { type: ['string', 'null'] },
    address: { type: ['string', 'null'] },
    active: { type: 'integer', enum: [0, 1], other: 1, description: '0 means inactive.' },
    version: { type: 'string' },
  },
};

export const userGet: DeclaredOperation = {
  id: 'user.get',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  validateQuery: inputs.userGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.userGetParams,
  answer: { envelope: 'item', item: userGetItem },
  resource: { do: 'get', entity: 'user', key: { from: 'path', path: 'id' } },
  summary: 'One shop, so that its edit screen survives a reload.',
};

export const userList: DeclaredOperation = {
  id: 'user.list',
  roles: [2, 3, 5],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: {
        type: ['integer', 'string'],
        minimum: 1,
        maximum: 500,
        pattern: '^(all|[1-9][0-9]?|[1-4][0-9]{2}|500)$',
      },
      search: { type: 'string', maxLength: 512 },
      field: { type: 'string', enum: ['owner_name', 'shop_name', 'nav_id', 'phone_number'] },
      begin: { type: 'integer', enum: [1], extension: true },
      sort: { type: 'string', enum: ['id', 'nav_id', 'owner_name', 'shop_name', 'phone_number', 'active'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
      active: { type: 'integer', enum: [0, 1], extension: true },
    },
  },
  validateQuery: inputs.userListQuery,
  validateParams: inputs.userListParams,
  paging: { page: 'page', size: 'perPage', all: true },
  search: 'search',
  searchIn: 'field',
  searchBegin: 'begin',
  sort: {
    field: 'sort',
    dir: 'dir',
    fields: ['id', 'nav_id', 'owner_name', 'shop_name', 'phone_number', 'active'],
  },
  answer: { envelope: 'page', item: userGetItem },
  resource: { do: 'list', entity: 'user', where: { active: { from: 'query', path: 'active' } } },
};

export const userListExport: DeclaredOperation = {
  id: 'user.list-export',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  bodySchema: userListExportBody.schema,
  validateBody: userListExportBody.validate,
  messages: userListExportBody.messages,
  validateQuery: inputs.userListExportQuery,
  validateParams: inputs.userListExportParams,
  answer: { envelope: 'file' },
  exports: userList,
  summary: 'All rows of user.list as a file.',
};

const userOtpLogItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'otp_code', 'requested_at', 'expired_at'],
  properties: {
    id: { type: 'integer' },
    otp_code: { type: 'string' },
    requested_at: { type: 'string', format: 'date-time' },
    expired_at: { type: 'string', format: 'date-time' },
  },
};

export const userOtpLog: DeclaredOperation = {
  id: 'user.otp-log',
  roles: [2, 3, 5],
  effect: 'read',
  validateQuery: inputs.userOtpLogQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.userOtpLogParams,
  answer: { envelope: 'list', item: userOtpLogItem },
  resource: { do: 'list', entity: 'otp-log', where: { user_id: { from: 'path', path: 'id' } } },
  summary: 'The codes that a shop asked for.',
};

export const userOtpLogExport: DeclaredOperation = {
  id: 'user.otp-log-export',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  bodySchema: userOtpLogExportBody.schema,
  validateBody: userOtpLogExportBody.validate,
  messages: userOtpLogExportBody.messages,
  validateQuery: inputs.userOtpLogExportQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.userOtpLogExportParams,
  answer: { envelope: 'file' },
  exports: userOtpLog,
  summary: 'All rows of user.otp-log as a file.',
};

const userProcessUpdateInfoItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'store_name', 'store_address', 'owner_name', 'email', 'phone_number', 'status', 'status_string',
    'created_at',
  ],
  properties: {
    id: { type: 'integer' },
    store_name: { type: ['string', 'null'] },
    store_address: { type: ['string', 'null'] },
    owner_name: { type: ['string', 'null'] },
    email: { type: ['string', 'null'] },
    phone_number: { type: ['string', 'null'] },
    status: { type: 'integer', enum: [0, 1], extension: true },
    status_string: {
      type: 'string',
      choices: {
        Pending: { label: 'Pending', tone: 'warn' },
        Processed: { label: 'Processed', tone: 'good' },
      },
    },
    created_at: { type: 'string', format: 'date-time' },
  },
};

export const userProcessUpdateInfo: DeclaredOperation = {
  id: 'user.process-update-info',
  roles: [2, 3, 5],
  effect: 'write',
  validateQuery: inputs.userProcessUpdateInfoQuery,
  paramsSchema: {
    type: 'object',
    required: ['userId', 'id'],
    properties: { userId: { type: 'integer' }, id: { type: 'integer' } },
  },
  validateParams: inputs.userProcessUpdateInfoParams,
  answer: { envelope: 'alert', item: userProcessUpdateInfoItem },
  resource: {
    do: 'update',
    entity: 'user-update-info',
    key: { from: 'path', path: 'id' },
    set: { processed_by: { from: 'user', path: 'id' } },
    where: { user_id: { from: 'path', path: 'userId' } },
    message: 'Update info of {store_name} processed.',
  },
  step: { lifecycle: userUpdateInfoLifecycle, action: 'process', row: { from: 'path', path: 'id' } },
  summary: 'Marks a request as processed; the shop\'s data stay as they are.',
};

const userResetPasswordItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'password'],
  properties: { id: { type: 'integer' }, password: { type: 'string' } },
};

export const userResetPassword: DeclaredOperation = {
  id: 'user.reset-password',
  roles: [2, 3, 5],
  effect: 'write',
  validateQuery: inputs.userResetPasswordQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.userResetPasswordParams,
  answer: { envelope: 'alert', item: userResetPasswordItem },
  summary: 'Gives a shop a temporary password, which is answered this once; the data are an addition of ours.',
};

export const userSetActiveMany: DeclaredOperation = {
  id: 'user.set-active-many',
  roles: [2, 3, 5],
  effect: 'write',
  extension: true,
  bodySchema: userSetActiveManyBody.schema,
  validateBody: userSetActiveManyBody.validate,
  messages: userSetActiveManyBody.messages,
  validateQuery: inputs.userSetActiveManyQuery,
  validateParams: inputs.userSetActiveManyParams,
  selection: {
    most: 1000,
    where: { active: { from: 'query', path: 'active' } },
    search: 'search',
    searchIn: 'field',
    searchBegin: 'begin',
  },
  answer: { envelope: 'alert' },
  resource: {
    do: 'update',
    entity: 'user',
    set: { active: { from: 'body', path: 'active' } },
    message: 'Users updated: {count}.',
  },
  summary: 'Activates or deactivates many shops, all or none.',
};

export const userSync: DeclaredOperation = {
  id: 'user.sync',
  roles: [2, 3, 5],
  effect: 'write',
  validateQuery: inputs.userSyncQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.userSyncParams,
  answer: { envelope: 'alert', item: userBulkActionItem },
  job: { kind: 'user.sync', title: 'Sync User', message: 'Sync User has started.' },
  summary: 'Takes over one customer of the ERP.',
};

export const userSyncAll: DeclaredOperation = {
  id: 'user.sync-all',
  roles: [2, 3, 5],
  effect: 'write',
  validateQuery: inputs.userSyncAllQuery,
  validateParams: inputs.userSyncAllParams,
  answer: { envelope: 'alert', item: userBulkActionItem },
  job: { kind: 'user.sync', title: 'Sync All User', message: 'Sync All User has started.' },
  summary: 'Takes over the customers of the ERP.',
};

export const userToggle: DeclaredOperation = {
  id: 'user.toggle',
  roles: [2, 3, 5],
  effect: 'write',
  validateQuery: inputs.userToggleQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.userToggleParams,
  answer: { envelope: 'alert', item: userGetItem },
  resource: {
    do: 'toggle',
    entity: 'user',
    key: { from: 'path', path: 'id' },
    toggle: 'active',
    message: '{shop_name} is active.',
    off: '{shop_name} is inactive.',
  },
  summary: 'Flips active.',
};

export const userUpdate: DeclaredOperation = {
  id: 'user.update',
  roles: [2, 3, 5],
  effect: 'write',
  bodySchema: userUpdateBody.schema,
  validateBody: userUpdateBody.validate,
  messages: userUpdateBody.messages,
  validateQuery: inputs.userUpdateQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.userUpdateParams,
  answer: { envelope: 'alert', item: userGetItem },
  resource: {
    do: 'update',
    entity: 'user',
    key: { from: 'path', path: 'id' },
    set: { owner_name: { from: 'body', path: 'owner_name' } },
    message: 'User {shop_name} saved.',
  },
};

export const userUpdateInfo: DeclaredOperation = {
  id: 'user.update-info',
  roles: [2, 3, 5],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500, extension: true },
    },
  },
  validateQuery: inputs.userUpdateInfoQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.userUpdateInfoParams,
  paging: { page: 'page', size: 'perPage' },
  answer: { envelope: 'page', item: userProcessUpdateInfoItem },
  resource: { do: 'list', entity: 'user-update-info', where: { user_id: { from: 'path', path: 'id' } } },
  summary: 'The changes that a shop asked for.',
};

export const userUpdateInfoExport: DeclaredOperation = {
  id: 'user.update-info-export',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  bodySchema: userUpdateInfoExportBody.schema,
  validateBody: userUpdateInfoExportBody.validate,
  messages: userUpdateInfoExportBody.messages,
  validateQuery: inputs.userUpdateInfoExportQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.userUpdateInfoExportParams,
  answer: { envelope: 'file' },
  exports: userUpdateInfo,
  summary: 'All rows of user.update-info as a file.',
};

const userUpdateRequestsItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'user', 'store_name', 'store_address', 'owner_name', 'email', 'phone_number', 'status',
    'status_string', 'created_at',
  ],
  properties: {
    id: { type: 'integer' },
    user: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'shop_name'],
      properties: { id: { type: 'integer' }, shop_name: { type: 'string' } },
    },
    store_name: { type: ['string', 'null'] },
    store_address: { type: ['string', 'null'] },
    owner_name: { type: ['string', 'null'] },
    email: { type: ['string', 'null'] },
    phone_number: { type: ['string', 'null'] },
    status: { type: 'integer', enum: [0, 1], extension: true },
    status_string: {
      type: 'string',
      choices: {
        Pending: { label: 'Pending', tone: 'warn' },
        Processed: { label: 'Processed', tone: 'good' },
      },
    },
    created_at: { type: 'string', format: 'date-time' },
  },
};

export const userUpdateRequests: DeclaredOperation = {
  id: 'user.update-requests',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      status: { type: 'integer', enum: [0, 1] },
    },
  },
  validateQuery: inputs.userUpdateRequestsQuery,
  validateParams: inputs.userUpdateRequestsParams,
  paging: { page: 'page', size: 'perPage' },
  answer: { envelope: 'page', item: userUpdateRequestsItem },
  resource: { do: 'list', entity: 'user-update-info', where: { status: { from: 'query', path: 'status' } } },
  summary: 'The changes that all shops asked for.',
};
