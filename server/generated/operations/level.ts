// Generated from schemas/level/level.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as levelCreateBody from '../../../domain/generated/compiled/bodies/level-create.ts';
import * as levelListExportBody from '../../../domain/generated/compiled/bodies/level-list-export.ts';
import * as levelUpdateBody from '../../../domain/generated/compiled/bodies/level-update.ts';
import * as inputs from '../compiled/inputs/level.ts';

const levelCreateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'title', 'start_xp', 'end_xp', 'omset', 'customer', 'active'],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    start_xp: { type: 'number', description: 'Rupiah a year.' },
    end_xp: { type: 'number', description: 'Rupiah a year.' },
    omset: { type: 'string', description: 'Both as lists show them.' },
    customer: { type: 'integer', description: 'Shops of this level.' },
    active: {
      type: 'string',
      enum: ['Y', 'N'],
      choices: { Y: { label: 'Active', tone: 'good' }, N: 'Inactive' },
    },
  },
};

export const levelCreate: DeclaredOperation = {
  id: 'level.create',
  roles: [2, 3],
  effect: 'write',
  bodySchema: levelCreateBody.schema,
  validateBody: levelCreateBody.validate,
  messages: levelCreateBody.messages,
  validateQuery: inputs.levelCreateQuery,
  validateParams: inputs.levelCreateParams,
  answer: { envelope: 'alert', item: levelCreateItem },
  resource: {
    do: 'create',
    entity: 'level',
    set: {
      title: { from: 'body', path: 'title' },
      start_xp: { from: 'body', path: 'start_xp' },
      end_xp: { from: 'body', path: 'end_xp' },
    },
    message: 'Level {title} saved.',
  },
};

const levelGetItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'title', 'start_xp', 'end_xp', 'omset', 'customer', 'active', 'version', 'who', 'used'],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    start_xp: { type: 'number', description: 'Rupiah a year.' },
    end_xp: { type: 'number', description: 'Rupiah a year.' },
    omset: { type: 'string', description: 'Both as lists show them.' },
    customer: { type: 'integer', description: 'Shops of this level.' },
    active: {
      type: 'string',
      enum: ['Y', 'N'],
      choices: { Y: { label: 'Active', tone: 'good' }, N: 'Inactive' },
    },
    version: { type: 'string' },
    who: {
      extension: true,
      type: ['object', 'null'],
      description: 'Which shops it means, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
    used: {
      extension: true,
      type: ['object', 'null'],
      description: 'What they bought, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
  },
};

export const levelGet: DeclaredOperation = {
  id: 'level.get',
  roles: [2, 3],
  effect: 'read',
  validateQuery: inputs.levelGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.levelGetParams,
  answer: { envelope: 'item', item: levelGetItem },
};

export const levelList: DeclaredOperation = {
  id: 'level.list',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
      sort: { type: 'string', enum: ['id', 'title', 'start_xp', 'customer', 'active'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
    },
  },
  validateQuery: inputs.levelListQuery,
  validateParams: inputs.levelListParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'title', 'start_xp', 'customer', 'active'] },
  answer: { envelope: 'page', item: levelCreateItem },
  resource: { do: 'list', entity: 'level' },
};

export const levelListExport: DeclaredOperation = {
  id: 'level.list-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: levelListExportBody.schema,
  validateBody: levelListExportBody.validate,
  messages: levelListExportBody.messages,
  validateQuery: inputs.levelListExportQuery,
  validateParams: inputs.levelListExportParams,
  answer: { envelope: 'file' },
  exports: levelList,
  summary: 'All rows of level.list as a file.',
};

const levelUpdateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'title', 'start_xp', 'end_xp', 'omset', 'customer', 'active', 'version'],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    start_xp: { type: 'number', description: 'Rupiah a year.' },
    end_xp: { type: 'number', description: 'Rupiah a year.' },
    omset: { type: 'string', description: 'Both as lists show them.' },
    customer: { type: 'integer', description: 'Shops of this level.' },
    active: {
      type: 'string',
      enum: ['Y', 'N'],
      choices: { Y: { label: 'Active', tone: 'good' }, N: 'Inactive' },
    },
    version: { type: 'string' },
  },
};

export const levelUpdate: DeclaredOperation = {
  id: 'level.update',
  roles: [2, 3],
  effect: 'write',
  bodySchema: levelUpdateBody.schema,
  validateBody: levelUpdateBody.validate,
  messages: levelUpdateBody.messages,
  validateQuery: inputs.levelUpdateQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.levelUpdateParams,
  answer: { envelope: 'alert', item: levelUpdateItem },
  resource: {
    do: 'update',
    entity: 'level',
    key: { from: 'path', path: 'id' },
    set: {
      title: { from: 'body', path: 'title' },
      start_xp: { from: 'body', path: 'start_xp' },
      end_xp: { from: 'body', path: 'end_xp' },
      active: { from: 'body', path: 'active' },
    },
    message: 'Update Success',
  },
  summary: 'Changes a level, or makes it active (Y) or not (N).',
};
