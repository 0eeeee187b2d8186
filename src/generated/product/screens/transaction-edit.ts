// Generated from schemas/transaction/transaction-edit.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import { transactionGet } from '../endpoints/transaction.ts';

const screen: DetailScreen = {
  id: 'transaction-edit',
  file: 'schemas/transaction/transaction-edit.screen.json',
  title: 'Edit Transaction',
  roles: [2, 3, 5],
  route: '/dashboard/transaction/edit/{id}',
  parent: { screen: 'transaction-list', route: '/dashboard/transaction', title: 'Transaction' },
  kind: 'detail',
  source: { endpoint: transactionGet, with: { id: { from: 'route', path: 'id' } } },
  live: { topic: 'transaction', key: 'transaction.id' },
  heading: {
    title: 'transaction.invoice_no',
    subtitle: { path: 'transaction.id', label: 'Order ID', cell: 'id' },
    badges: [
      {
        path: 'transaction.state',
        label: 'Status',
        cell: 'choice',
        choices: [
          { value: 0, label: 'Order Accepted', tone: 'info' },
          { value: 1, label: 'Waiting For Delivery', tone: 'warn' },
          { value: 2, label: 'Delivered', tone: 'info' },
          { value: 3, label: 'Done', tone: 'good' },
        ],
      },
    ],
  },
  actions: [],
  main: [
    {
      kind: 'fields',
      fields: [
        { path: 'transaction.invoice_no', label: 'Invoice No', cell: 'text', options: { mono: true } },
        { path: 'transaction.nav_id', label: 'SO Number', cell: 'text', options: { mono: true } },
        { path: 'transaction.receiver_address', label: 'Receiver Address', cell: 'long-text' },
        { path: 'transaction.user.shop_name', label: 'Shop Name', cell: 'text' },
        { path: 'transaction.total_price', label: 'Total Price', cell: 'money' },
        {
          path: 'transaction.paid',
          label: 'Paid Status',
          cell: 'choice',
          choices: [{ value: 0, label: 'Unpaid', tone: 'warn' }, { value: 1, label: 'Paid', tone: 'good' }],
        },
        { path: 'transaction.note', label: 'Catatan', cell: 'long-text' },
        { path: 'transaction.payment_type', label: 'Pembayaran', cell: 'text' },
        { path: 'transaction.virtual_account_id', label: 'Nomor Virtual', cell: 'virtual-account' },
        { path: 'transaction.xp_point', label: 'XP Point', cell: 'number' },
      ],
    },
    {
      kind: 'screen',
      title: 'Transaction Items',
      target: {
        screen: 'transaction-quantities',
        route: '/dashboard/transaction/quantities/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  ],
  aside: [],
};
export default screen;
