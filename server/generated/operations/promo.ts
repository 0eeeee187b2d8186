// Generated from schemas/promo/promo.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as promoAddImageBody from '../../../domain/generated/compiled/bodies/promo-add-image.ts';
import * as promoAddProductsBody from '../../../domain/generated/compiled/bodies/promo-add-products.ts';
import * as promoCreateBody from '../../../domain/generated/compiled/bodies/promo-create.ts';
import * as promoListExportBody from '../../../domain/generated/compiled/bodies/promo-list-export.ts';
import * as promoNotifyBody from '../../../domain/generated/compiled/bodies/promo-notify.ts';
import * as promoRemindBody from '../../../domain/generated/compiled/bodies/promo-remind.ts';
import * as promoUpdateBody from '../../../domain/generated/compiled/bodies/promo-update.ts';
import * as inputs from '../compiled/inputs/promo.ts';

export const promoAddImage: DeclaredOperation = {
  id: 'promo.add-image',
  roles: [2, 3],
  effect: 'write',
  bodySchema: promoAddImageBody.schema,
  validateBody: promoAddImageBody.validate,
  messages: promoAddImageBody.messages,
  files: [{ name: 'image', types: ['image/png', 'image/jpeg'], maxBytes: 2000000, many: true }],
  validateQuery: inputs.promoAddImageQuery,
  validateParams: inputs.promoAddImageParams,
  limits: ['picture'],
  answer: { envelope: 'alert' },
};

export const promoAddProducts: DeclaredOperation = {
  id: 'promo.add-products',
  roles: [2, 3],
  effect: 'write',
  bodySchema: promoAddProductsBody.schema,
  validateBody: promoAddProductsBody.validate,
  messages: promoAddProductsBody.messages,
  validateQuery: inputs.promoAddProductsQuery,
  paramsSchema: { type: 'object', required: ['promoId'], properties: { promoId: { type: 'integer' } } },
  validateParams: inputs.promoAddProductsParams,
  limits: ['known_products'],
  answer: { envelope: 'alert' },
  summary: 'Adds products by their SKU codes.',
};

export const promoCreate: DeclaredOperation = {
  id: 'promo.create',
  roles: [2, 3],
  effect: 'write',
  bodySchema: promoCreateBody.schema,
  validateBody: promoCreateBody.validate,
  messages: promoCreateBody.messages,
  files: [
    { name: 'banner', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    { name: 'image', types: ['image/png', 'image/jpeg'], maxBytes: 2000000, many: true },
  ],
  validateQuery: inputs.promoCreateQuery,
  validateParams: inputs.promoCreateParams,
  answer: { envelope: 'alert' },
  summary: 'Adds a basic promo.',
};

export const promoDelete: DeclaredOperation = {
  id: 'promo.delete',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.promoDeleteQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.promoDeleteParams,
  answer: { envelope: 'alert' },
  resource: {
    do: 'delete',
    entity: 'promo',
    key: { from: 'path', path: 'id' },
    message: 'Promo {title} deleted.',
  },
  summary: 'Deletes a promo with its pictures and its list of products.',
};

export const promoDeleteImage: DeclaredOperation = {
  id: 'promo.delete-image',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.promoDeleteImageQuery,
  paramsSchema: { type: 'object', required: ['imageId'], properties: { imageId: { type: 'integer' } } },
  validateParams: inputs.promoDeleteImageParams,
  answer: { envelope: 'alert' },
  resource: {
    do: 'delete',
    entity: 'promo-image',
    key: { from: 'path', path: 'imageId' },
    message: 'Image deleted.',
  },
};

export const promoDeleteProduct: DeclaredOperation = {
  id: 'promo.delete-product',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.promoDeleteProductQuery,
  paramsSchema: { type: 'object', required: ['itemId'], properties: { itemId: { type: 'integer' } } },
  validateParams: inputs.promoDeleteProductParams,
  answer: { envelope: 'alert' },
  resource: {
    do: 'delete',
    entity: 'promo-product',
    key: { from: 'path', path: 'itemId' },
    message: 'Product deleted.',
  },
};

const promoGetItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'title', 'start_date', 'end_date', 'order', 'content', 'banner', 'banner_url', 'file_url',
    'promo_images', 'status', 'product', 'remind_start_date', 'remind_end_date', 'version', 'offer',
    'standing', 'used',
  ],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    start_date: { type: 'string', format: 'date' },
    end_date: { type: 'string', format: 'date' },
    order: { type: 'integer' },
    content: { type: 'string', html: true, description: 'HTML.' },
    banner: {
      type: ['string', 'null'],
      description: 'Address of the banner, by its name in the promo itself.',
    },
    banner_url: { type: ['string', 'null'], description: 'The same address, by its name in the list.' },
    file_url: {
      type: ['string', 'null'],
      description: 'The same address, by its other name in the promo itself.',
    },
    promo_images: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'promo_id', 'imageUrl'],
        properties: { id: { type: 'integer' }, promo_id: { type: 'integer' }, imageUrl: { type: 'string' } },
      },
    },
    status: {
      type: 'integer',
      enum: [0, 1],
      choices: { 0: 'Inactive', 1: { label: 'Active', tone: 'good' } },
    },
    product: { type: 'integer', description: 'How many products it is about.' },
    remind_start_date: { type: ['string', 'null'], format: 'date' },
    remind_end_date: { type: ['string', 'null'], format: 'date' },
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
      description: 'How often orders used it and what it gave, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
  },
};

export const promoGet: DeclaredOperation = {
  id: 'promo.get',
  roles: [2, 3],
  effect: 'read',
  validateQuery: inputs.promoGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.promoGetParams,
  answer: { envelope: 'item', item: promoGetItem },
};

const promoListItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'title', 'start_date', 'end_date', 'order', 'content', 'banner_url', 'status', 'product'],
  properties: {
    id: { type: 'integer' },
    order: { type: 'integer' },
    title: { type: 'string' },
    product: { type: 'integer', description: 'How many products it is about.' },
    start_date: { type: 'string', format: 'date' },
    end_date: { type: 'string', format: 'date' },
    status: {
      type: 'integer',
      enum: [0, 1],
      choices: { 0: 'Inactive', 1: { label: 'Active', tone: 'good' } },
    },
    content: { type: 'string', html: true, description: 'HTML.' },
    banner_url: { type: ['string', 'null'], description: 'The same address, by its name in the list.' },
  },
};

export const promoList: DeclaredOperation = {
  id: 'promo.list',
  roles: [2, 3, 5],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
      sort: { type: 'string', enum: ['id', 'order', 'title', 'product', 'start_date', 'end_date', 'status'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
      status: { extension: true },
    },
  },
  validateQuery: inputs.promoListQuery,
  validateParams: inputs.promoListParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: {
    field: 'sort',
    dir: 'dir',
    fields: ['id', 'order', 'title', 'product', 'start_date', 'end_date', 'status'],
  },
  answer: { envelope: 'page', item: promoListItem },
  resource: { do: 'list', entity: 'promo', where: { status: { from: 'query', path: 'status' } } },
  summary: 'Basic promos, also for the picker of the chat.',
};

export const promoListExport: DeclaredOperation = {
  id: 'promo.list-export',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  bodySchema: promoListExportBody.schema,
  validateBody: promoListExportBody.validate,
  messages: promoListExportBody.messages,
  validateQuery: inputs.promoListExportQuery,
  validateParams: inputs.promoListExportParams,
  answer: { envelope: 'file' },
  exports: promoList,
  summary: 'All rows of promo.list as a file.',
};

const promoNotifyItem = {
  additionalProperties: false,
  type: 'object',
  required: ['status_remind'],
  properties: { status_remind: { type: 'string' } },
};

export const promoNotify: DeclaredOperation = {
  id: 'promo.notify',
  roles: [2, 3],
  effect: 'write',
  failure: {
    when: { field: 'data.status_remind', is: 'Remind Promo Not Set' },
    message: 'data.status_remind',
  },
  bodySchema: promoNotifyBody.schema,
  validateBody: promoNotifyBody.validate,
  messages: promoNotifyBody.messages,
  validateQuery: inputs.promoNotifyQuery,
  validateParams: inputs.promoNotifyParams,
  answer: { envelope: 'alert', item: promoNotifyItem },
  summary: 'Sends the reminder of a promo to the active shops.',
};

const promoProductsItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'promo_id', 'product'],
  properties: {
    id: { type: 'integer' },
    promo_id: { type: 'integer' },
    product: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'sku_code', 'name'],
      properties: { id: { type: 'integer' }, sku_code: { type: 'string' }, name: { type: 'string' } },
    },
  },
};

export const promoProducts: DeclaredOperation = {
  id: 'promo.products',
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
  validateQuery: inputs.promoProductsQuery,
  paramsSchema: { type: 'object', required: ['promoId'], properties: { promoId: { type: 'integer' } } },
  validateParams: inputs.promoProductsParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  answer: { envelope: 'page', item: promoProductsItem },
  resource: { do: 'list', entity: 'promo-product', where: { promo_id: { from: 'path', path: 'promoId' } } },
};

const promoRemindItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'remind_start_date', 'remind_end_date', 'version'],
  properties: {
    id: { type: 'integer' },
    remind_start_date: { type: ['string', 'null'], format: 'date' },
    remind_end_date: { type: ['string', 'null'], format: 'date' },
    version: { type: 'string' },
  },
};

export const promoRemind: DeclaredOperation = {
  id: 'promo.remind',
  whenFields: ['remind_start_date'],
  roles: [2, 3],
  effect: 'write',
  bodySchema: promoRemindBody.schema,
  validateBody: promoRemindBody.validate,
  messages: promoRemindBody.messages,
  validateQuery: inputs.promoRemindQuery,
  validateParams: inputs.promoRemindParams,
  answer: { envelope: 'alert', item: promoRemindItem },
  resource: {
    do: 'update',
    entity: 'promo',
    key: { from: 'body', path: 'id' },
    set: {
      remind_start_date: { from: 'body', path: 'remind_start_date' },
      remind_end_date: { from: 'body', path: 'remind_end_date' },
    },
    message: 'Reminder of {title} saved.',
  },
  summary: 'Saves when shops are reminded of a promo.',
};

const promoToggleItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'title', 'start_date', 'end_date', 'order', 'content', 'banner_url', 'promo_images', 'status',
    'product', 'remind_start_date', 'remind_end_date', 'version',
  ],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    start_date: { type: 'string', format: 'date' },
    end_date: { type: 'string', format: 'date' },
    order: { type: 'integer' },
    content: { type: 'string', html: true, description: 'HTML.' },
    banner_url: { type: ['string', 'null'], description: 'The same address, by its name in the list.' },
    promo_images: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'promo_id', 'imageUrl'],
        properties: { id: { type: 'integer' }, promo_id: { type: 'integer' }, imageUrl: { type: 'string' } },
      },
    },
    status: {
      type: 'integer',
      enum: [0, 1],
      choices: { 0: 'Inactive', 1: { label: 'Active', tone: 'good' } },
    },
    product: { type: 'integer', description: 'How many products it is about.' },
    remind_start_date: { type: ['string', 'null'], format: 'date' },
    remind_end_date: { type: ['string', 'null'], format: 'date' },
    version: { type: 'string' },
  },
};

export const promoToggle: DeclaredOperation = {
  id: 'promo.toggle',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.promoToggleQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.promoToggleParams,
  answer: { envelope: 'alert', item: promoToggleItem },
  resource: {
    do: 'toggle',
    entity: 'promo',
    key: { from: 'path', path: 'id' },
    toggle: 'status',
    message: 'Update Success',
  },
};

const promoUpdateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'version'],
  properties: { id: { type: 'integer' }, version: { type: 'string' } },
};

export const promoUpdate: DeclaredOperation = {
  id: 'promo.update',
  roles: [2, 3],
  effect: 'write',
  bodySchema: promoUpdateBody.schema,
  validateBody: promoUpdateBody.validate,
  messages: promoUpdateBody.messages,
  files: [
    {
      name: 'banner',
      types: ['image/png', 'image/jpeg', 'image/jif'],
      maxBytes: 2000000,
      remove: 'banner_remove',
    },
    { name: 'image', types: ['image/png', 'image/jpeg', 'image/jif'], maxBytes: 2000000, many: true },
  ],
  validateQuery: inputs.promoUpdateQuery,
  validateParams: inputs.promoUpdateParams,
  answer: { envelope: 'alert', item: promoUpdateItem },
};
