// Generated from schemas/voucher/voucher.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

export const voucherCreate: Endpoint = {
  id: 'voucher.create',
  method: 'POST',
  path: '/api/admin/loyalty/voucher',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['voucher.list'],
  ours: [
    'kode', 'jenis', 'level_id', 'credit_poin', 'kuota', 'start_date', 'end_date', 'product_type', 'products',
    'categories', 'brands', 'shops', 'penawaran', 'potongan_type', 'besar', 'maksimal', 'hadiah', 'isMin',
    'amountMin',
  ],
};

/** Deletes a voucher that nothing refers to. */
export const voucherDelete: Endpoint = {
  id: 'voucher.delete',
  method: 'DELETE',
  path: '/api/admin/loyalty/voucher/{id}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['voucher.list'],
  extension: true,
};

/** Takes a use back: the shop may use the voucher again. */
export const voucherDeleteUsage: Endpoint = {
  id: 'voucher.delete-usage',
  method: 'DELETE',
  path: '/api/admin/loyalty/voucher/usages/{id}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['voucher.usages', 'voucher.list', 'voucher.get'],
  extension: true,
};

/** Ends a voucher: it is off, and today is its last day. */
export const voucherEnd: Endpoint = {
  id: 'voucher.end',
  method: 'POST',
  path: '/api/admin/loyalty/voucher/{id}/end',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['voucher.list', 'voucher.get'],
  extension: true,
};

export const voucherGet: Endpoint = {
  id: 'voucher.get',
  method: 'GET',
  path: '/api/admin/loyalty/voucher/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  variants: { isMin: { values: [0, 1] }, active: { values: ['Y', 'N'] }, was_used: { values: [0, 1] } },
};

/** Vouchers. */
export const voucherList: Endpoint = {
  id: 'voucher.list',
  method: 'GET',
  path: '/api/admin/loyalty/voucher',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  ours: ['perPage', 'active', 'search', 'applies'],
  variants: { was_used: { values: [0, 1] }, active: { values: ['Y', 'N'] } },
};

export const voucherUpdate: Endpoint = {
  id: 'voucher.update',
  method: 'POST',
  path: '/api/admin/loyalty/voucher/{id}',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['voucher.list', 'voucher.get'],
  ours: [
    'kode', 'jenis', 'kuota', 'start_date', 'end_date', 'product_type', 'products', 'categories', 'brands',
    'shops', 'penawaran', 'potongan_type', 'besar', 'maksimal', 'hadiah', 'isMin', 'amountMin',
  ],
};

/** Who used a voucher, latest first. */
export const voucherUsages: Endpoint = {
  id: 'voucher.usages',
  method: 'GET',
  path: '/api/admin/loyalty/voucher/{id}/usages',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  extension: true,
};
