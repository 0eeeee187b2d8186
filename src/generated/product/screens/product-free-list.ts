// Generated from schemas/product-free/product-free-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { productFreeActivate, productFreeDeactivate, productFreeList } from '../endpoints/product-free.ts';

const screen: ListScreen = {
  id: 'product-free-list',
  file: 'schemas/product-free/product-free-list.screen.json',
  title: 'Promo Free Barang',
  roles: [2, 3],
  route: '/dashboard/promo/promo-free-barang',
  parent: { screen: 'promotion', route: '/dashboard/promotion', title: 'Promotion' },
  kind: 'list',
  source: { endpoint: productFreeList },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 3, sort: 'id' },
    { path: 'product.name', label: 'Product Utama', cell: 'text', options: { lines: 2 }, priority: 1 },
    { path: 'start_date', label: 'Start Date', cell: 'date', priority: 2, sort: 'start_date' },
    { path: 'end_date', label: 'End Date', cell: 'date', priority: 2, sort: 'end_date' },
    { path: 'produk_gratis', label: 'Produk Gratis', cell: 'text', options: { lines: 4 }, priority: 1 },
    {
      path: 'active',
      label: 'Status',
      cell: 'active',
      priority: 1,
      sort: 'active',
      below: {
        path: 'edit_said',
        label: 'Status',
        cell: 'message',
        extension: 'product-free.list.edit_said',
      },
    },
  ],
  header: [
    {
      id: 'add',
      label: 'Add Promo Free Barang',
      icon: 'add',
      place: 'primary',
      to: { screen: 'product-free-add', route: '/dashboard/promo/promo-free-barang/add' },
    },
  ],
  row: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      to: {
        screen: 'product-free-edit',
        route: '/dashboard/promo/promo-free-barang/edit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'view',
      label: 'Detail',
      place: 'menu',
      to: {
        screen: 'product-free-detail',
        route: '/dashboard/promo/promo-free-barang/detail/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'activate',
      label: 'Activate',
      place: 'menu',
      when: { field: 'active', is: 0 },
      call: { endpoint: productFreeActivate, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Active data {product.name}?', cancel: 'Batal', submit: 'Activate' },
    },
    {
      id: 'deactivate',
      label: 'Deactivate',
      place: 'menu',
      when: { field: 'active', is: 1 },
      call: { endpoint: productFreeDeactivate, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Deactive data {product.name}?', cancel: 'Batal', submit: 'Deactivate' },
    },
  ],
  actionsLabel: 'Action',
  empty: {
    text: 'No free-item promos yet',
    hint: 'A free-item promo gives products to who buys so much of another. Add the first one.',
  },
};
export default screen;
