// Generated from schemas/transaction/transaction-sro.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/transaction-sro.ts';
import { transactionGet, transactionSro } from '../endpoints/transaction.ts';

const screen: FormScreen = {
  id: 'transaction-sro',
  file: 'schemas/transaction/transaction-sro.screen.json',
  title: 'SRO {transaction.invoice_no}',
  roles: [2, 3, 5],
  route: '/dashboard/transaction/paidconfirm/{id}/sro',
  parent: { screen: 'transaction-list', route: '/dashboard/transaction', title: 'Transaction' },
  kind: 'form',
  load: { endpoint: transactionGet, with: { id: { from: 'route', path: 'id' } } },
  version: 'transaction.version',
  step: {
    label: 'SRO',
    possible: { field: 'transaction.state', in: [2, 3] },
    refusal: 'Goods come back only from an order that was delivered. This one is: {state}.',
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
    { name: 'sro_no', label: 'SRO Number', field: 'text', required: true, span: 12 },
    {
      name: 'qty',
      label: 'Transaction Items',
      field: 'widget',
      widget: 'transaction-quantities',
      props: {
        items: { from: 'row', path: 'transactionItems' },
        documents: { from: 'row', path: 'transactionDocuments' },
        returnable: { from: 'row', path: 'returnable' },
        start: 'returnable',
      },
      span: 12,
      from: null,
    },
  ],
  sections: [{ fields: ['sro_no', 'qty'] }],
  body: body,
  submit: {
    call: { endpoint: transactionSro, with: { id: { from: 'route', path: 'id' } } },
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
