// Generated from schemas/new-promo/new-promo.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

export const salesPersonList: Endpoint = {
  id: 'sales-person.list',
  method: 'GET',
  path: '/api/admin/sales-persons',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  ours: ['page'],
};
