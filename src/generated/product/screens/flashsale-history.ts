// Generated from schemas/flashsale/flashsale-history.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../runtime/model.ts';
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
  rows: 'history',
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 50],
  filters: [],
  columns: [
    {
      path: 'created_at',
      label: 'Waktu',
      cell: 'date-time',
      options: { format: 'DD/MM/YYYY HH:mm' },
      priority: 2,
    },
    { path: 'name', label: 'Nama Barang', cell: 'text', priority: 1 },
    { path: 'shop_name', label: 'Customer', cell: 'text', priority: 1 },
    { path: 'price', label: 'Harga', cell: 'money', align: 'end', priority: 2 },
    { path: 'quantity', label: 'Jumlah', cell: 'number', align: 'end', priority: 2 },
    { path: 'total', label: 'Total', cell: 'money', align: 'end', priority: 2 },
  ],
  header: [],
  row: [],
  empty: { text: 'Nothing bought yet' },
};

export default screen;
