// Generated from schemas/transaction/transaction-quantities.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import * as body from '../../../../domain/generated/compiled/bodies/transaction-update.ts';
import { transactionGet, transactionUpdate } from '../endpoints/transaction.ts';

const screen: ListScreen = {
  id: 'transaction-quantities',
  file: 'schemas/transaction/transaction-quantities.screen.json',
  title: 'Transaction Items',
  roles: [2, 3, 5],
  route: '/dashboard/transaction/quantities/{id}',
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
    { path: 'price', label: 'Price', cell: 'money', align: 'end', width: 128, priority: 2 },
    { path: 'discount_price', label: 'Discount', cell: 'money', align: 'end', width: 120, priority: 2 },
    { path: 'final_price', label: 'Final Price', cell: 'money', align: 'end', width: 144, priority: 1 },
    { path: 'ready_qty', label: 'Ready Stock', cell: 'number', align: 'end', width: 112, priority: 3 },
    { path: 'pre_order_qty', label: 'PO Stock', cell: 'number', align: 'end', width: 96, priority: 3 },
    { path: 'notes', label: 'Notes', cell: 'text', width: 112, priority: 3 },
  ],
  header: [],
  row: [],
  slots: {
    below: {
      widget: 'transaction-totals',
      props: { order: { from: 'route', path: 'id' } },
      roles: [2, 3, 5],
    },
  },
  edit: {
    call: { endpoint: transactionUpdate, with: { id: { from: 'route', path: 'id' } } },
    version: 'transaction.version',
    keys: 'cart_item_id',
    columns: [{ path: 'quantity', name: 'qty', type: 'integer' }],
    body: body,
    step: {
      label: 'Edit',
      possible: { field: 'transaction.state', in: [0, 1] },
      refusal: 'Quantities can be changed until the order is delivered. This one is: {state}.',
      field: 'transaction.state',
      states: { 0: 'Order Accepted', 1: 'Waiting For Delivery', 2: 'Delivered', 3: 'Done' },
    },
    label: 'Edit',
    save: 'Submit',
    lock: 800,
  },
  empty: { text: 'No items' },
};
export default screen;
