// Generated from schemas/flashsale/flashsale.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

export const flashsaleCreate: Endpoint = {
  id: 'flashsale.create',
  method: 'POST',
  path: '/api/admin/flashale',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['flashsale.list', 'promotion.list', 'promotion-approval.list'],
  wire: { active: 'Y/N', items: 'columns' },
};

export const flashsaleDelete: Endpoint = {
  id: 'flashsale.delete',
  method: 'DELETE',
  path: '/api/admin/flashale/detail/{id}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['flashsale.list', 'promotion.list', 'promotion-approval.list'],
};

/** Takes one banner out, but for the last one: while the flash sale is approved, an edit that waits for approval. */
export const flashsaleDeleteBanner: Endpoint = {
  id: 'flashsale.delete-banner',
  method: 'DELETE',
  path: '/api/admin/flashale/banner/{bannerId}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['flashsale.get', 'flashsale.list', 'promotion.list', 'promotion-approval.list'],
};

/** Takes one product out, unless some of it was sold: while the flash sale is approved, an edit that waits for approval. */
export const flashsaleDeleteProduct: Endpoint = {
  id: 'flashsale.delete-product',
  method: 'DELETE',
  path: '/api/admin/flashale/product/{itemId}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['flashsale.get', 'flashsale.list', 'promotion.list', 'promotion-approval.list'],
};

/** All flash sales with their products as Flashsale_report_<time>.xlsx. */
export const flashsaleExportReport: Endpoint = {
  id: 'flashsale.export-report',
  method: 'GET',
  path: '/api/admin/flashale/export',
  roles: [2, 3],
  effect: 'read',
  envelope: 'file',
};

export const flashsaleGet: Endpoint = {
  id: 'flashsale.get',
  method: 'GET',
  path: '/api/admin/flashale/detail/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  ours: ['edit'],
  variants: {
    sesi: { standIn: [{ text: '{start_date} {start_time} - {end_date} {end_time}' }] },
    ends_at: { standIn: [{ instant: ['end_date', 'end_time'] }] },
    active: { values: [0, 1, 2], other: 0 },
    was_used: { values: [0, 1] },
    'item_detail.active': { values: [0, 1] },
    'item_detail.cart_item.total': { standIn: [{ times: ['price', 'quantity'] }] },
  },
};

export const flashsaleList: Endpoint = {
  id: 'flashsale.list',
  method: 'GET',
  path: '/api/admin/flashale',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'start_date', 'product', 'active'] },
  ours: ['applies'],
  variants: {
    sesi: { standIn: [{ text: '{start_date} {start_time} - {end_date} {end_time}' }] },
    ends_at: { standIn: [{ instant: ['end_date', 'end_time'] }] },
    was_used: { values: [0, 1] },
    active: { values: [0, 1, 2], other: 0 },
  },
};

/** Activates or deactivates it. */
export const flashsaleSetActive: Endpoint = {
  id: 'flashsale.set-active',
  method: 'POST',
  path: '/api/admin/flashale/update/{id}',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['flashsale.list', 'flashsale.get', 'promotion.list'],
};

export const flashsaleUpdate: Endpoint = {
  id: 'flashsale.update',
  method: 'POST',
  path: '/api/admin/flashale/update/{id}',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['flashsale.list', 'flashsale.get', 'promotion.list', 'promotion-approval.list'],
  wire: { active: 'Y/N', items: 'columns', 'items.status': 'Y/N' },
};
