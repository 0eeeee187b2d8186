// Generated from schemas/transaction/transaction-documents.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { transactionDeleteDocument, transactionGet } from '../endpoints/transaction.ts';

const screen: ListScreen = {
  id: 'transaction-documents',
  file: 'schemas/transaction/transaction-documents.screen.json',
  title: 'Transaction Documents',
  roles: [2, 3, 5],
  route: '/dashboard/transaction/documents/{id}',
  parent: { screen: 'transaction-list', route: '/dashboard/transaction', title: 'Transaction' },
  kind: 'list',
  source: { endpoint: transactionGet, with: { id: { from: 'route', path: 'id' } } },
  rows: 'transactionDocuments',
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 50],
  filters: [],
  columns: [
    {
      path: 'pick_ticket_no',
      label: 'Pick Ticket Number',
      cell: 'text',
      options: { mono: true },
      priority: 1,
    },
    { path: 'do_no', label: 'Do Number', cell: 'text', options: { mono: true }, priority: 1 },
    { path: 'si_no', label: 'SI', cell: 'text', options: { mono: true }, priority: 2 },
  ],
  header: [
    {
      id: 'add',
      label: 'Add New Document',
      icon: 'add',
      to: {
        screen: 'transaction-document-add',
        route: '/dashboard/transaction/detail/{id}/add',
        with: { id: { from: 'route', path: 'id' } },
      },
      explain: {
        step: 'transaction.add-document',
        key: 'id',
        possible: { field: 'transaction.state', in: [0, 1, 2] },
        refusal: 'Documents are added until the order is done. This one is: {state}.',
        field: 'transaction.state',
        states: { 0: 'Order Accepted', 1: 'Waiting For Delivery', 2: 'Delivered', 3: 'Done' },
      },
    },
  ],
  row: [
    {
      id: 'detail',
      label: 'Detail',
      to: {
        screen: 'transaction-document-detail',
        route: '/dashboard/transaction/detail/{id}/detail/{docId}',
        with: { id: { from: 'route', path: 'id' }, docId: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      to: {
        screen: 'transaction-document-edit',
        route: '/dashboard/transaction/detail/{id}/edit/{docId}',
        with: { id: { from: 'route', path: 'id' }, docId: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'delete',
      label: 'Hapus',
      icon: 'delete',
      danger: true,
      enabled: { field: 'delivered_at', exists: false },
      refusal: 'The order was delivered with {pick_ticket_no}, so it stays.',
      call: {
        endpoint: transactionDeleteDocument,
        with: { id: { from: 'route', path: 'id' }, docId: { from: 'row', path: 'id' } },
      },
      then: { reload: true, after: 500 },
      confirm: { text: 'Hapus data {pick_ticket_no}?', cancel: 'Batal', submit: 'Hapus' },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No documents yet' },
};
export default screen;
