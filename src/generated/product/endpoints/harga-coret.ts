// Generated from schemas/harga-coret/harga-coret.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

/** Sets the discount of a product: while one is approved it goes on until the new one is. */
export const hargaCoretCreate: Endpoint = {
  id: 'harga-coret.create',
  method: 'POST',
  path: '/api/admin/products/harga-coret',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['harga-coret.list', 'harga-coret.get', 'promotion.list', 'promotion-approval.list'],
};

export const hargaCoretList: Endpoint = {
  id: 'harga-coret.list',
  method: 'GET',
  path: '/api/admin/products/harga-coret',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  variants: {
    'product_promo_price.active': { values: [0, 1] },
    'product_promo_prices.active': { values: [0, 1] },
  },
};

/** Switches a discount on (1) or off (0). */
export const hargaCoretStatus: Endpoint = {
  id: 'harga-coret.status',
  method: 'GET',
  path: '/api/admin/products/harga-coret/status/{promoPriceId}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['harga-coret.list', 'harga-coret.get', 'promotion.list', 'promotion-approval.list'],
};

/** A product, the discount that stands at it and those that stood there before. */
export const hargaCoretGet: Endpoint = {
  id: 'harga-coret.get',
  method: 'GET',
  path: '/api/admin/products/harga-coret/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  extension: true,
  fallback: { list: hargaCoretList, match: 'id' },
};
