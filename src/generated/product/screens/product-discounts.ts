// Generated from schemas/product/product-discounts.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { productDeleteDiscount, productDiscounts, productGet } from '../endpoints/product.ts';

const screen: ListScreen = {
  id: 'product-discounts',
  file: 'schemas/product/product-discounts.screen.json',
  title: 'Product Discount',
  roles: [2, 3],
  route: '/dashboard/product/discount/{id}',
  parent: { screen: 'product-list', route: '/dashboard/product', title: 'Product' },
  pages: [
    {
      screen: 'product-detail',
      route: '/dashboard/product/detail/{id}',
      with: { id: { from: 'route', path: 'id' } },
      title: 'Detail',
    },
    {
      screen: 'product-prices',
      route: '/dashboard/product/price/{id}',
      with: { id: { from: 'route', path: 'id' } },
      title: 'Price',
    },
    {
      screen: 'product-images',
      route: '/dashboard/product/images/{id}',
      with: { id: { from: 'route', path: 'id' } },
      title: 'Images',
    },
    {
      screen: 'product-discounts',
      route: '/dashboard/product/discount/{id}',
      with: { id: { from: 'route', path: 'id' } },
      title: 'Discount',
    },
    {
      screen: 'product-logs',
      route: '/dashboard/product/logs/{id}',
      with: { id: { from: 'route', path: 'id' } },
      title: 'Logs',
    },
  ],
  kind: 'list',
  source: { endpoint: productDiscounts, with: { productId: { from: 'route', path: 'id' } } },
  record: { call: { endpoint: productGet, with: { id: { from: 'route', path: 'id' } } }, label: 'name' },
  rows: 'productDiscounts',
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 50],
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 2 },
    { path: 'start_date_time', label: 'Start Date', cell: 'date', priority: 1 },
    { path: 'end_date_time', label: 'End Date', cell: 'date', priority: 1 },
    { path: 'discount_price', label: 'Discount Price', cell: 'money', align: 'end', priority: 1 },
  ],
  header: [
    {
      id: 'add',
      label: 'Add New Discount',
      icon: 'add',
      place: 'primary',
      to: {
        screen: 'product-discount-add',
        route: '/dashboard/product/discount/{id}/add',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  ],
  row: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      to: {
        screen: 'product-discount-edit',
        route: '/dashboard/product/discount/{id}/edit?discount_id={discount_id}',
        with: { id: { from: 'route', path: 'id' }, discount_id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: 'delete',
      danger: true,
      call: { endpoint: productDeleteDiscount, with: { discountId: { from: 'row', path: 'id' } } },
      confirm: { text: 'Hapus data {id}?', cancel: 'Batal', submit: 'Hapus' },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No discounts yet', hint: 'A discount is a lower price for a time. Add the first one.' },
};
export default screen;
