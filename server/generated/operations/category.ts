// Generated from schemas/category/category.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as categoryChildrenExportBody from '../../../domain/generated/compiled/bodies/category-children-export.ts';
import * as categoryCreateBody from '../../../domain/generated/compiled/bodies/category-create.ts';
import * as categoryDeleteManyBody from '../../../domain/generated/compiled/bodies/category-delete-many.ts';
import * as categoryListExportBody from '../../../domain/generated/compiled/bodies/category-list-export.ts';
import * as categorySetActiveManyBody from '../../../domain/generated/compiled/bodies/category-set-active-many.ts';
import * as categoryUpdateBody from '../../../domain/generated/compiled/bodies/category-update.ts';
import * as inputs from '../compiled/inputs/category.ts';

const categoryChildrenItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'name', 'description', 'ordering', 'file_url', 'active', 'parent_category_id', 'parent_category',
    'used_by', 'version',
  ],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    description: { type: ['string', 'null'] },
    ordering: { type: 'integer' },
    file_url: { type: ['string', 'null'], standIn: 'image_url' },
    active: { type: 'integer', enum: [0, 1] },
    parent_category_id: { type: ['integer', 'null'], standIn: ['parent_category.id', 'parent_category'] },
    parent_category: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'name'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
    },
    used_by: {
      extension: true,
      description: 'Promotions that name it and are neither over nor rejected: it is not deleted before.',
      type: 'integer',
    },
    version: { type: 'string' },
  },
};

export const categoryChildren: DeclaredOperation = {
  id: 'category.children',
  roles: [2, 3],
  effect: 'read',
  validateQuery: inputs.categoryChildrenQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.categoryChildrenParams,
  answer: { envelope: 'list', item: categoryChildrenItem },
  resource: { do: 'list', entity: 'category', where: { parent_category_id: { from: 'path', path: 'id' } } },
};

export const categoryChildrenExport: DeclaredOperation = {
  id: 'category.children-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: categoryChildrenExportBody.schema,
  validateBody: categoryChildrenExportBody.validate,
  messages: categoryChildrenExportBody.messages,
  validateQuery: inputs.categoryChildrenExportQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.categoryChildrenExportParams,
  answer: { envelope: 'file' },
  exports: categoryChildren,
  summary: 'All rows of category.children as a file.',
};

export const categoryCreate: DeclaredOperation = {
  id: 'category.create',
  roles: [2, 3],
  effect: 'write',
  bodySchema: categoryCreateBody.schema,
  validateBody: categoryCreateBody.validate,
  messages: categoryCreateBody.messages,
  files: [{ name: 'banner', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 }],
  validateQuery: inputs.categoryCreateQuery,
  validateParams: inputs.categoryCreateParams,
  answer: { envelope: 'alert', item: categoryChildrenItem },
  resource: {
    do: 'create',
    entity: 'category',
    set: {
      name: { from: 'body', path: 'name' },
      ordering: { from: 'body', path: 'ordering' },
      description: { from: 'body', path: 'description' },
      file_url: { from: 'body', path: 'banner' },
      parent_category_id: { from: 'body', path: 'parent_category' },
    },
    message: 'Category {name} saved.',
  },
};

export const categoryDelete: DeclaredOperation = {
  id: 'category.delete',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.categoryDeleteQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.categoryDeleteParams,
  answer: { envelope: 'alert' },
  resource: {
    do: 'delete',
    entity: 'category',
    key: { from: 'path', path: 'id' },
    message: 'Category {name} deleted.',
  },
};

export const categoryDeleteMany: DeclaredOperation = {
  id: 'category.delete-many',
  roles: [2, 3],
  effect: 'write',
  extension: true,
  bodySchema: categoryDeleteManyBody.schema,
  validateBody: categoryDeleteManyBody.validate,
  messages: categoryDeleteManyBody.messages,
  validateQuery: inputs.categoryDeleteManyQuery,
  validateParams: inputs.categoryDeleteManyParams,
  selection: { most: 1000, where: { active: { from: 'query', path: 'active' } }, search: 'search' },
  grave: true,
  answer: { envelope: 'alert' },
  resource: { do: 'delete', entity: 'category', message: 'Categories deleted: {count}.' },
  summary: 'Deletes many categories, all or none.',
};

export const categoryGet: DeclaredOperation = {
  id: 'category.get',
  roles: [2, 3],
  effect: 'read',
  validateQuery: inputs.categoryGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.categoryGetParams,
  answer: { envelope: 'item', item: categoryChildrenItem },
  resource: { do: 'get', entity: 'category', key: { from: 'path', path: 'id' } },
};

export const categoryList: DeclaredOperation = {
  id: 'category.list',
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
      sort: { type: 'string', enum: ['id', 'name', 'ordering', 'active'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
      active: { type: 'integer', enum: [0, 1] },
    },
  },
  validateQuery: inputs.categoryListQuery,
  validateParams: inputs.categoryListParams,
  paging: { page: 'page', size: 'perPage', all: true },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'name', 'ordering', 'active'] },
  answer: { envelope: 'page', item: categoryChildrenItem },
  resource: { do: 'list', entity: 'category', where: { active: { from: 'query', path: 'active' } } },
};

export const categoryListExport: DeclaredOperation = {
  id: 'category.list-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: categoryListExportBody.schema,
  validateBody: categoryListExportBody.validate,
  messages: categoryListExportBody.messages,
  validateQuery: inputs.categoryListExportQuery,
  validateParams: inputs.categoryListExportParams,
  answer: { envelope: 'file' },
  exports: categoryList,
  summary: 'All rows of category.list as a file.',
};

export const categoryParents: DeclaredOperation = {
  id: 'category.parents',
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
  validateQuery: inputs.categoryParentsQuery,
  validateParams: inputs.categoryParentsParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  answer: { envelope: 'page', item: categoryChildrenItem },
  resource: { do: 'list', entity: 'category', where: { parent_category_id: { isNull: true } } },
};

export const categorySetActiveMany: DeclaredOperation = {
  id: 'category.set-active-many',
  roles: [2, 3],
  effect: 'write',
  extension: true,
  bodySchema: categorySetActiveManyBody.schema,
  validateBody: categorySetActiveManyBody.validate,
  messages: categorySetActiveManyBody.messages,
  validateQuery: inputs.categorySetActiveManyQuery,
  validateParams: inputs.categorySetActiveManyParams,
  selection: { most: 1000, where: { active: { from: 'query', path: 'active' } }, search: 'search' },
  answer: { envelope: 'alert' },
  resource: {
    do: 'update',
    entity: 'category',
    set: { active: { from: 'body', path: 'active' } },
    message: 'Categories updated: {count}.',
  },
  summary: 'Activates or deactivates many categories, all or none.',
};

export const categoryToggle: DeclaredOperation = {
  id: 'category.toggle',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.categoryToggleQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.categoryToggleParams,
  answer: { envelope: 'alert', item: categoryChildrenItem },
  resource: {
    do: 'toggle',
    entity: 'category',
    key: { from: 'path', path: 'id' },
    toggle: 'active',
    message: '{name} is active.',
    off: '{name} is inactive.',
  },
  summary: 'Flips active.',
};

export const categoryUpdate: DeclaredOperation = {
  id: 'category.update',
  roles: [2, 3],
  effect: 'write',
  bodySchema: categoryUpdateBody.schema,
  validateBody: categoryUpdateBody.validate,
  messages: categoryUpdateBody.messages,
  files: [
    {
      name: 'banner',
      types: ['image/png', 'image/jpeg', 'image/jif', 'image/webp'],
      maxBytes: 2000000,
      remove: 'banner_remove',
    },
  ],
  validateQuery: inputs.categoryUpdateQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.categoryUpdateParams,
  answer: { envelope: 'alert', item: categoryChildrenItem },
  resource: {
    do: 'update',
    entity: 'category',
    key: { from: 'path', path: 'id' },
    set: {
      name: { from: 'body', path: 'name' },
      ordering: { from: 'body', path: 'ordering' },
      description: { from: 'body', path: 'description' },
      file_url: { from: 'body', path: 'banner' },
      parent_category_id: { from: 'body', path: 'parent_category' },
    },
    message: 'Category {name} saved.',
  },
};
