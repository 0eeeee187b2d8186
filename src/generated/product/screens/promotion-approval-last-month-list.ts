// Generated from schemas/promotion-approval/promotion-approval-last-month-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { promotionApprovalLastMonth } from '../endpoints/promotion-approval.ts';

const screen: ListScreen = {
  id: 'promotion-approval-last-month-list',
  file: 'schemas/promotion-approval/promotion-approval-last-month-list.screen.json',
  title: 'Last month',
  roles: [2, 3],
  route: '/dashboard/approval/harga-coret/{id}/last-month',
  parent: {
    screen: 'promotion-approval-detail',
    route: '/dashboard/approval/harga-coret/{id}',
    with: { id: { from: 'route', path: 'id' } },
    title: 'Detail Promo {jenis}',
  },
  kind: 'list',
  source: { endpoint: promotionApprovalLastMonth, with: { id: { from: 'route', path: 'id' } } },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 50],
  filters: [],
  columns: [
    { path: 'what', label: 'If it had applied last month, at today\'s prices', cell: 'message', priority: 1 },
    { path: 'value', label: 'Value', cell: 'text', priority: 2 },
  ],
  header: [],
  row: [],
  empty: { text: 'This kind of promotion is not tried on past orders.' },
};
export default screen;
