// Generated from schemas/section/section.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as sectionAddItemsBody from '../../../domain/generated/compiled/bodies/section-add-items.ts';
import * as sectionCreateBody from '../../../domain/generated/compiled/bodies/section-create.ts';
import * as sectionDeleteManyBody from '../../../domain/generated/compiled/bodies/section-delete-many.ts';
import * as sectionListExportBody from '../../../domain/generated/compiled/bodies/section-list-export.ts';
import * as sectionOrderItemsBody from '../../../domain/generated/compiled/bodies/section-order-items.ts';
import * as sectionSetActiveManyBody from '../../../domain/generated/compiled/bodies/section-set-active-many.ts';
import * as sectionUpdateBody from '../../../domain/generated/compiled/bodies/section-update.ts';
import * as inputs from '../compiled/inputs/section.ts';

export const sectionAddItems: DeclaredOperation = {
  id: 'section.add-items',
  roles: [2, 3],
  effect: 'write',
  bodySchema: sectionAddItemsBody.schema,
  validateBody: sectionAddItemsBody.validate,
  messages: sectionAddItemsBody.messages,
  validateQuery: inputs.sectionAddItemsQuery,
  validateParams: inputs.sectionAddItemsParams,
  limits: ['known_items', 'some_items', 'items_once'],
  answer: { envelope: 'alert' },
  summary: 'Adds products by their SKU codes, or categories or brands by their numbers, at the end; ids names records that were picked.',
};

const sectionCreateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'title', 'type', 'active', 'version'],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    type: {
      type: 'string',
      enum: ['product', 'category', 'brand'],
      description: 'Never changes.',
      choices: { product: 'Product', category: 'Category', brand: 'Brand' },
    },
    active: { type: 'integer', enum: [0, 1] },
    version: { type: 'string' },
  },
};

export const sectionCreate: DeclaredOperation = {
  id: 'section.create',
  roles: [2, 3],
  effect: 'write',
  bodySchema: sectionCreateBody.schema,
  validateBody: sectionCreateBody.validate,
  messages: sectionCreateBody.messages,
  validateQuery: inputs.sectionCreateQuery,
  validateParams: inputs.sectionCreateParams,
  answer: { envelope: 'alert', item: sectionCreateItem },
  resource: {
    do: 'create',
    entity: 'section',
    set: { title: { from: 'body', path: 'title' }, type: { from: 'body', path: 'type' } },
    message: 'Section {title} saved.',
  },
};

export const sectionDelete: DeclaredOperation = {
  id: 'section.delete',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.sectionDeleteQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.sectionDeleteParams,
  answer: { envelope: 'alert' },
  resource: {
    do: 'delete',
    entity: 'section',
    key: { from: 'path', path: 'id' },
    message: 'Section {title} deleted.',
  },
  summary: 'Deletes a section with all its items.',
};

export const sectionDeleteAllItems: DeclaredOperation = {
  id: 'section.delete-all-items',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.sectionDeleteAllItemsQuery,
  paramsSchema: { type: 'object', required: ['sectionId'], properties: { sectionId: { type: 'integer' } } },
  validateParams: inputs.sectionDeleteAllItemsParams,
  grave: true,
  answer: { envelope: 'alert' },
  summary: 'Empties a section.',
};

export const sectionDeleteItem: DeclaredOperation = {
  id: 'section.delete-item',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.sectionDeleteItemQuery,
  paramsSchema: { type: 'object', required: ['itemId'], properties: { itemId: { type: 'integer' } } },
  validateParams: inputs.sectionDeleteItemParams,
  answer: { envelope: 'alert' },
  summary: 'Takes one item out; those behind it move up.',
};

export const sectionDeleteMany: DeclaredOperation = {
  id: 'section.delete-many',
  roles: [2, 3],
  effect: 'write',
  extension: true,
  bodySchema: sectionDeleteManyBody.schema,
  validateBody: sectionDeleteManyBody.validate,
  messages: sectionDeleteManyBody.messages,
  validateQuery: inputs.sectionDeleteManyQuery,
  validateParams: inputs.sectionDeleteManyParams,
  selection: { most: 1000, search: 'search' },
  grave: true,
  answer: { envelope: 'alert' },
  resource: { do: 'delete', entity: 'section', message: 'Sections deleted: {count}.' },
  summary: 'Deletes many sections with all their items, all or none.',
};

export const sectionGet: DeclaredOperation = {
  id: 'section.get',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  validateQuery: inputs.sectionGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.sectionGetParams,
  answer: { envelope: 'item', item: sectionCreateItem },
  resource: { do: 'get', entity: 'section', key: { from: 'path', path: 'id' } },
  summary: 'One section, so that its screens survive a reload.',
};

const sectionItemsItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'ordering', 'sku_code', 'category_id', 'brand_id'],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    ordering: { type: 'integer' },
    sku_code: { type: ['string', 'null'] },
    category_id: { type: ['integer', 'null'] },
    brand_id: { type: ['integer', 'null'] },
  },
};

export const sectionItems: DeclaredOperation = {
  id: 'section.items',
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
  validateQuery: inputs.sectionItemsQuery,
  paramsSchema: { type: 'object', required: ['sectionId'], properties: { sectionId: { type: 'integer' } } },
  validateParams: inputs.sectionItemsParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  answer: { envelope: 'page', item: sectionItemsItem },
  resource: {
    do: 'list',
    entity: 'section-entry',
    where: { section_id: { from: 'path', path: 'sectionId' } },
  },
  summary: 'What a section shows, in its order.',
};

export const sectionList: DeclaredOperation = {
  id: 'section.list',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
      sort: { type: 'string', enum: ['id', 'title', 'type', 'active'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
    },
  },
  validateQuery: inputs.sectionListQuery,
  validateParams: inputs.sectionListParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'title', 'type', 'active'] },
  answer: { envelope: 'page', item: sectionCreateItem },
  resource: { do: 'list', entity: 'section' },
};

export const sectionListExport: DeclaredOperation = {
  id: 'section.list-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: sectionListExportBody.schema,
  validateBody: sectionListExportBody.validate,
  messages: sectionListExportBody.messages,
  validateQuery: inputs.sectionListExportQuery,
  validateParams: inputs.sectionListExportParams,
  answer: { envelope: 'file' },
  exports: sectionList,
  summary: 'All rows of section.list as a file.',
};

export const sectionOrderItems: DeclaredOperation = {
  id: 'section.order-items',
  roles: [2, 3],
  effect: 'write',
  bodySchema: sectionOrderItemsBody.schema,
  validateBody: sectionOrderItemsBody.validate,
  messages: sectionOrderItemsBody.messages,
  validateQuery: inputs.sectionOrderItemsQuery,
  validateParams: inputs.sectionOrderItemsParams,
  limits: ['places'],
  answer: { envelope: 'alert' },
  summary: 'Gives items of one section other places: id_items and ordering name them side by side. The other items keep their order and make room.',
};

export const sectionSetActiveMany: DeclaredOperation = {
  id: 'section.set-active-many',
  roles: [2, 3],
  effect: 'write',
  extension: true,
  bodySchema: sectionSetActiveManyBody.schema,
  validateBody: sectionSetActiveManyBody.validate,
  messages: sectionSetActiveManyBody.messages,
  validateQuery: inputs.sectionSetActiveManyQuery,
  validateParams: inputs.sectionSetActiveManyParams,
  selection: { most: 1000, search: 'search' },
  answer: { envelope: 'alert' },
  resource: {
    do: 'update',
    entity: 'section',
    set: { active: { from: 'body', path: 'active' } },
    message: 'Sections updated: {count}.',
  },
  summary: 'Activates or deactivates many sections, all or none.',
};

export const sectionToggle: DeclaredOperation = {
  id: 'section.toggle',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.sectionToggleQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.sectionToggleParams,
  answer: { envelope: 'alert', item: sectionCreateItem },
  resource: {
    do: 'toggle',
    entity: 'section',
    key: { from: 'path', path: 'id' },
    toggle: 'active',
    message: '{title} is active.',
    off: '{title} is inactive.',
  },
  summary: 'Flips active.',
};

export const sectionUpdate: DeclaredOperation = {
  id: 'section.update',
  roles: [2, 3],
  effect: 'write',
  bodySchema: sectionUpdateBody.schema,
  validateBody: sectionUpdateBody.validate,
  messages: sectionUpdateBody.messages,
  validateQuery: inputs.sectionUpdateQuery,
  validateParams: inputs.sectionUpdateParams,
  answer: { envelope: 'alert', item: sectionCreateItem },
  resource: {
    do: 'update',
    entity: 'section',
    key: { from: 'body', path: 'id' },
    set: { title: { from: 'body', path: 'title' }, type: { from: 'body', path: 'type' } },
    message: 'Section {title} saved.',
  },
  summary: 'Renames a section; its type is that with which it was made.',
};
