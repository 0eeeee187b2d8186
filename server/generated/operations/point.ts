// Generated from schemas/point/point.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as pointCreateBody from '../../../domain/generated/compiled/bodies/point-create.ts';
import * as pointListExportBody from '../../../domain/generated/compiled/bodies/point-list-export.ts';
import * as pointUpdateBody from '../../../domain/generated/compiled/bodies/point-update.ts';
import * as inputs from '../compiled/inputs/point.ts';

const pointCreateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'minimum_purchase', 'maximum_purchase', 'purchase', 'poin', 'active'],
  properties: {
    id: { type: 'integer' },
    minimum_purchase: { type: 'number', description: 'Rupiah.' },
    maximum_purchase: { type: 'number', description: 'Rupiah.' },
    purchase: {
      type: 'string',
      description: 'Both as lists show them.',
      standIn: { text: 'Rp {minimum_purchase} - Rp {maximum_purchase}' },
    },
    poin: { type: 'integer' },
    active: {
      type: 'string',
      enum: ['Y', 'N'],
      choices: { Y: { label: 'Active', tone: 'good' }, N: 'Inactive' },
    },
  },
};

export const pointCreate: DeclaredOperation = {
  id: 'point.create',
  roles: [2, 3],
  effect: 'write',
  bodySchema: pointCreateBody.schema,
  validateBody: pointCreateBody.validate,
  messages: pointCreateBody.messages,
  validateQuery: inputs.pointCreateQuery,
  validateParams: inputs.pointCreateParams,
  answer: { envelope: 'alert', item: pointCreateItem },
  resource: {
    do: 'create',
    entity: 'point',
    set: {
      minimum_purchase: { from: 'body', path: 'minimum_purchase' },
      maximum_purchase: { from: 'body', path: 'maximum_purchase' },
      poin: { from: 'body', path: 'poin' },
    },
    message: 'Point rule {purchase} saved.',
  },
};

export const pointDelete: DeclaredOperation = {
  id: 'point.delete',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.pointDeleteQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.pointDeleteParams,
  answer: { envelope: 'alert' },
  resource: {
    do: 'delete',
    entity: 'point',
    key: { from: 'path', path: 'id' },
    message: 'Point rule {purchase} deleted.',
  },
};

const pointGetItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'minimum_purchase', 'maximum_purchase', 'purchase', 'range_text', 'poin', 'active', 'version',
    'offer', 'standing', 'used',
  ],
  properties: {
    id: { type: 'integer' },
    minimum_purchase: { type: 'number', description: 'Rupiah.' },
    maximum_purchase: { type: 'number', description: 'Rupiah.' },
    purchase: {
      type: 'string',
      description: 'Both as lists show them.',
      standIn: { text: 'Rp {minimum_purchase} - Rp {maximum_purchase}' },
    },
    range_text: { type: 'string', description: 'What lists are searched by.' },
    poin: { type: 'integer' },
    active: {
      type: 'string',
      enum: ['Y', 'N'],
      choices: { Y: { label: 'Active', tone: 'good' }, N: 'Inactive' },
    },
    version: { type: 'string' },
    offer: {
      extension: true,
      type: ['object', 'null'],
      description: 'Who gets what, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
    standing: {
      extension: true,
      type: ['object', 'null'],
      description: 'Whether it applies today, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
    used: {
      extension: true,
      type: ['object', 'null'],
      description: 'What orders had by it, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
  },
};

export const pointGet: DeclaredOperation = {
  id: 'point.get',
  roles: [2, 3],
  effect: 'read',
  validateQuery: inputs.pointGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.pointGetParams,
  answer: { envelope: 'item', item: pointGetItem },
};

export const pointList: DeclaredOperation = {
  id: 'point.list',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500, extension: true },
      search: { type: 'string', maxLength: 512 },
      sort: { type: 'string', enum: ['id', 'minimum_purchase', 'poin', 'active'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
    },
  },
  validateQuery: inputs.pointListQuery,
  validateParams: inputs.pointListParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'minimum_purchase', 'poin', 'active'] },
  answer: { envelope: 'page', item: pointCreateItem },
  resource: { do: 'list', entity: 'point' },
};

export const pointListExport: DeclaredOperation = {
  id: 'point.list-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: pointListExportBody.schema,
  validateBody: pointListExportBody.validate,
  messages: pointListExportBody.messages,
  validateQuery: inputs.pointListExportQuery,
  validateParams: inputs.pointListExportParams,
  answer: { envelope: 'file' },
  exports: pointList,
  summary: 'All rows of point.list as a file.',
};

const pointUpdateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'minimum_purchase', 'maximum_purchase', 'purchase', 'poin', 'active', 'version'],
  properties: {
    id: { type: 'integer' },
    minimum_purchase: { type: 'number', description: 'Rupiah.' },
    maximum_purchase: { type: 'number', description: 'Rupiah.' },
    purchase: {
      type: 'string',
      description: 'Both as lists show them.',
      standIn: { text: 'Rp {minimum_purchase} - Rp {maximum_purchase}' },
    },
    poin: { type: 'integer' },
    active: {
      type: 'string',
      enum: ['Y', 'N'],
      choices: { Y: { label: 'Active', tone: 'good' }, N: 'Inactive' },
    },
    version: { type: 'string' },
  },
};

export const pointUpdate: DeclaredOperation = {
  id: 'point.update',
  roles: [2, 3],
  effect: 'write',
  bodySchema: pointUpdateBody.schema,
  validateBody: pointUpdateBody.validate,
  messages: pointUpdateBody.messages,
  validateQuery: inputs.pointUpdateQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.pointUpdateParams,
  answer: { envelope: 'alert', item: pointUpdateItem },
  resource: {
    do: 'update',
    entity: 'point',
    key: { from: 'path', path: 'id' },
    set: {
      minimum_purchase: { from: 'body', path: 'minimum_purchase' },
      maximum_purchase: { from: 'body', path: 'maximum_purchase' },
      poin: { from: 'body', path: 'poin' },
      active: { from: 'body', path: 'active' },
    },
    message: 'Update Success',
  },
  summary: 'Changes a point rule, or makes it active (Y) or not (N).',
};
