// Generated from schemas/promotion-approval/promotion-approval-shop-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { promotionApprovalShops } from '../endpoints/promotion-approval.ts';

const screen: ListScreen = {
  id: 'promotion-approval-shop-list',
  file: 'schemas/promotion-approval/promotion-approval-shop-list.screen.json',
  title: 'Shops',
  roles: [2, 3],
  route: '/dashboard/approval/harga-coret/{id}/shops',
  parent: {
    screen: 'promotion-approval-detail',
    route: '/dashboard/approval/harga-coret/{id}',
    with: { id: { from: 'route', path: 'id' } },
    title: 'Detail Promo {jenis}',
  },
  kind: 'list',
  source: { endpoint: promotionApprovalShops, with: { id: { from: 'route', path: 'id' } } },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'typing' },
  filters: [],
  columns: [
    { path: 'shop_name', label: 'Shop', cell: 'text', priority: 1 },
    { path: 'owner_name', label: 'Owner', cell: 'text', priority: 2 },
    { path: 'city', label: 'City', cell: 'text', priority: 2 },
  ],
  header: [],
  row: [],
  empty: { text: 'No shop gets it.' },
};
export default screen;
