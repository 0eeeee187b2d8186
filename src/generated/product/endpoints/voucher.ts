// Generated from schemas/voucher/voucher.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../runtime/model.ts';

/** Vouchers to choose from; `search` and `active` are additions. */
export const voucherList: Endpoint = {
  id: 'voucher.list',
  method: 'GET',
  path: '/api/admin/loyalty/voucher',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page' },
  search: 'search',
};
