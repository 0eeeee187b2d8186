// Generated from schemas/transaction/transaction-document-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/transaction-document-add.ts';
import { transactionCreateDocument, transactionGet } from '../endpoints/transaction.ts';

const screen: FormScreen = {
  id: 'transaction-document-add',
  file: 'schemas/transaction/transaction-document-add.screen.json',
  title: 'Create Transaction Document',
  roles: [2, 3, 5],
  route: '/dashboard/transaction/detail/{id}/add',
  parent: {
    screen: 'transaction-detail',
    route: '/dashboard/transaction/detail/{id}',
    with: { id: { from: 'route', path: 'id' } },
    title: 'Transaction Detail',
  },
  kind: 'form',
  load: { endpoint: transactionGet, with: { id: { from: 'route', path: 'id' } } },
  record: {
    call: { endpoint: transactionGet, with: { id: { from: 'route', path: 'id' } } },
    label: 'transaction.invoice_no',
    summary: [
      { path: 'transaction.invoice_no', label: 'Invoice No', cell: 'text', options: { mono: true } },
      { path: 'transaction.nav_id', label: 'SO Number', cell: 'text', options: { mono: true } },
    ],
  },
  step: {
    label: 'Add New Document',
    possible: { field: 'transaction.state', in: [0, 1, 2] },
    refusal: 'Documents are added until the order is done. This one is: {state}.',
    field: 'transaction.state',
    states: { 0: 'Order Accepted', 1: 'Waiting For Delivery', 2: 'Delivered', 3: 'Done' },
  },
  fields: [
    { name: 'pick_ticket_no', label: 'Pick Ticket No', field: 'text', required: true, span: 12, from: null },
    { name: 'do_no', label: 'DO Number', field: 'text', required: true, span: 12, from: null },
    { name: 'si_no', label: 'SI Number', field: 'text', span: 12, from: null },
    {
      name: 'qty',
      label: 'Transaction Items',
      field: 'widget',
      widget: 'transaction-quantities',
      props: {
        items: { from: 'row', path: 'transactionItems' },
        documents: { from: 'row', path: 'transactionDocuments' },
        start: 'unpicked',
      },
      span: 12,
      from: null,
    },
  ],
  sections: [{ fields: ['pick_ticket_no', 'do_no', 'si_no', 'qty'] }],
  body: body,
  submit: {
    call: { endpoint: transactionCreateDocument, with: { id: { from: 'route', path: 'id' } } },
    label: 'Submit',
    then: {
      to: {
        screen: 'transaction-detail',
        route: '/dashboard/transaction/detail/{id}?tab={tab}',
        with: { id: { from: 'route', path: 'id' }, tab: 'documents' },
      },
    },
  },
  cancel: {
    label: 'Cancel',
    then: {
      to: {
        screen: 'transaction-detail',
        route: '/dashboard/transaction/detail/{id}?tab={tab}',
        with: { id: { from: 'route', path: 'id' }, tab: 'documents' },
      },
    },
  },
  initial: {},
  lock: 800,
};
export default screen;
