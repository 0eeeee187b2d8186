// Generated from schemas/bca-mutation/bca-mutation.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

/** One payment with its customer and the invoices that it settles. */
export const bcaMutationDetail: Endpoint = {
  id: 'bca-mutation.detail',
  method: 'GET',
  path: '/api/admin/bca-mutation/{id}/detail',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  variants: { 'transaction.transaction_date': { standIn: ['$row.bcamutation.transaction_date'] } },
};

/** The same rows as a file, on one page. */
export const bcaMutationExportCsv: Endpoint = {
  id: 'bca-mutation.export-csv',
  method: 'GET',
  path: '/api/admin/bca-mutation/exportCsv',
  roles: [2, 3],
  effect: 'read',
  envelope: 'file',
  search: 'search',
  sort: {
    field: 'sort',
    dir: 'dir',
    fields: ['id', 'user.shop_name', 'nav_id', 'total_price', 'paid', 'created_at'],
  },
  ours: ['paid'],
};

export const bcaMutationList: Endpoint = {
  id: 'bca-mutation.list',
  method: 'GET',
  path: '/api/admin/bca-mutation',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: {
    field: 'sort',
    dir: 'dir',
    fields: ['id', 'user.shop_name', 'nav_id', 'total_price', 'paid', 'created_at'],
  },
  export: true,
  ours: ['paid'],
  variants: { paid: { values: [0, 1], other: 1 } },
};

/** All rows of bca-mutation.list as a file. */
export const bcaMutationListExport: Endpoint = {
  id: 'bca-mutation.list-export',
  method: 'POST',
  path: '/api/admin/bca-mutation/export',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

/** Takes over what came in on the last 30 days, and settles the invoices that it pays. */
export const bcaMutationSync: Endpoint = {
  id: 'bca-mutation.sync',
  method: 'GET',
  path: '/api/admin/bca-mutation/sync',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: [
    'bca-mutation.list', 'bca-mutation.detail', 'transaction.list', 'transaction.counts', 'transaction.get',
  ],
  job: true,
};
