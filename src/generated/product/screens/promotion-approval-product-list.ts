// Generated from schemas/promotion-approval/promotion-approval-product-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { promotionApprovalProducts } from '../endpoints/promotion-approval.ts';

const screen: ListScreen = {
  id: 'promotion-approval-product-list',
  file: 'schemas/promotion-approval/promotion-approval-product-list.screen.json',
  title: 'Products',
  roles: [2, 3],
  route: '/dashboard/approval/harga-coret/{id}/products',
  parent: {
    screen: 'promotion-approval-detail',
    route: '/dashboard/approval/harga-coret/{id}',
    with: { id: { from: 'route', path: 'id' } },
    title: 'Detail Promo {jenis}',
  },
  kind: 'list',
  source: { endpoint: promotionApprovalProducts, with: { id: { from: 'route', path: 'id' } } },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'typing' },
  filters: [],
  columns: [
    { path: 'sku_code', label: 'SKU Code', cell: 'text', options: { mono: true }, priority: 2 },
    { path: 'name', label: 'Name', cell: 'text', priority: 1 },
    { path: 'price', label: 'Price', cell: 'money', align: 'end', priority: 2 },
  ],
  header: [],
  row: [],
  empty: { text: 'It is about no product.' },
};
export default screen;
