// Generated from schemas/product/product-prices.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { productGet, productSyncPrice, productWholesalePrices } from '../endpoints/product.ts';

const screen: ListScreen = {
  id: 'product-prices',
  file: 'schemas/product/product-prices.screen.json',
  title: 'Wholesale Price',
  roles: [2, 3],
  route: '/dashboard/product/price/{id}',
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
  source: { endpoint: productWholesalePrices, with: { id: { from: 'route', path: 'id' } } },
  record: {
    call: { endpoint: productGet, with: { id: { from: 'route', path: 'id' } } },
    label: 'name',
    summary: [
      {
        path: 'images.0.thumbnail_image_url',
        label: 'Image',
        cell: 'image',
        options: { width: 72, height: 72 },
      },
      { path: 'name', label: 'Name', cell: 'text' },
      { path: 'sku_code', label: 'SKU', cell: 'text', options: { mono: true } },
      { path: 'price', label: 'Price', cell: 'money' },
    ],
  },
  help: 'Prices come from the ERP and are not changed here. Sync takes over the prices of this product.',
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  filters: [],
  columns: [
    { path: 'start_date', label: 'Start Date', cell: 'date', priority: 1 },
    { path: 'end_date', label: 'End Date', cell: 'date', priority: 1 },
    { path: 'min_qty', label: 'Min Qty', cell: 'number', align: 'end', priority: 1 },
    { path: 'price', label: 'Price', cell: 'money', align: 'end', priority: 1 },
    {
      path: 'created_at',
      label: 'Created At',
      cell: 'date-time',
      options: { format: 'DD/MM/YYYY HH:mm' },
      priority: 3,
    },
    {
      path: 'deleted_at',
      label: 'Deleted At',
      cell: 'date-time',
      options: { format: 'DD/MM/YYYY HH:mm' },
      priority: 3,
    },
  ],
  header: [
    {
      id: 'sync',
      label: 'Sync',
      icon: 'sync',
      call: { endpoint: productSyncPrice, with: { id: { from: 'route', path: 'id' } } },
    },
  ],
  row: [],
  empty: { text: 'No wholesale prices yet', hint: 'Wholesale prices come from the ERP.' },
};
export default screen;
