// Generated from schemas/transaction/transaction-items.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { transactionGet } from '../endpoints/transaction.ts';

const screen: ListScreen = {
  id: 'transaction-items',
  file: 'schemas/transaction/transaction-items.screen.json',
  title: 'Transaction Items',
  roles: [2, 3, 5],
  route: '/dashboard/transaction/items/{id}',
  parent: { screen: 'transaction-list', route: '/dashboard/transaction', title: 'Transaction' },
  kind: 'list',
  source: { endpoint: transactionGet, with: { id: { from: 'route', path: 'id' } } },
  rows: 'transactionItems',
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 50],
  filters: [],
  columns: [
    { path: 'product.name', label: 'Product Name', cell: 'text', options: { lines: 2 }, priority: 1 },
    { path: 'quantity', label: 'Quantity', cell: 'number', align: 'end', width: 96, priority: 1 },
    { path: 'deliver_qty', label: 'Delivered', cell: 'number', align: 'end', width: 96, priority: 2 },
    { path: 'price', label: 'Price', cell: 'money', align: 'end', width: 128, priority: 2 },
    { path: 'discount_price', label: 'Discount', cell: 'money', align: 'end', width: 120, priority: 2 },
    { path: 'final_price', label: 'Final Price', cell: 'money', align: 'end', width: 144, priority: 1 },
    { path: 'ready_qty', label: 'Ready Stock', cell: 'number', align: 'end', width: 88, priority: 3 },
    { path: 'pre_order_qty', label: 'PO Stock', cell: 'number', align: 'end', width: 80, priority: 3 },
    { path: 'notes', label: 'Notes', cell: 'text', width: 112, priority: 3 },
  ],
  header: [],
  row: [],
  empty: { text: 'No items' },
};
export default screen;
