// Generated from schemas/transaction/transaction-paid.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/transaction-paid.ts';
import { transactionApprove, transactionGet } from '../endpoints/transaction.ts';

const screen: FormScreen = {
  id: 'transaction-paid',
  file: 'schemas/transaction/transaction-paid.screen.json',
  title: 'Paid Confirm {transaction.invoice_no}',
  roles: [2, 3, 5],
  route: '/dashboard/transaction/paidconfirm/{id}',
  parent: { screen: 'transaction-list', route: '/dashboard/transaction', title: 'Transaction' },
  kind: 'form',
  load: { endpoint: transactionGet, with: { id: { from: 'route', path: 'id' } } },
  version: 'transaction.version',
  step: {
    label: 'Confirm Paid',
    possible: { field: 'transaction.paid', is: 0 },
    refusal: 'This order is paid already.',
    field: 'transaction.state',
    states: { 0: 'Order Accepted', 1: 'Waiting For Delivery', 2: 'Delivered', 3: 'Done' },
  },
  summary: [
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
    { path: 'transaction.created_at', label: 'Created At', cell: 'date-time' },
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
    { path: 'transaction.note', label: 'Note', cell: 'long-text' },
    { path: 'transaction.payment_type', label: 'Payment Type', cell: 'text' },
    { path: 'transaction.virtual_account_id', label: 'Virtual Account Number', cell: 'virtual-account' },
  ],
  fields: [
    { name: 'xp_point', label: 'XP Point', field: 'number', placeholder: '0', required: true, span: 12 },
    {
      name: 'shown_total',
      label: 'Amount that is confirmed',
      field: 'widget',
      widget: 'shown-amount',
      span: 12,
      extension: 'transaction.approve.shown_total',
      from: 'transaction.amount_due',
    },
    {
      name: 'payment_id',
      label: 'Payment at the bank',
      field: 'widget',
      widget: 'transaction-payment-select',
      props: { order: { from: 'route', path: 'id' } },
      help: 'A payment that no order is settled by; chosen, it settles this one.',
      span: 12,
      extension: 'transaction.approve.payment_id',
      from: null,
    },
  ],
  sections: [{ fields: ['xp_point', 'shown_total', 'payment_id'] }],
  body: body,
  submit: {
    call: { endpoint: transactionApprove, with: { id: { from: 'route', path: 'id' } } },
    label: 'Submit',
    then: {
      to: {
        screen: 'transaction-list',
        route: '/dashboard/transaction?state={state}',
        with: { state: { from: 'row', path: 'transaction.state' } },
      },
    },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
