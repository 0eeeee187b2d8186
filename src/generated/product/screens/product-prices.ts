// Generated from schemas/product/product-prices.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../runtime/model.ts';
import { productGet, productWholesalePrices } from '../endpoints/product.ts';

const screen: ListScreen = {
  id: 'product-prices',
  file: 'schemas/product/product-prices.screen.json',
  title: 'Wholesale Price',
  roles: [2, 3],
  route: '/dashboard/product/price/{id}',
  parent: { screen: 'product-list', route: '/dashboard/product', title: 'Product' },
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
  header: [],
  row: [],
  empty: { text: 'No wholesale prices yet', hint: 'Wholesale prices come from the ERP.' },
};

export default screen;
