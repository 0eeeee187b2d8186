// Generated from schemas/brand/brand.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as brandCreateBody from '../../../domain/generated/compiled/bodies/brand-create.ts';
import * as brandListExportBody from '../../../domain/generated/compiled/bodies/brand-list-export.ts';
import * as brandSetActiveManyBody from '../../../domain/generated/compiled/bodies/brand-set-active-many.ts';
import * as brandSetActiveBody from '../../../domain/generated/compiled/bodies/brand-set-active.ts';
import * as brandUpdateBody from '../../../domain/generated/compiled/bodies/brand-update.ts';
import * as inputs from '../compiled/inputs/brand.ts';

const brandCreateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'file_url', 'active', 'version'],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    file_url: { type: ['string', 'null'], description: 'Address of the banner.' },
    active: { type: 'integer', enum: [0, 1] },
    version: { type: 'string' },
  },
};

export const brandCreate: DeclaredOperation = {
  id: 'brand.create',
  roles: [2, 3],
  effect: 'write',
  bodySchema: brandCreateBody.schema,
  validateBody: brandCreateBody.validate,
  messages: brandCreateBody.messages,
  files: [{ name: 'banner', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 }],
  validateQuery: inputs.brandCreateQuery,
  validateParams: inputs.brandCreateParams,
  answer: { envelope: 'alert', item: brandCreateItem },
  resource: {
    do: 'create',
    entity: 'brand',
    set: { name: { from: 'body', path: 'name' }, file_url: { from: 'body', path: 'banner' } },
    message: 'Brand {name} saved.',
  },
};

export const brandGet: DeclaredOperation = {
  id: 'brand.get',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  validateQuery: inputs.brandGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.brandGetParams,
  answer: { envelope: 'item', item: brandCreateItem },
  resource: { do: 'get', entity: 'brand', key: { from: 'path', path: 'id' } },
  summary: 'One brand, so that its edit screen survives a reload.',
};

export const brandList: DeclaredOperation = {
  id: 'brand.list',
  roles: [2, 3],
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
      sort: { type: 'string', enum: ['id', 'name', 'active'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
      active: { type: 'integer', enum: [0, 1] },
    },
  },
  validateQuery: inputs.brandListQuery,
  validateParams: inputs.brandListParams,
  paging: { page: 'page', size: 'perPage', all: true },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'name', 'active'] },
  answer: { envelope: 'page', item: brandCreateItem },
  resource: { do: 'list', entity: 'brand', where: { active: { from: 'query', path: 'active' } } },
};

export const brandListExport: DeclaredOperation = {
  id: 'brand.list-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: brandListExportBody.schema,
  validateBody: brandListExportBody.validate,
  messages: brandListExportBody.messages,
  validateQuery: inputs.brandListExportQuery,
  validateParams: inputs.brandListExportParams,
  answer: { envelope: 'file' },
  exports: brandList,
  summary: 'All rows of brand.list as a file.',
};

export const brandSetActive: DeclaredOperation = {
  id: 'brand.set-active',
  roles: [2, 3],
  effect: 'write',
  bodySchema: brandSetActiveBody.schema,
  validateBody: brandSetActiveBody.validate,
  messages: brandSetActiveBody.messages,
  validateQuery: inputs.brandSetActiveQuery,
  validateParams: inputs.brandSetActiveParams,
  answer: { envelope: 'alert', item: brandCreateItem },
  resource: {
    do: 'update',
    entity: 'brand',
    key: { from: 'body', path: 'id' },
    set: { active: { from: 'body', path: 'active' } },
    toggle: 'active',
    message: '{name} is active.',
    off: '{name} is inactive.',
  },
};

export const brandSetActiveMany: DeclaredOperation = {
  id: 'brand.set-active-many',
  roles: [2, 3],
  effect: 'write',
  extension: true,
  bodySchema: brandSetActiveManyBody.schema,
  validateBody: brandSetActiveManyBody.validate,
  messages: brandSetActiveManyBody.messages,
  validateQuery: inputs.brandSetActiveManyQuery,
  validateParams: inputs.brandSetActiveManyParams,
  selection: { most: 1000, where: { active: { from: 'query', path: 'active' } }, search: 'search' },
  answer: { envelope: 'alert' },
  resource: {
    do: 'update',
    entity: 'brand',
    set: { active: { from: 'body', path: 'active' } },
    message: 'Brands updated: {count}.',
  },
  summary: 'Activates or deactivates many brands, all or none.',
};

export const brandUpdate: DeclaredOperation = {
  id: 'brand.update',
  roles: [2, 3],
  effect: 'write',
  bodySchema: brandUpdateBody.schema,
  validateBody: brandUpdateBody.validate,
  messages: brandUpdateBody.messages,
  files: [
    {
      name: 'banner',
      types: ['image/png', 'image/jpeg', 'image/jif'],
      maxBytes: 2000000,
      remove: 'banner_remove',
    },
  ],
  validateQuery: inputs.brandUpdateQuery,
  validateParams: inputs.brandUpdateParams,
  answer: { envelope: 'alert', item: brandCreateItem },
  resource: {
    do: 'update',
    entity: 'brand',
    key: { from: 'body', path: 'id' },
    set: { name: { from: 'body', path: 'name' }, file_url: { from: 'body', path: 'banner' } },
    message: 'Brand {name} saved.',
  },
};
