// Generated from schemas/product/product.endpoints.json by `npm run generate`. Edit that instead of this file.
import * as productCreateBody from '../../../src/generated/product/bodies/product-create.ts';
import * as productImagesExportBody from '../../../src/generated/product/bodies/product-images-export.ts';
import * as productListExportBody from '../../../src/generated/product/bodies/product-list-export.ts';
import * as productUpdateBody from '../../../src/generated/product/bodies/product-update.ts';
import * as productUploadImageBody from '../../../src/generated/product/bodies/product-upload-image.ts';
import type { DeclaredOperation } from '../../http/declared.ts';
import {
  productCreateParams,
  productCreateQuery,
  productDeleteImageParams,
  productDeleteImageQuery,
  productGetParams,
  productGetQuery,
  productImagesExportParams,
  productImagesExportQuery,
  productImagesParams,
  productImagesQuery,
  productListExportParams,
  productListExportQuery,
  productListParams,
  productListQuery,
  productSyncAllStockParams,
  productSyncAllStockQuery,
  productSyncParams,
  productSyncPriceParams,
  productSyncPriceQuery,
  productSyncQuery,
  productSyncStockParams,
  productSyncStockQuery,
  productUpdateParams,
  productUpdateQuery,
  productUploadImageParams,
  productUploadImageQuery,
} from '../inputs/product.ts';

const productCreateItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'name',
    'sku_code',
    'category',
    'brand',
    'category_id',
    'brand_id',
    'price',
    'active',
    'blocked',
    'stock',
    'video_url',
    'video',
    'description',
    'weight',
    'max_qty',
    'images',
    'prices',
    'inventories',
    'version',
  ],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    sku_code: { type: 'string' },
    category: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'name'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
    },
    brand: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'name'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
    },
    category_id: { type: ['integer', 'null'] },
    brand_id: { type: ['integer', 'null'] },
    price: { type: 'number', description: 'Rupiah.' },
    active: { type: 'integer', enum: [0, 1] },
    blocked: { type: 'integer', enum: [0, 1], description: '0 means non-blocked.' },
    stock: { type: 'integer', description: 'Pieces.' },
    video_url: { type: ['string', 'null'] },
    video: { type: ['string', 'null'], description: 'Address of the uploaded film.' },
    description: { type: ['string', 'null'] },
    weight: { type: ['integer', 'null'], description: 'Grams.' },
    max_qty: { type: ['integer', 'null'], description: 'Pieces.' },
    images: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'image_url', 'thumbnail_image_url', 'ordering'],
        properties: {
          id: { type: 'integer' },
          image_url: { type: ['string', 'null'] },
          thumbnail_image_url: { type: ['string', 'null'] },
          ordering: { type: 'integer' },
        },
      },
    },
    prices: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'price_code', 'price'],
        properties: {
          id: { type: 'integer' },
          price_code: { type: 'string' },
          price: { type: 'number', description: 'Rupiah.' },
        },
      },
    },
    inventories: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'inventory_code', 'stock'],
        properties: {
          id: { type: 'integer' },
          inventory_code: { type: 'string' },
          stock: { type: 'integer', description: 'Pieces.' },
        },
      },
    },
    version: { type: 'string' },
  },
};

export const productCreate: DeclaredOperation = {
  id: 'product.create',
  roles: [2, 3],
  effect: 'write',
  bodySchema: productCreateBody.schema,
  validateBody: productCreateBody.validate,
  messages: productCreateBody.messages,
  files: [{ name: 'video', types: ['video/mp4', 'video/quicktime'], maxBytes: 10485760 }],
  querySchema: { type: 'object', properties: {} },
  validateQuery: productCreateQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: productCreateParams,
  answer: { envelope: 'alert', item: productCreateItem },
  resource: {
    do: 'create',
    entity: 'product',
    set: {
      name: { from: 'body', path: 'name' },
      category_id: { from: 'body', path: 'category_id' },
      brand_id: { from: 'body', path: 'brand_id' },
      weight: { from: 'body', path: 'weight' },
      sku_code: { from: 'body', path: 'sku_code' },
      max_qty: { from: 'body', path: 'max_qty' },
      video_url: { from: 'body', path: 'video_url' },
      description: { from: 'body', path: 'description' },
      video: { from: 'body', path: 'video' },
    },
    message: 'Product {name} saved.',
  },
};

export const productDeleteImage: DeclaredOperation = {
  id: 'product.delete-image',
  roles: [2, 3],
  effect: 'write',
  extension: true,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: productDeleteImageQuery,
  paramsSchema: { type: 'object', required: ['imageId'], properties: { imageId: { type: 'integer' } } },
  validateParams: productDeleteImageParams,
  answer: { envelope: 'alert' },
  resource: {
    do: 'delete',
    entity: 'product-image',
    key: { from: 'path', path: 'imageId' },
    message: 'Image deleted.',
  },
};

export const productGet: DeclaredOperation = {
  id: 'product.get',
  roles: [2, 3],
  effect: 'read',
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: productGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: productGetParams,
  answer: { envelope: 'item', item: productCreateItem },
  resource: { do: 'get', entity: 'product', key: { from: 'path', path: 'id' }, message: '' },
};

const productImagesItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'image_url', 'thumbnail_image_url', 'ordering'],
  properties: {
    id: { type: 'integer' },
    image_url: { type: ['string', 'null'] },
    thumbnail_image_url: { type: ['string', 'null'] },
    ordering: { type: 'integer' },
  },
};

export const productImages: DeclaredOperation = {
  id: 'product.images',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: productImagesQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: productImagesParams,
  answer: { envelope: 'list', item: productImagesItem },
  resource: {
    do: 'list',
    entity: 'product-image',
    where: { product_id: { from: 'path', path: 'id' } },
    message: '',
  },
  summary: 'The images of one product.',
};

export const productImagesExport: DeclaredOperation = {
  id: 'product.images-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: productImagesExportBody.schema,
  validateBody: productImagesExportBody.validate,
  messages: productImagesExportBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: productImagesExportQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: productImagesExportParams,
  answer: { envelope: 'file' },
  exports: productImages,
  summary: 'All rows of product.images as a file.',
};

const productListItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'sku_code', 'category', 'brand', 'price', 'active', 'blocked', 'stock'],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    sku_code: { type: 'string' },
    category: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'name'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
    },
    brand: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'name'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
    },
    price: { type: 'number', description: 'Rupiah.' },
    active: { type: 'integer', enum: [0, 1] },
    blocked: { type: 'integer', enum: [0, 1], description: '0 means non-blocked.' },
    stock: { type: 'integer', description: 'Pieces.' },
  },
};

export const productList: DeclaredOperation = {
  id: 'product.list',
  roles: [2, 3],
  effect: 'read',
  files: [],
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
      sort: {
        type: 'string',
        enum: ['id', 'name', 'sku_code', 'category.name', 'brand.name', 'price', 'active', 'blocked'],
      },
      dir: { type: 'string', enum: ['asc', 'desc'] },
    },
  },
  validateQuery: productListQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: productListParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: {
    field: 'sort',
    dir: 'dir',
    fields: ['id', 'name', 'sku_code', 'category.name', 'brand.name', 'price', 'active', 'blocked'],
  },
  answer: { envelope: 'page-meta', item: productListItem },
  resource: { do: 'list', entity: 'product', message: '' },
};

export const productListExport: DeclaredOperation = {
  id: 'product.list-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: productListExportBody.schema,
  validateBody: productListExportBody.validate,
  messages: productListExportBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: productListExportQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: productListExportParams,
  answer: { envelope: 'file' },
  exports: productList,
  summary: 'All rows of product.list as a file.',
};

const productSyncItem = { type: 'object', additionalProperties: false, properties: { job: { type: 'integer' } } };

export const productSync: DeclaredOperation = {
  id: 'product.sync',
  roles: [2, 3],
  effect: 'write',
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: productSyncQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: productSyncParams,
  answer: { envelope: 'alert', item: productSyncItem },
  job: { kind: 'product.sync', title: 'Sync Product', message: 'Sync Product has started.' },
  summary: 'Takes over the products of the ERP.',
};

export const productSyncAllStock: DeclaredOperation = {
  id: 'product.sync-all-stock',
  roles: [2, 3],
  effect: 'write',
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: productSyncAllStockQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: productSyncAllStockParams,
  answer: { envelope: 'alert', item: productSyncItem },
  job: { kind: 'product.sync-stock', title: 'Sync Stock', message: 'Sync Stock has started.' },
  summary: 'Takes over the stock of the ERP, of all products.',
};

export const productSyncPrice: DeclaredOperation = {
  id: 'product.sync-price',
  roles: [2, 3],
  effect: 'write',
  files: [],
  querySchema: { type: 'object', properties: { id: { type: 'integer' } } },
  validateQuery: productSyncPriceQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: productSyncPriceParams,
  answer: { envelope: 'alert', item: productSyncItem },
  job: { kind: 'product.sync-price', title: 'Sync Price', message: 'Sync Price has started.' },
  summary: 'Takes over the prices of the ERP; `id` (ours) limits it to one product.',
};

export const productSyncStock: DeclaredOperation = {
  id: 'product.sync-stock',
  roles: [2, 3],
  effect: 'write',
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: productSyncStockQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: productSyncStockParams,
  answer: { envelope: 'alert', item: productSyncItem },
  job: { kind: 'product.sync-stock', title: 'Sync Stock', message: 'Sync Stock has started.' },
  summary: 'Takes over the stock of the ERP, of one product.',
};

export const productUpdate: DeclaredOperation = {
  id: 'product.update',
  roles: [2, 3],
  effect: 'write',
  bodySchema: productUpdateBody.schema,
  validateBody: productUpdateBody.validate,
  messages: productUpdateBody.messages,
  files: [{ name: 'video', types: ['video/mp4', 'video/quicktime'], maxBytes: 10485760 }],
  querySchema: { type: 'object', properties: {} },
  validateQuery: productUpdateQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: productUpdateParams,
  answer: { envelope: 'alert', item: productCreateItem },
  resource: {
    do: 'update',
    entity: 'product',
    key: { from: 'body', path: 'id' },
    set: {
      name: { from: 'body', path: 'name' },
      category_id: { from: 'body', path: 'category_id' },
      brand_id: { from: 'body', path: 'brand_id' },
      weight: { from: 'body', path: 'weight' },
      sku_code: { from: 'body', path: 'sku_code' },
      max_qty: { from: 'body', path: 'max_qty' },
      video_url: { from: 'body', path: 'video_url' },
      description: { from: 'body', path: 'description' },
      video: { from: 'body', path: 'video' },
    },
    message: 'Product {name} saved.',
  },
};

export const productUploadImage: DeclaredOperation = {
  id: 'product.upload-image',
  roles: [2, 3],
  effect: 'write',
  bodySchema: productUploadImageBody.schema,
  validateBody: productUploadImageBody.validate,
  messages: productUploadImageBody.messages,
  files: [{ name: 'file', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 }],
  querySchema: { type: 'object', properties: {} },
  validateQuery: productUploadImageQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: productUploadImageParams,
  answer: { envelope: 'alert', item: productImagesItem },
  summary: 'Adds an image behind the product\'s others; a thumbnail is made.',
};
