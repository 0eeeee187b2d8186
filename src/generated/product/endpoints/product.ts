// Generated from schemas/product/product.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

/** Adds several images behind the product's others; those that it has already are left out and counted. */
export const productAddImages: Endpoint = {
  id: 'product.add-images',
  method: 'POST',
  path: '/api/admin/products/images/{id}',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['product.get'],
  extension: true,
};

/** Makes the products of a CSV file active or inactive. */
export const productBulkAction: Endpoint = {
  id: 'product.bulk-action',
  method: 'POST',
  path: '/api/admin/products/bulk-action',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['product.list', 'product.get'],
  job: true,
};

export const productCreate: Endpoint = {
  id: 'product.create',
  method: 'POST',
  path: '/api/admin/products',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['product.list'],
};

export const productCreateDiscount: Endpoint = {
  id: 'product.create-discount',
  method: 'POST',
  path: '/api/admin/products/discount',
  roles: [2, 3],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
  invalidates: ['product.discounts'],
  wire: { start_date: 'MM/DD/YYYY', end_date: 'MM/DD/YYYY' },
};

export const productDeleteDiscount: Endpoint = {
  id: 'product.delete-discount',
  method: 'DELETE',
  path: '/api/admin/products/discount/{discountId}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['product.discounts'],
};

export const productDeleteImage: Endpoint = {
  id: 'product.delete-image',
  method: 'DELETE',
  path: '/api/admin/products/images/{imageId}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['product.get'],
  extension: true,
};

/** A product with its discounts. */
export const productDiscounts: Endpoint = {
  id: 'product.discounts',
  method: 'GET',
  path: '/api/admin/products/discount/{productId}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
};

/** All products as products.xlsx, under the names that mass uploads expect. */
export const productDownload: Endpoint = {
  id: 'product.download',
  method: 'GET',
  path: '/api/admin/products/download',
  roles: [2, 3],
  effect: 'read',
  envelope: 'file',
};

/** The products that the ERP has blocked, as products-blocked.xlsx. */
export const productDownloadBlocked: Endpoint = {
  id: 'product.download-blocked',
  method: 'GET',
  path: '/api/admin/products/blocked/download',
  roles: [2, 3],
  effect: 'read',
  envelope: 'file',
};

export const productGet: Endpoint = {
  id: 'product.get',
  method: 'GET',
  path: '/api/admin/products/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  variants: {
    active: { values: [0, 1] },
    blocked: { values: [0, 1], other: 1 },
    held: { values: [0, 1] },
    erp_blocked: { values: [0, 1] },
    video_name: { standIn: ['video.name'] },
  },
  words: { id: ['bundle', 'harga-coret', 'free', 'download', 'sync', 'sync-price', 'sync-stock'] },
};

/** Products, also for the pickers of the chat. */
export const productList: Endpoint = {
  id: 'product.list',
  method: 'GET',
  path: '/api/admin/products',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'page-meta',
  paging: { page: 'page', size: 'perPage', all: true },
  search: 'search',
  searchBegin: 'begin',
  sort: {
    field: 'sort',
    dir: 'dir',
    fields: ['id', 'name', 'sku_code', 'category.name', 'brand.name', 'price', 'active', 'blocked'],
  },
  export: true,
  ours: ['active', 'blocked', 'category_id', 'brand_id'],
  variants: { active: { values: [0, 1] }, blocked: { values: [0, 1], other: 1 } },
};

/** All rows of product.list as a file. */
export const productListExport: Endpoint = {
  id: 'product.list-export',
  method: 'POST',
  path: '/api/admin/products/export',
  roles: [2, 3, 5],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

/** What was changed about a product. */
export const productLogs: Endpoint = {
  id: 'product.logs',
  method: 'GET',
  path: '/api/admin/products/logs/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
};

/** Puts the images of a product in the order of their ids; all of them must be named. */
export const productOrderImages: Endpoint = {
  id: 'product.order-images',
  method: 'PUT',
  path: '/api/admin/products/images/{id}',
  roles: [2, 3],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
  invalidates: ['product.get'],
  extension: true,
};

/** Activates or deactivates many products, all or none. */
export const productSetActiveMany: Endpoint = {
  id: 'product.set-active-many',
  method: 'POST',
  path: '/api/admin/products/bulk-active',
  roles: [2, 3],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
  selection: { most: 1000 },
  invalidates: ['product.list', 'product.get'],
  extension: true,
  ours: ['filter.begin', 'filter.active', 'filter.blocked', 'filter.category_id', 'filter.brand_id'],
};

/** Blocks many products until staff frees them again, whatever the ERP says, or frees them; all or none. */
export const productSetBlockedMany: Endpoint = {
  id: 'product.set-blocked-many',
  method: 'POST',
  path: '/api/admin/products/bulk-blocked',
  roles: [2, 3],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
  selection: { most: 1000 },
  invalidates: ['product.list', 'product.get'],
  extension: true,
  ours: ['filter.begin', 'filter.active', 'filter.blocked', 'filter.category_id', 'filter.brand_id'],
};

/** Takes over the products of the ERP. */
export const productSync: Endpoint = {
  id: 'product.sync',
  method: 'GET',
  path: '/api/admin/products/sync',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['product.list', 'product.get'],
  job: true,
};

/** Takes over the stock of the ERP, of all products. */
export const productSyncAllStock: Endpoint = {
  id: 'product.sync-all-stock',
  method: 'GET',
  path: '/api/admin/products/sync-stock',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['product.list', 'product.get'],
  job: true,
};

/** Takes over the prices of the ERP; `id` (ours) limits it to one product. */
export const productSyncPrice: Endpoint = {
  id: 'product.sync-price',
  method: 'GET',
  path: '/api/admin/products/sync-price',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['product.list', 'product.get'],
  job: true,
  ours: ['id'],
};

/** Takes over the stock of the ERP, of one product. */
export const productSyncStock: Endpoint = {
  id: 'product.sync-stock',
  method: 'GET',
  path: '/api/admin/products/sync-stock/{id}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['product.list', 'product.get'],
  job: true,
};

export const productUpdate: Endpoint = {
  id: 'product.update',
  method: 'POST',
  path: '/api/admin/products/update',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['product.list', 'product.get'],
};

export const productUpdateDiscount: Endpoint = {
  id: 'product.update-discount',
  method: 'PUT',
  path: '/api/admin/products/discount',
  roles: [2, 3],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
  invalidates: ['product.discounts'],
  wire: { start_date: 'MM/DD/YYYY', end_date: 'MM/DD/YYYY' },
};

/** Adds an image behind the product's others; a thumbnail is made. */
export const productUploadImage: Endpoint = {
  id: 'product.upload-image',
  method: 'POST',
  path: '/api/admin/products/upload/{id}',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['product.get'],
};

/** Adds the images of a ZIP file to the products that their names say. */
export const productUploadImages: Endpoint = {
  id: 'product.upload-images',
  method: 'POST',
  path: '/api/admin/products/mass/upload-image',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['product.list', 'product.get'],
  job: true,
};

/** Takes over the max qty of a CSV file, by SKU. */
export const productUploadQty: Endpoint = {
  id: 'product.upload-qty',
  method: 'POST',
  path: '/api/admin/products/mass/upload-qty',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['product.list', 'product.get'],
  job: true,
};

/** What a product costs from so many pieces on. */
export const productWholesalePrices: Endpoint = {
  id: 'product.wholesale-prices',
  method: 'GET',
  path: '/api/admin/products/prices/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  export: true,
};

/** All rows of product.wholesale-prices as a file. */
export const productWholesalePricesExport: Endpoint = {
  id: 'product.wholesale-prices-export',
  method: 'POST',
  path: '/api/admin/products/prices/{id}/export',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

/** One discount, so that its edit screen survives a reload. */
export const productDiscount: Endpoint = {
  id: 'product.discount',
  method: 'GET',
  path: '/api/admin/products/{productId}/discount/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  extension: true,
  fallback: { list: productDiscounts, rows: 'productDiscounts', match: 'id' },
};
