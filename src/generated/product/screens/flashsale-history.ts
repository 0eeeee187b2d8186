// Generated from schemas/flashsale/flashsale-history.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { flashsaleGet } from '../endpoints/flashsale.ts';

const screen: ListScreen = {
  id: 'flashsale-history',
  file: 'schemas/flashsale/flashsale-history.screen.json',
  title: 'History Pembelian',
  roles: [2, 3],
  route: '/dashboard/flashsale/history/{id}',
  parent: { screen: 'flashsale-list', route: '/dashboard/flashsale', title: 'Flash Sale' },
  kind: 'list',
  source: { endpoint: flashsaleGet, with: { id: { from: 'route', path: 'id' } } },
  rows: 'item_detail',
  unfoldList: 'cart_item',
  sort: { field: 'cart_item.transaction.created_at', dir: 'desc' },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 50],
  filters: [],
  columns: [
    {
      path: 'cart_item.transaction.created_at',
      label: 'Waktu',
      cell: 'date-time',
      options: { format: 'DD/MM/YYYY HH:mm' },
      priority: 2,
    },
    { path: 'product.name', label: 'Nama Barang', cell: 'text', priority: 1 },
    { path: 'cart_item.transaction.user.shop_name', label: 'Customer', cell: 'text', priority: 1 },
    { path: 'cart_item.price', label: 'Harga', cell: 'money', align: 'end', priority: 2 },
    { path: 'cart_item.quantity', label: 'Jumlah', cell: 'number', align: 'end', priority: 2 },
    { path: 'cart_item.total', label: 'Total', cell: 'money', align: 'end', priority: 2 },
  ],
  header: [],
  row: [],
  empty: { text: 'Nothing bought yet' },
};
export default screen;
