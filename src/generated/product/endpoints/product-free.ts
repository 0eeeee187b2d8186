// Generated from schemas/product-free/product-free.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

export const productFreeActivate: Endpoint = {
  id: 'product-free.activate',
  method: 'GET',
  path: '/api/admin/products/free/active/{id}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['product-free.list', 'product-free.get', 'promotion.list', 'promotion-approval.list'],
};

export const productFreeCreate: Endpoint = {
  id: 'product-free.create',
  method: 'POST',
  path: '/api/admin/products/free',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['product-free.list', 'product-free.get', 'promotion.list', 'promotion-approval.list'],
  wire: { product_free: 'columns' },
};

export const productFreeDeactivate: Endpoint = {
  id: 'product-free.deactivate',
  method: 'GET',
  path: '/api/admin/products/free/deactive/{id}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['product-free.list', 'product-free.get', 'promotion.list', 'promotion-approval.list'],
};

export const productFreeGet: Endpoint = {
  id: 'product-free.get',
  method: 'GET',
  path: '/api/admin/products/free/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  ours: ['edit'],
  variants: {
    product_id: { standIn: ['product.id'] },
    'product_free.product_id_free': { standIn: ['product.id', 'id'] },
    'product_free.product': { standIn: [{ pick: ['id', 'name', 'sku_code'] }] },
    produk_gratis: { standIn: [{ join: 'product_free.product.name' }] },
    berlaku_kelipatan: { values: [0, 1] },
    active: { values: [0, 1] },
  },
};

export const productFreeList: Endpoint = {
  id: 'product-free.list',
  method: 'GET',
  path: '/api/admin/products/free',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'start_date', 'end_date', 'active'] },
  export: true,
  variants: {
    product_id: { standIn: ['product.id'] },
    'product_free.product_id_free': { standIn: ['product.id', 'id'] },
    'product_free.product': { standIn: [{ pick: ['id', 'name', 'sku_code'] }] },
    produk_gratis: { standIn: [{ join: 'product_free.product.name' }] },
    berlaku_kelipatan: { values: [0, 1] },
    active: { values: [0, 1] },
  },
};

/** All rows of product-free.list as a file. */
export const productFreeListExport: Endpoint = {
  id: 'product-free.list-export',
  method: 'POST',
  path: '/api/admin/products/free/export',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

export const productFreeUpdate: Endpoint = {
  id: 'product-free.update',
  method: 'POST',
  path: '/api/admin/products/free/update',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['product-free.list', 'product-free.get', 'promotion.list', 'promotion-approval.list'],
  wire: { product_free: 'columns' },
};
