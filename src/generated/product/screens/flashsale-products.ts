// Generated from schemas/flashsale/flashsale-products.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { flashsaleDeleteProduct, flashsaleGet } from '../endpoints/flashsale.ts';

const screen: ListScreen = {
  id: 'flashsale-products',
  file: 'schemas/flashsale/flashsale-products.screen.json',
  title: 'Produk Flash Sale',
  roles: [2, 3],
  route: '/dashboard/flashsale/products/{id}',
  parent: { screen: 'flashsale-list', route: '/dashboard/flashsale', title: 'Flash Sale' },
  kind: 'list',
  source: { endpoint: flashsaleGet, with: { id: { from: 'route', path: 'id' } } },
  rows: 'item_detail',
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 50],
  filters: [],
  columns: [
    { path: 'product.name', label: 'Name', cell: 'text', priority: 1 },
    { path: 'product.price', label: 'Harga', cell: 'money', align: 'end', priority: 2 },
    {
      path: 'discount',
      label: 'Diskon',
      cell: 'varied',
      options: {
        by: 'discount_type',
        as: { amount: 'money', persentage: 'number' },
        units: { persentage: '%' },
      },
      width: 104,
      priority: 1,
    },
    { path: 'stock', label: 'Stock', cell: 'number', align: 'end', priority: 2 },
    { path: 'limit_stock', label: 'Batas Pembelian', cell: 'number', align: 'end', priority: 3 },
    { path: 'total_produk_terjual', label: 'Terjual', cell: 'number', align: 'end', priority: 2 },
  ],
  header: [],
  row: [
    {
      id: 'delete',
      label: 'Hapus',
      icon: 'delete',
      danger: true,
      when: { not: { field: 'total_produk_terjual', gt: 0 } },
      call: { endpoint: flashsaleDeleteProduct, with: { itemId: { from: 'row', path: 'id' } } },
      confirm: { text: 'Hapus data {product.name}?', cancel: 'Batal', submit: 'Hapus' },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No products yet' },
};
export default screen;
