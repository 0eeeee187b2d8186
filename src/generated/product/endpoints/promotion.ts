// Generated from schemas/promotion/promotion.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

/** Deletes a promotion with all that its kind keeps of it. */
export const promotionDelete: Endpoint = {
  id: 'promotion.delete',
  method: 'DELETE',
  path: '/api/admin/promo-master/{id}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['promotion.list', 'promotion-approval.list'],
};

/** Ends a promotion of whatever kind: it is off, and today is its last day. */
export const promotionEnd: Endpoint = {
  id: 'promotion.end',
  method: 'POST',
  path: '/api/admin/promo-master/end/{jenis}/{id}',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: [
    'promotion.list', 'flashsale.list', 'flashsale.get', 'campaign.list', 'campaign.get', 'bundle.list',
    'bundle.get', 'product-free.list', 'product-free.get', 'harga-coret.list', 'harga-coret.get',
    'new-promo.get',
  ],
  extension: true,
};

export const promotionList: Endpoint = {
  id: 'promotion.list',
  method: 'GET',
  path: '/api/admin/promo-master',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'per_page' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'title', 'jenis', 'start_date', 'end_date', 'active'] },
  export: true,
  ours: ['unread', 'applies'],
  variants: {
    active: { values: [0, 1] },
    unread: { values: [0, 1] },
    approved: { values: [0, 1] },
    was_used: { values: [0, 1] },
  },
};

/** All rows of promotion.list as a file. */
export const promotionListExport: Endpoint = {
  id: 'promotion.list-export',
  method: 'POST',
  path: '/api/admin/promo-master/export',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

/** Makes a promotion active (1) or not (0). */
export const promotionUpdateStatus: Endpoint = {
  id: 'promotion.update-status',
  method: 'GET',
  path: '/api/admin/promo-master/update-status/{id}/{status}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['promotion.list'],
};
