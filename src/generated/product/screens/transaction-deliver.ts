// Generated from schemas/transaction/transaction-deliver.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/transaction-deliver.ts';
import { transactionDeliver, transactionGet } from '../endpoints/transaction.ts';

const screen: FormScreen = {
  id: 'transaction-deliver',
  file: 'schemas/transaction/transaction-deliver.screen.json',
  title: 'Deliver {transaction.invoice_no}',
  roles: [2, 3, 5],
  route: '/dashboard/transaction/paidconfirm/{id}/deliver',
  parent: { screen: 'transaction-list', route: '/dashboard/transaction', title: 'Transaction' },
  kind: 'form',
  load: { endpoint: transactionGet, with: { id: { from: 'route', path: 'id' } } },
  version: 'transaction.version',
  step: {
    label: 'Deliver',
    possible: { field: 'transaction.state', in: [1] },
    refusal: 'Only an order that waits for delivery can be delivered. This one is: {state}.',
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
    {
      name: 'document_id',
      label: 'Pick Ticket - DO Number',
      field: 'widget',
      widget: 'transaction-document-select',
      props: { order: { from: 'route', path: 'id' } },
      required: true,
      span: 12,
      from: null,
    },
    { name: 'si_no', label: 'SI Number', field: 'text', required: true, span: 12 },
    {
      name: 'qty',
      label: 'Transaction Items',
      field: 'widget',
      widget: 'transaction-quantities',
      props: {
        items: { from: 'row', path: 'transactionItems' },
        documents: { from: 'row', path: 'transactionDocuments' },
        document: { from: 'form', path: 'document_id' },
        start: 'quantity',
      },
      span: 12,
      from: null,
    },
  ],
  sections: [{ fields: ['document_id', 'si_no', 'qty'] }],
  body: body,
  submit: {
    call: { endpoint: transactionDeliver, with: { id: { from: 'route', path: 'id' } } },
    label: 'Submit',
    then: {
      to: { screen: 'transaction-list', route: '/dashboard/transaction?state={state}', with: { state: '2' } },
    },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
