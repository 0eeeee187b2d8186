// Generated from schemas/product/product.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as productAddImagesBody from '../../../domain/generated/compiled/bodies/product-add-images.ts';
import * as productBulkActionBody from '../../../domain/generated/compiled/bodies/product-bulk-action.ts';
import * as productCreateDiscountBody from '../../../domain/generated/compiled/bodies/product-create-discount.ts';
import * as productCreateBody from '../../../domain/generated/compiled/bodies/product-create.ts';
import * as productListExportBody from '../../../domain/generated/compiled/bodies/product-list-export.ts';
import * as productOrderImagesBody from '../../../domain/generated/compiled/bodies/product-order-images.ts';
import * as productSetActiveManyBody from '../../../domain/generated/compiled/bodies/product-set-active-many.ts';
import * as productSetBlockedManyBody from '../../../domain/generated/compiled/bodies/product-set-blocked-many.ts';
import * as productUpdateDiscountBody from '../../../domain/generated/compiled/bodies/product-update-discount.ts';
import * as productUpdateBody from '../../../domain/generated/compiled/bodies/product-update.ts';
import * as productUploadImageBody from '../../../domain/generated/compiled/bodies/product-upload-image.ts';
import * as productUploadImagesBody from '../../../domain/generated/compiled/bodies/product-upload-images.ts';
import * as productUploadQtyBody from '../../../domain/generated/compiled/bodies/product-upload-qty.ts';
import * as productWholesalePricesExportBody from '../../../domain/generated/compiled/bodies/product-wholesale-prices-export.ts';
import * as inputs from '../compiled/inputs/product.ts';

export const productAddImages: DeclaredOperation = {
  id: 'product.add-images',
  roles: [2, 3],
  effect: 'write',
  extension: true,
  bodySchema: productAddImagesBody.schema,
  validateBody: productAddImagesBody.validate,
  messages: productAddImagesBody.messages,
  files: [{ name: 'images', types: ['image/png', 'image/jpeg'], maxBytes: 2000000, many: true }],
  validateQuery: inputs.productAddImagesQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.productAddImagesParams,
  limits: ['picture'],
  answer: { envelope: 'alert' },
  summary: 'Adds several images behind the product\'s others; those that it has already are left out and counted.',
};

const productBulkActionItem = { type: 'object', additionalProperties: false, properties: { job: { type: 'integer' } } };

export const productBulkAction: DeclaredOperation = {
  id: 'product.bulk-action',
  roles: [2, 3],
  effect: 'write',
  bodySchema: productBulkActionBody.schema,
  validateBody: productBulkActionBody.validate,
  messages: productBulkActionBody.messages,
  files: [
    {
      name: 'file',
      types: ['text/csv'],
      maxBytes: 20000000,
      columns: { sku: ['SKU', 'SKU Code', 'Kode SKU'] },
    },
  ],
  validateQuery: inputs.productBulkActionQuery,
  validateParams: inputs.productBulkActionParams,
  answer: { envelope: 'alert', item: productBulkActionItem },
  job: { kind: 'product.bulk-action', title: 'Bulk Action', message: 'Bulk Action has started.' },
  summary: 'Makes the products of a CSV file active or inactive.',
};

const productCreateItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'name', 'sku_code', 'category', 'brand', 'category_id', 'brand_id', 'price', 'active', 'blocked',
    'held', 'erp_blocked', 'stock', 'video_url', 'video', 'video_name', 'description', 'weight', 'max_qty',
    'images', 'prices', 'inventories', 'version',
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
    blocked: {
      type: 'integer',
      enum: [0, 1],
      other: 1,
      choices: { 0: 'Non-blocked', 1: { label: 'Blocked', tone: 'bad' } },
    },
    held: { type: 'integer', enum: [0, 1], description: '1: blocked by staff.' },
    erp_blocked: { type: 'integer', enum: [0, 1], description: '1: blocked by the ERP.' },
    stock: { type: 'integer', description: 'Pieces.' },
    video_url: { type: ['string', 'null'] },
    video: { type: ['string', 'null'], description: 'Address of the uploaded film.' },
    video_name: { type: ['string', 'null'], description: 'What its file was called.', standIn: 'video.name' },
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
  validateQuery: inputs.productCreateQuery,
  validateParams: inputs.productCreateParams,
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

const productCreateDiscountItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'product_id', 'start_date_time', 'end_date_time', 'discount_price', 'version'],
  properties: {
    id: { type: 'integer' },
    product_id: { type: 'integer' },
    start_date_time: { type: 'string', format: 'date' },
    end_date_time: { type: 'string', format: 'date' },
    discount_price: { type: 'number', multipleOf: 1, description: 'Rupiah.' },
    version: { type: 'string' },
  },
};

export const productCreateDiscount: DeclaredOperation = {
  id: 'product.create-discount',
  roles: [2, 3],
  effect: 'write',
  bodySchema: productCreateDiscountBody.schema,
  validateBody: productCreateDiscountBody.validate,
  messages: productCreateDiscountBody.messages,
  validateQuery: inputs.productCreateDiscountQuery,
  validateParams: inputs.productCreateDiscountParams,
  answer: { envelope: 'alert', item: productCreateDiscountItem },
  resource: {
    do: 'create',
    entity: 'product-discount',
    set: {
      product_id: { from: 'body', path: 'product_id' },
      start_date_time: { from: 'body', path: 'start_date' },
      end_date_time: { from: 'body', path: 'end_date' },
      discount_price: { from: 'body', path: 'discount' },
    },
    message: 'Discount saved.',
  },
};

export const productDeleteDiscount: DeclaredOperation = {
  id: 'product.delete-discount',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.productDeleteDiscountQuery,
  paramsSchema: { type: 'object', required: ['discountId'], properties: { discountId: { type: 'integer' } } },
  validateParams: inputs.productDeleteDiscountParams,
  answer: { envelope: 'alert' },
  resource: {
    do: 'delete',
    entity: 'product-discount',
    key: { from: 'path', path: 'discountId' },
    message: 'Discount deleted.',
  },
};

export const productDeleteImage: DeclaredOperation = {
  id: 'product.delete-image',
  roles: [2, 3],
  effect: 'write',
  extension: true,
  validateQuery: inputs.productDeleteImageQuery,
  paramsSchema: { type: 'object', required: ['imageId'], properties: { imageId: { type: 'integer' } } },
  validateParams: inputs.productDeleteImageParams,
  answer: { envelope: 'alert' },
  resource: {
    do: 'delete',
    entity: 'product-image',
    key: { from: 'path', path: 'imageId' },
    message: 'Image deleted.',
  },
};

export const productDiscount: DeclaredOperation = {
  id: 'product.discount',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  validateQuery: inputs.productDiscountQuery,
  paramsSchema: {
    type: 'object',
    required: ['productId', 'id'],
    properties: { productId: { type: 'integer' }, id: { type: 'integer' } },
  },
  validateParams: inputs.productDiscountParams,
  answer: { envelope: 'item', item: productCreateDiscountItem },
  resource: {
    do: 'get',
    entity: 'product-discount',
    key: { from: 'path', path: 'id' },
    where: { product_id: { from: 'path', path: 'productId' } },
  },
  summary: 'One discount, so that its edit screen survives a reload.',
};

const productDiscountsItem = {
  type: 'object',
  additionalProperties: false,
  required: ['product', 'productDiscounts'],
  properties: {
    product: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'name', 'sku_code', 'price'],
      properties: {
        id: { type: 'integer' },
        name: { type: 'string' },
        sku_code: { type: 'string' },
        price: { type: 'number', description: 'Rupiah.' },
      },
    },
    productDiscounts: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'product_id', 'start_date_time', 'end_date_time', 'discount_price', 'version'],
        properties: {
          id: { type: 'integer' },
          product_id: { type: 'integer' },
          start_date_time: { type: 'string', format: 'date' },
          end_date_time: { type: 'string', format: 'date' },
          discount_price: { type: 'number', multipleOf: 1, description: 'Rupiah.' },
          version: { type: 'string' },
        },
      },
    },
  },
};

export const productDiscounts: DeclaredOperation = {
  id: 'product.discounts',
  roles: [2, 3],
  effect: 'read',
  validateQuery: inputs.productDiscountsQuery,
  paramsSchema: { type: 'object', required: ['productId'], properties: { productId: { type: 'integer' } } },
  validateParams: inputs.productDiscountsParams,
  answer: { envelope: 'item', item: productDiscountsItem },
  resource: { do: 'get', entity: 'product-discounts', key: { from: 'path', path: 'productId' } },
  summary: 'A product with its discounts.',
};

export const productDownload: DeclaredOperation = {
  id: 'product.download',
  roles: [2, 3],
  effect: 'read',
  validateQuery: inputs.productDownloadQuery,
  validateParams: inputs.productDownloadParams,
  answer: { envelope: 'file' },
  resource: {
    do: 'file',
    entity: 'product',
    file: {
      name: 'products',
      by: [],
      format: 'xlsx',
      sort: [{ column: 'id', dir: 'asc' }],
      zone: 'Asia/Jakarta',
      locale: 'id-ID',
      columns: [
        { path: 'id', label: 'ID', as: 'number' },
        { path: 'name', label: 'Name', as: 'text' },
        { path: 'sku_code', label: 'SKU Code', as: 'text' },
        { path: 'category.name', label: 'Category', as: 'text' },
        { path: 'brand.name', label: 'Brand', as: 'text' },
        { path: 'price', label: 'Price', as: 'number' },
        { path: 'stock', label: 'Stock', as: 'number' },
        { path: 'weight', label: 'Weight (gram)', as: 'number' },
        { path: 'max_qty', label: 'Max Qty', as: 'number' },
        { path: 'active', label: 'Status', as: 'active', labels: { on: 'Active', off: 'Inactive' } },
        { path: 'blocked', label: 'Blocked', as: 'choice', labels: { 0: 'Non-blocked', 1: 'Blocked' } },
      ],
    },
  },
  summary: 'All products as products.xlsx, under the names that mass uploads expect.',
};

export const productDownloadBlocked: DeclaredOperation = {
  id: 'product.download-blocked',
  roles: [2, 3],
  effect: 'read',
  validateQuery: inputs.productDownloadBlockedQuery,
  validateParams: inputs.productDownloadBlockedParams,
  answer: { envelope: 'file' },
  resource: {
    do: 'file',
    entity: 'product',
    where: { blocked: { literal: 1 } },
    file: {
      name: 'products-blocked',
      by: [],
      format: 'xlsx',
      sort: [{ column: 'id', dir: 'asc' }],
      zone: 'Asia/Jakarta',
      locale: 'id-ID',
      columns: [
        { path: 'id', label: 'ID', as: 'number' },
        { path: 'name', label: 'Name', as: 'text' },
        { path: 'sku_code', label: 'SKU Code', as: 'text' },
        { path: 'category.name', label: 'Category', as: 'text' },
        { path: 'brand.name', label: 'Brand', as: 'text' },
        { path: 'price', label: 'Price', as: 'number' },
        { path: 'stock', label: 'Stock', as: 'number' },
        { path: 'weight', label: 'Weight (gram)', as: 'number' },
        { path: 'max_qty', label: 'Max Qty', as: 'number' },
        { path: 'active', label: 'Status', as: 'active', labels: { on: 'Active', off: 'Inactive' } },
        { path: 'blocked', label: 'Blocked', as: 'choice', labels: { 0: 'Non-blocked', 1: 'Blocked' } },
      ],
    },
  },
  summary: 'The products that the ERP has blocked, as products-blocked.xlsx.',
};

export const productGet: DeclaredOperation = {
  id: 'product.get',
  roles: [2, 3],
  effect: 'read',
  validateQuery: inputs.productGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.productGetParams,
  answer: { envelope: 'item', item: productCreateItem },
  resource: { do: 'get', entity: 'product', key: { from: 'path', path: 'id' } },
};

const productListItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'name', 'sku_code', 'category', 'brand', 'price', 'active', 'blocked', 'stock', 'weight', 'images',
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
    price: { type: 'number', description: 'Rupiah.' },
    active: { type: 'integer', enum: [0, 1] },
    blocked: {
      type: 'integer',
      enum: [0, 1],
      other: 1,
      choices: { 0: 'Non-blocked', 1: { label: 'Blocked', tone: 'bad' } },
    },
    stock: { type: 'integer', description: 'Pieces.' },
    weight: { type: ['integer', 'null'], description: 'Grams.' },
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
  },
};

export const productList: DeclaredOperation = {
  id: 'product.list',
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
      begin: { type: 'integer', enum: [1], extension: true },
      sort: {
        type: 'string',
        enum: ['id', 'name', 'sku_code', 'category.name', 'brand.name', 'price', 'active', 'blocked'],
      },
      dir: { type: 'string', enum: ['asc', 'desc'] },
      active: { type: 'integer', enum: [0, 1], extension: true },
      blocked: { type: 'integer', enum: [0, 1], extension: true },
      category_id: { type: 'integer', extension: true },
      brand_id: { type: 'integer', extension: true },
    },
  },
  validateQuery: inputs.productListQuery,
  validateParams: inputs.productListParams,
  paging: { page: 'page', size: 'perPage', all: true },
  search: 'search',
  searchBegin: 'begin',
  sort: {
    field: 'sort',
    dir: 'dir',
    fields: ['id', 'name', 'sku_code', 'category.name', 'brand.name', 'price', 'active', 'blocked'],
  },
  answer: { envelope: 'page-meta', item: productListItem },
  resource: {
    do: 'list',
    entity: 'product',
    where: {
      active: { from: 'query', path: 'active' },
      blocked: { from: 'query', path: 'blocked' },
      category_id: { from: 'query', path: 'category_id' },
      brand_id: { from: 'query', path: 'brand_id' },
    },
  },
  summary: 'Products, also for the pickers of the chat.',
};

export const productListExport: DeclaredOperation = {
  id: 'product.list-export',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  bodySchema: productListExportBody.schema,
  validateBody: productListExportBody.validate,
  messages: productListExportBody.messages,
  validateQuery: inputs.productListExportQuery,
  validateParams: inputs.productListExportParams,
  answer: { envelope: 'file' },
  exports: productList,
  summary: 'All rows of product.list as a file.',
};

const productLogsItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'diffs'],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    diffs: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'new_values', 'old_values', 'event', 'changed_by', 'created_at'],
        properties: {
          id: { type: 'integer' },
          new_values: {
            type: 'object',
            description: 'Changed field -> its new value.',
            additionalProperties: true,
          },
          old_values: {
            extension: true,
            type: 'object',
            description: 'Changed field -> the value it had; what had none is absent.',
            additionalProperties: true,
          },
          event: {
            type: 'string',
            description: 'What changed it.',
            choices: {
              created: { label: 'Created', tone: 'good' },
              updated: { label: 'Changed', tone: 'info' },
              deleted: { label: 'Deleted', tone: 'bad' },
              sync: 'Sync Product',
              'sync-price': 'Sync Price',
              'sync-stock': 'Sync Stock',
              'bulk-action': 'Bulk Action',
              'upload-qty': 'Mass Upload Max Qty',
              'upload-images': 'Mass Upload Image',
              import: 'Import',
            },
          },
          changed_by: {
            extension: true,
            type: ['string', 'null'],
            description: 'Name of the account, as it was then.',
          },
          created_at: { extension: true, type: 'string', format: 'date-time' },
        },
      },
    },
  },
};

export const productLogs: DeclaredOperation = {
  id: 'product.logs',
  roles: [2, 3],
  effect: 'read',
  validateQuery: inputs.productLogsQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.productLogsParams,
  answer: { envelope: 'item', item: productLogsItem },
  resource: { do: 'get', entity: 'product-history', key: { from: 'path', path: 'id' } },
  summary: 'What was changed about a product.',
};

export const productOrderImages: DeclaredOperation = {
  id: 'product.order-images',
  roles: [2, 3],
  effect: 'write',
  extension: true,
  bodySchema: productOrderImagesBody.schema,
  validateBody: productOrderImagesBody.validate,
  messages: productOrderImagesBody.messages,
  validateQuery: inputs.productOrderImagesQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.productOrderImagesParams,
  limits: ['all_images'],
  answer: { envelope: 'alert' },
  summary: 'Puts the images of a product in the order of their ids; all of them must be named.',
};

export const productSetActiveMany: DeclaredOperation = {
  id: 'product.set-active-many',
  roles: [2, 3],
  effect: 'write',
  extension: true,
  bodySchema: productSetActiveManyBody.schema,
  validateBody: productSetActiveManyBody.validate,
  messages: productSetActiveManyBody.messages,
  validateQuery: inputs.productSetActiveManyQuery,
  validateParams: inputs.productSetActiveManyParams,
  selection: {
    most: 1000,
    where: {
      active: { from: 'query', path: 'active' },
      blocked: { from: 'query', path: 'blocked' },
      category_id: { from: 'query', path: 'category_id' },
      brand_id: { from: 'query', path: 'brand_id' },
    },
    search: 'search',
    searchBegin: 'begin',
  },
  answer: { envelope: 'alert' },
  resource: {
    do: 'update',
    entity: 'product',
    set: { active: { from: 'body', path: 'active' } },
    message: 'Products updated: {count}.',
  },
  summary: 'Activates or deactivates many products, all or none.',
};

export const productSetBlockedMany: DeclaredOperation = {
  id: 'product.set-blocked-many',
  roles: [2, 3],
  effect: 'write',
  extension: true,
  bodySchema: productSetBlockedManyBody.schema,
  validateBody: productSetBlockedManyBody.validate,
  messages: productSetBlockedManyBody.messages,
  validateQuery: inputs.productSetBlockedManyQuery,
  validateParams: inputs.productSetBlockedManyParams,
  selection: {
    most: 1000,
    where: {
      active: { from: 'query', path: 'active' },
      blocked: { from: 'query', path: 'blocked' },
      category_id: { from: 'query', path: 'category_id' },
      brand_id: { from: 'query', path: 'brand_id' },
    },
    search: 'search',
    searchBegin: 'begin',
  },
  answer: { envelope: 'alert' },
  resource: {
    do: 'update',
    entity: 'product',
    set: { held: { from: 'body', path: 'held' } },
    check: true,
    message: 'Products updated: {count}.',
  },
  summary: 'Blocks many products until staff frees them again, whatever the ERP says, or frees them; all or none.',
};

export const productSync: DeclaredOperation = {
  id: 'product.sync',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.productSyncQuery,
  validateParams: inputs.productSyncParams,
  answer: { envelope: 'alert', item: productBulkActionItem },
  job: { kind: 'product.sync', title: 'Sync Product', message: 'Sync Product has started.' },
  summary: 'Takes over the products of the ERP.',
};

export const productSyncAllStock: DeclaredOperation = {
  id: 'product.sync-all-stock',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.productSyncAllStockQuery,
  validateParams: inputs.productSyncAllStockParams,
  answer: { envelope: 'alert', item: productBulkActionItem },
  job: { kind: 'product.sync-stock', title: 'Sync Stock', message: 'Sync Stock has started.' },
  summary: 'Takes over the stock of the ERP, of all products.',
};

export const productSyncPrice: DeclaredOperation = {
  id: 'product.sync-price',
  roles: [2, 3],
  effect: 'write',
  querySchema: { type: 'object', properties: { id: { type: 'integer', extension: true } } },
  validateQuery: inputs.productSyncPriceQuery,
  validateParams: inputs.productSyncPriceParams,
  answer: { envelope: 'alert', item: productBulkActionItem },
  job: { kind: 'product.sync-price', title: 'Sync Price', message: 'Sync Price has started.' },
  summary: 'Takes over the prices of the ERP; `id` (ours) limits it to one product.',
};

export const productSyncStock: DeclaredOperation = {
  id: 'product.sync-stock',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.productSyncStockQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.productSyncStockParams,
  answer: { envelope: 'alert', item: productBulkActionItem },
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
  files: [
    { name: 'video', types: ['video/mp4', 'video/quicktime'], maxBytes: 10485760, remove: 'video_remove' },
  ],
  validateQuery: inputs.productUpdateQuery,
  validateParams: inputs.productUpdateParams,
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

export const productUpdateDiscount: DeclaredOperation = {
  id: 'product.update-discount',
  roles: [2, 3],
  effect: 'write',
  bodySchema: productUpdateDiscountBody.schema,
  validateBody: productUpdateDiscountBody.validate,
  messages: productUpdateDiscountBody.messages,
  validateQuery: inputs.productUpdateDiscountQuery,
  validateParams: inputs.productUpdateDiscountParams,
  answer: { envelope: 'alert', item: productCreateDiscountItem },
  resource: {
    do: 'update',
    entity: 'product-discount',
    key: { from: 'body', path: 'id' },
    set: {
      product_id: { from: 'body', path: 'product_id' },
      start_date_time: { from: 'body', path: 'start_date' },
      end_date_time: { from: 'body', path: 'end_date' },
      discount_price: { from: 'body', path: 'discount' },
    },
    where: { product_id: { from: 'body', path: 'product_id' } },
    message: 'Discount saved.',
  },
};

const productUploadImageItem = {
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

export const productUploadImage: DeclaredOperation = {
  id: 'product.upload-image',
  roles: [2, 3],
  effect: 'write',
  bodySchema: productUploadImageBody.schema,
  validateBody: productUploadImageBody.validate,
  messages: productUploadImageBody.messages,
  files: [{ name: 'file', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 }],
  validateQuery: inputs.productUploadImageQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.productUploadImageParams,
  limits: ['picture'],
  answer: { envelope: 'alert', item: productUploadImageItem },
  summary: 'Adds an image behind the product\'s others; a thumbnail is made.',
};

export const productUploadImages: DeclaredOperation = {
  id: 'product.upload-images',
  roles: [2, 3],
  effect: 'write',
  bodySchema: productUploadImagesBody.schema,
  validateBody: productUploadImagesBody.validate,
  messages: productUploadImagesBody.messages,
  files: [{ name: 'file', types: ['application/zip'], maxBytes: 524288000 }],
  validateQuery: inputs.productUploadImagesQuery,
  validateParams: inputs.productUploadImagesParams,
  answer: { envelope: 'alert', item: productBulkActionItem },
  job: {
    kind: 'product.upload-images',
    title: 'Mass Upload Image',
    message: 'Mass Upload Image has started.',
  },
  summary: 'Adds the images of a ZIP file to the products that their names say.',
};

export const productUploadQty: DeclaredOperation = {
  id: 'product.upload-qty',
  roles: [2, 3],
  effect: 'write',
  bodySchema: productUploadQtyBody.schema,
  validateBody: productUploadQtyBody.validate,
  messages: productUploadQtyBody.messages,
  files: [
    {
      name: 'file',
      types: ['text/csv'],
      maxBytes: 20000000,
      columns: { sku: ['SKU', 'SKU Code', 'Kode SKU'], qty: ['Max Qty', 'Max Qty (pcs)', 'Qty'] },
    },
  ],
  validateQuery: inputs.productUploadQtyQuery,
  validateParams: inputs.productUploadQtyParams,
  answer: { envelope: 'alert', item: productBulkActionItem },
  job: {
    kind: 'product.upload-qty',
    title: 'Mass Upload Max Qty',
    message: 'Mass Upload Max Qty has started.',
  },
  summary: 'Takes over the max qty of a CSV file, by SKU.',
};

const productWholesalePricesItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'start_date', 'end_date', 'min_qty', 'price', 'created_at', 'deleted_at'],
  properties: {
    id: { type: 'integer' },
    start_date: { type: ['string', 'null'], format: 'date' },
    end_date: { type: ['string', 'null'], format: 'date' },
    min_qty: { type: 'integer', description: 'Pieces.' },
    price: { type: 'number', description: 'Rupiah.' },
    created_at: { type: 'string', format: 'date-time' },
    deleted_at: { type: ['string', 'null'], format: 'date-time' },
  },
};

export const productWholesalePrices: DeclaredOperation = {
  id: 'product.wholesale-prices',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
    },
  },
  validateQuery: inputs.productWholesalePricesQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.productWholesalePricesParams,
  paging: { page: 'page', size: 'perPage' },
  answer: { envelope: 'page', item: productWholesalePricesItem },
  resource: {
    do: 'list',
    entity: 'product-wholesale-price',
    where: { product_id: { from: 'path', path: 'id' } },
  },
  summary: 'What a product costs from so many pieces on.',
};

export const productWholesalePricesExport: DeclaredOperation = {
  id: 'product.wholesale-prices-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: productWholesalePricesExportBody.schema,
  validateBody: productWholesalePricesExportBody.validate,
  messages: productWholesalePricesExportBody.messages,
  validateQuery: inputs.productWholesalePricesExportQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.productWholesalePricesExportParams,
  answer: { envelope: 'file' },
  exports: productWholesalePrices,
  summary: 'All rows of product.wholesale-prices as a file.',
};
