// Generated from schemas/promo/promo.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

export const promoAddImage: Endpoint = {
  id: 'promo.add-image',
  method: 'POST',
  path: '/api/admin/promos/image',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['promo.get'],
};

/** Adds products by their SKU codes. */
export const promoAddProducts: Endpoint = {
  id: 'promo.add-products',
  method: 'POST',
  path: '/api/admin/promos/product/{promoId}',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['promo.products', 'promo.list', 'promo.get'],
};

/** Adds a basic promo. */
export const promoCreate: Endpoint = {
  id: 'promo.create',
  method: 'POST',
  path: '/api/admin/promos',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['promo.list'],
};

/** Deletes a promo with its pictures and its list of products. */
export const promoDelete: Endpoint = {
  id: 'promo.delete',
  method: 'DELETE',
  path: '/api/admin/promos/{id}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['promo.list', 'promo.get'],
};

export const promoDeleteImage: Endpoint = {
  id: 'promo.delete-image',
  method: 'DELETE',
  path: '/api/admin/promos/image/{imageId}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['promo.get'],
};

export const promoDeleteProduct: Endpoint = {
  id: 'promo.delete-product',
  method: 'DELETE',
  path: '/api/admin/promos/product/{itemId}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['promo.products', 'promo.list', 'promo.get'],
};

export const promoGet: Endpoint = {
  id: 'promo.get',
  method: 'GET',
  path: '/api/admin/promos/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  variants: { status: { values: [0, 1] } },
};

/** Basic promos, also for the picker of the chat. */
export const promoList: Endpoint = {
  id: 'promo.list',
  method: 'GET',
  path: '/api/admin/promos',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: {
    field: 'sort',
    dir: 'dir',
    fields: ['id', 'order', 'title', 'product', 'start_date', 'end_date', 'status'],
  },
  export: true,
  ours: ['status'],
  variants: { status: { values: [0, 1] } },
};

/** All rows of promo.list as a file. */
export const promoListExport: Endpoint = {
  id: 'promo.list-export',
  method: 'POST',
  path: '/api/admin/promos/export',
  roles: [2, 3, 5],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

/** Sends the reminder of a promo to the active shops. */
export const promoNotify: Endpoint = {
  id: 'promo.notify',
  method: 'POST',
  path: '/api/admin/promos/notification',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['promo.list', 'promo.get'],
  failure: {
    when: { field: 'data.status_remind', is: 'Remind Promo Not Set' },
    message: 'data.status_remind',
  },
};

export const promoProducts: Endpoint = {
  id: 'promo.products',
  method: 'GET',
  path: '/api/admin/promos/product/{promoId}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
};

/** Saves when shops are reminded of a promo. */
export const promoRemind: Endpoint = {
  id: 'promo.remind',
  method: 'POST',
  path: '/api/admin/promos',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['promo.list', 'promo.get'],
};

export const promoToggle: Endpoint = {
  id: 'promo.toggle',
  method: 'GET',
  path: '/api/admin/promos/status/{id}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['promo.list', 'promo.get'],
};

export const promoUpdate: Endpoint = {
  id: 'promo.update',
  method: 'POST',
  path: '/api/admin/promos/update',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['promo.get', 'promo.list'],
};
