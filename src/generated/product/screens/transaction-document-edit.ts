// Generated from schemas/transaction/transaction-document-edit.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/transaction-document-edit.ts';
import { transactionDocument, transactionGet, transactionUpdateDocument } from '../endpoints/transaction.ts';

const screen: FormScreen = {
  id: 'transaction-document-edit',
  file: 'schemas/transaction/transaction-document-edit.screen.json',
  title: 'Edit Transaction Document',
  roles: [2, 3, 5],
  route: '/dashboard/transaction/detail/{id}/edit/{docId}',
  parent: {
    screen: 'transaction-detail',
    route: '/dashboard/transaction/detail/{id}',
    with: { id: { from: 'route', path: 'id' } },
    title: 'Transaction Detail',
  },
  kind: 'form',
  load: {
    endpoint: transactionDocument,
    with: { id: { from: 'route', path: 'id' }, docId: { from: 'route', path: 'docId' } },
  },
  record: {
    call: { endpoint: transactionGet, with: { id: { from: 'route', path: 'id' } } },
    label: 'transaction.invoice_no',
    summary: [
      { path: 'transaction.invoice_no', label: 'Invoice No', cell: 'text', options: { mono: true } },
      { path: 'transaction.nav_id', label: 'SO Number', cell: 'text', options: { mono: true } },
    ],
  },
  version: 'transactionDocuments.version',
  fields: [
    {
      name: 'pick_ticket_no',
      label: 'Pick Ticket No',
      field: 'text',
      required: true,
      span: 12,
      from: 'transactionDocuments.pick_ticket_no',
    },
    {
      name: 'do_no',
      label: 'DO Number',
      field: 'text',
      required: true,
      span: 12,
      from: 'transactionDocuments.do_no',
    },
    { name: 'si_no', label: 'SI Number', field: 'text', span: 12, from: 'transactionDocuments.si_no' },
    {
      name: 'qty',
      label: 'Transaction Items',
      field: 'widget',
      widget: 'transaction-quantities',
      props: {
        items: { from: 'row', path: 'transactionItems' },
        details: { from: 'row', path: 'transactionDocuments.details' },
        document: { from: 'row', path: 'transactionDocuments.id' },
        order: { from: 'route', path: 'id' },
        delivered_at: { from: 'row', path: 'transactionDocuments.delivered_at' },
        start: 'none',
      },
      span: 12,
      from: null,
    },
  ],
  sections: [{ fields: ['pick_ticket_no', 'do_no', 'si_no', 'qty'] }],
  body: body,
  submit: {
    call: {
      endpoint: transactionUpdateDocument,
      with: { id: { from: 'route', path: 'id' }, docId: { from: 'route', path: 'docId' } },
    },
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
