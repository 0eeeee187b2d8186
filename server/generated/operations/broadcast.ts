// Generated from schemas/broadcast/broadcast.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as broadcastCreateBody from '../../../domain/generated/compiled/bodies/broadcast-create.ts';
import * as broadcastListExportBody from '../../../domain/generated/compiled/bodies/broadcast-list-export.ts';
import { broadcastLifecycle } from '../../../domain/generated/lifecycles/broadcast.ts';
import * as inputs from '../compiled/inputs/broadcast.ts';

export const broadcastCancel: DeclaredOperation = {
  id: 'broadcast.cancel',
  roles: [2, 3, 5],
  effect: 'write',
  extension: true,
  validateQuery: inputs.broadcastCancelQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.broadcastCancelParams,
  answer: { envelope: 'alert' },
  step: { lifecycle: broadcastLifecycle, action: 'cancel', row: { from: 'path', path: 'id' } },
  summary: 'Calls off one that has not gone out yet.',
};

const broadcastContinueItem = { type: 'object', additionalProperties: false, properties: { job: { type: 'integer' } } };

export const broadcastContinue: DeclaredOperation = {
  id: 'broadcast.continue',
  roles: [2, 3, 5],
  effect: 'write',
  extension: true,
  validateQuery: inputs.broadcastContinueQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.broadcastContinueParams,
  answer: { envelope: 'alert', item: broadcastContinueItem },
  step: { lifecycle: broadcastLifecycle, action: 'continue', row: { from: 'path', path: 'id' } },
  summary: 'Sends the rest of one that stopped: nobody gets it twice.',
};

export const broadcastCreate: DeclaredOperation = {
  id: 'broadcast.create',
  roles: [2, 3, 5],
  effect: 'write',
  bodySchema: broadcastCreateBody.schema,
  validateBody: broadcastCreateBody.validate,
  messages: broadcastCreateBody.messages,
  validateQuery: inputs.broadcastCreateQuery,
  validateParams: inputs.broadcastCreateParams,
  limits: ['voucher', 'known_shops'],
  answer: { envelope: 'alert', item: broadcastContinueItem },
  summary: 'Sends it at once, or on the day that is given, at the time that is given or 09:00 (WIB).',
};

const broadcastGetItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'nama_broadcast', 'created_at', 'sender_type', 'date_sender', 'segment_type', 'content', 'voucher',
    'status', 'sent_at', 'reached', 'read',
  ],
  properties: {
    id: { type: 'integer' },
    nama_broadcast: { type: 'string' },
    created_at: { type: 'string', format: 'date-time' },
    sender_type: { type: 'string', enum: ['now', 'schedule'], choices: { now: 'Now', schedule: 'Schedule' } },
    date_sender: {
      type: 'string',
      format: 'date-time',
      description: 'When it is due; of one sent now, when it was made.',
      standIn: 'created_at',
    },
    segment_type: { type: 'string', enum: ['all', 'manual'], choices: { all: 'All', manual: 'Manual' } },
    content: { type: 'string' },
    voucher: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'name'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
    },
    status: {
      type: 'string',
      enum: ['Terkirim', 'Terjadwal', 'Mengirim', 'Terkirim sebagian', 'Dibatalkan', 'Gagal'],
      other: 'Terkirim',
      standIn: { value: 'Terkirim' },
    },
    sent_at: { type: ['string', 'null'], format: 'date-time', description: 'When it began to go out.' },
    reached: { extension: true, type: 'integer', description: 'Shops that have got it.' },
    read: { type: 'integer', description: 'Shops that have read it.' },
  },
};

export const broadcastGet: DeclaredOperation = {
  id: 'broadcast.get',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  validateQuery: inputs.broadcastGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.broadcastGetParams,
  answer: { envelope: 'item', item: broadcastGetItem },
  resource: { do: 'get', entity: 'broadcast', key: { from: 'path', path: 'id' } },
  summary: 'One broadcast, with how many it has reached until now.',
};

export const broadcastList: DeclaredOperation = {
  id: 'broadcast.list',
  roles: [2, 3, 5],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500, extension: true },
      search: { type: 'string', maxLength: 512 },
      sort: { type: 'string', enum: ['nama_broadcast', 'date_sender'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
      status: {
        type: 'string',
        enum: ['Terkirim', 'Terjadwal', 'Mengirim', 'Terkirim sebagian', 'Dibatalkan', 'Gagal'],
        extension: true,
      },
    },
  },
  validateQuery: inputs.broadcastListQuery,
  validateParams: inputs.broadcastListParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['nama_broadcast', 'date_sender'] },
  answer: { envelope: 'page', item: broadcastGetItem },
  resource: { do: 'list', entity: 'broadcast', where: { status: { from: 'query', path: 'status' } } },
};

export const broadcastListExport: DeclaredOperation = {
  id: 'broadcast.list-export',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  bodySchema: broadcastListExportBody.schema,
  validateBody: broadcastListExportBody.validate,
  messages: broadcastListExportBody.messages,
  validateQuery: inputs.broadcastListExportQuery,
  validateParams: inputs.broadcastListExportParams,
  answer: { envelope: 'file' },
  exports: broadcastList,
  summary: 'All rows of broadcast.list as a file.',
};

const broadcastReachItem = {
  additionalProperties: false,
  type: 'object',
  required: ['message', 'params', 'link'],
  properties: {
    message: { type: 'string', description: 'A source text.' },
    link: { type: 'null', description: 'There is nothing to mend.' },
    params: {
      additionalProperties: false,
      type: 'object',
      required: ['count'],
      properties: { count: { type: 'integer', description: 'The active shops.' } },
    },
  },
};

export const broadcastReach: DeclaredOperation = {
  id: 'broadcast.reach',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  validateQuery: inputs.broadcastReachQuery,
  validateParams: inputs.broadcastReachParams,
  answer: { envelope: 'item', item: broadcastReachItem },
  summary: 'To how many shops a broadcast to all of them goes now.',
};

const broadcastUsersItem = {
  type: 'object',
  additionalProperties: false,
  required: ['nav_id', 'uuid', 'username', 'shop_name', 'phone', 'kota', 'status'],
  properties: {
    nav_id: { type: ['string', 'null'] },
    uuid: { type: 'string', format: 'uuid' },
    username: { type: ['string', 'null'] },
    shop_name: { type: 'string' },
    phone: { type: ['string', 'null'] },
    kota: { type: ['string', 'null'] },
    status: {
      type: 'integer',
      enum: [0, 1],
      choices: { 0: 'Inactive', 1: { label: 'Active', tone: 'good' } },
    },
  },
};

export const broadcastUsers: DeclaredOperation = {
  id: 'broadcast.users',
  roles: [2, 3, 5],
  effect: 'read',
  validateQuery: inputs.broadcastUsersQuery,
  validateParams: inputs.broadcastUsersParams,
  answer: { envelope: 'list', item: broadcastUsersItem },
  resource: { do: 'list', entity: 'broadcast-user', where: { active: { literal: 1 } } },
  summary: 'The active shops, to be chosen from; all of them at once.',
};
