// Generated from schemas/transaction/transaction-pick-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import { transactionGet } from '../endpoints/transaction.ts';

const screen: DetailScreen = {
  id: 'transaction-pick-list',
  file: 'schemas/transaction/transaction-pick-list.screen.json',
  title: 'Pick list',
  roles: [2, 3, 5],
  route: '/dashboard/transaction/pick-list/{id}',
  kind: 'detail',
  source: { endpoint: transactionGet, with: { id: { from: 'route', path: 'id' } } },
  heading: { title: 'transaction.invoice_no', badges: [] },
  actions: [],
  main: [
    {
      kind: 'fields',
      fields: [
        { path: 'transaction.user.shop_name', label: 'Shop Name', cell: 'text' },
        { path: 'transaction.nav_id', label: 'SO Number', cell: 'text', options: { mono: true } },
        { path: 'transaction.created_at', label: 'Date', cell: 'date', options: { format: 'DD/MM/YYYY' } },
        { path: 'transaction.receiver_address', label: 'Receiver Address', cell: 'long-text' },
        { path: 'transaction.note', label: 'Catatan', cell: 'long-text' },
      ],
    },
    {
      kind: 'table',
      title: 'Transaction Items',
      rows: 'transactionItems',
      columns: [
        { path: 'product.sku_code', label: 'SKU Code', cell: 'text', options: { mono: true }, priority: 1 },
        { path: 'product.name', label: 'Product Name', cell: 'text', options: { lines: 2 }, priority: 1 },
        { path: 'quantity', label: 'Quantity', cell: 'number', align: 'end', priority: 1 },
        { path: 'ready_qty', label: 'Ready Stock', cell: 'number', align: 'end', priority: 2 },
        { path: 'pre_order_qty', label: 'PO Stock', cell: 'number', align: 'end', priority: 2 },
        { path: 'notes', label: 'Notes', cell: 'text', priority: 2 },
      ],
      actions: [],
    },
  ],
  aside: [],
};
export default screen;
