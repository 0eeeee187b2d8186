// Generated from schemas/product/product-logs.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../runtime/model.ts';
import { productGet, productLogs } from '../endpoints/product.ts';

const screen: ListScreen = {
  id: 'product-logs',
  file: 'schemas/product/product-logs.screen.json',
  title: 'Product Logs',
  roles: [2, 3],
  route: '/dashboard/product/logs/{id}',
  parent: { screen: 'product-list', route: '/dashboard/product', title: 'Product' },
  kind: 'list',
  source: { endpoint: productLogs, with: { id: { from: 'route', path: 'id' } } },
  record: { call: { endpoint: productGet, with: { id: { from: 'route', path: 'id' } } }, label: 'name' },
  rows: 'diffs',
  unfold: 'new_values',
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 50],
  search: { on: 'enter', fields: ['new_values.name', 'new_values.value', 'event'] },
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 2 },
    {
      path: 'new_values.name',
      label: 'Value Name',
      cell: 'choice',
      options: { plain: true },
      choices: [
        { value: 'name', label: 'Name' },
        { value: 'sku_code', label: 'SKU Code' },
        { value: 'category_id', label: 'Category ID' },
        { value: 'brand_id', label: 'Brand ID' },
        { value: 'price', label: 'Price' },
        { value: 'active', label: 'Status' },
        { value: 'blocked', label: 'Blocked' },
        { value: 'stock', label: 'Stock' },
        { value: 'weight', label: 'Weight (gram)' },
        { value: 'max_qty', label: 'Max Qty (pcs)' },
        { value: 'video_url', label: 'Video URL' },
        { value: 'video', label: 'Video Product' },
        { value: 'description', label: 'Description' },
      ],
      priority: 1,
    },
    {
      path: 'new_values.value',
      label: 'New Value',
      cell: 'varied',
      options: {
        by: 'new_values.name',
        as: { price: 'money', stock: 'number', weight: 'number', max_qty: 'number' },
        choices: { active: { 0: 'Inactive', 1: 'Active' }, blocked: { 0: 'Non-blocked', 1: 'Blocked' } },
      },
      priority: 1,
    },
    {
      path: 'event',
      label: 'Event',
      cell: 'choice',
      choices: [
        { value: 'created', label: 'Created', tone: 'good' },
        { value: 'updated', label: 'Changed', tone: 'info' },
        { value: 'deleted', label: 'Deleted', tone: 'bad' },
        { value: 'sync', label: 'Sync Product' },
        { value: 'sync-price', label: 'Sync Price' },
        { value: 'sync-stock', label: 'Sync Stock' },
        { value: 'bulk-action', label: 'Bulk Action' },
        { value: 'upload-qty', label: 'Mass Upload Max Qty' },
        { value: 'upload-images', label: 'Mass Upload Image' },
        { value: 'import', label: 'Import' },
      ],
      priority: 2,
    },
  ],
  header: [],
  row: [],
  empty: {
    text: 'No changes yet',
    hint: 'Whatever changes this product is noted here: staff, imports and the ERP.',
  },
};

export default screen;
