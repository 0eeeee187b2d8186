// Generated from schemas/transaction/transaction-document-detail.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import { transactionDocument, transactionGet } from '../endpoints/transaction.ts';

const screen: DetailScreen = {
  id: 'transaction-document-detail',
  file: 'schemas/transaction/transaction-document-detail.screen.json',
  title: 'Detail Transaction Document',
  roles: [2, 3, 5],
  route: '/dashboard/transaction/detail/{id}/detail/{docId}',
  parent: {
    screen: 'transaction-detail',
    route: '/dashboard/transaction/detail/{id}',
    with: { id: { from: 'route', path: 'id' } },
    title: 'Transaction Detail',
  },
  kind: 'detail',
  source: {
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
  heading: { badges: [] },
  actions: [
    {
      id: 'cancel',
      label: 'Cancel',
      to: {
        screen: 'transaction-detail',
        route: '/dashboard/transaction/detail/{id}?tab={tab}',
        with: { id: { from: 'route', path: 'id' }, tab: 'documents' },
      },
    },
  ],
  main: [
    {
      kind: 'fields',
      fields: [
        { path: 'transactionDocuments.pick_ticket_no', label: 'Pick Ticket No', cell: 'text' },
        { path: 'transactionDocuments.do_no', label: 'DO Number', cell: 'text' },
        { path: 'transactionDocuments.si_no', label: 'SI Number', cell: 'text' },
      ],
    },
    {
      kind: 'widget',
      title: 'Transaction Items',
      widget: 'transaction-picked',
      props: {
        items: { from: 'row', path: 'transactionItems' },
        details: { from: 'row', path: 'transactionDocuments.details' },
      },
    },
  ],
  aside: [],
};
export default screen;
