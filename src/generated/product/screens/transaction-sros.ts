// Generated from schemas/transaction/transaction-sros.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { transactionFailSro, transactionSros } from '../endpoints/transaction.ts';

const screen: ListScreen = {
  id: 'transaction-sros',
  file: 'schemas/transaction/transaction-sros.screen.json',
  title: 'SRO',
  roles: [2, 3, 5],
  route: '/dashboard/transaction/sros/{id}',
  parent: { screen: 'transaction-list', route: '/dashboard/transaction', title: 'Transaction' },
  kind: 'list',
  source: { endpoint: transactionSros, with: { id: { from: 'route', path: 'id' } } },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 50],
  filters: [],
  columns: [
    { path: 'no', label: 'SRO Number', cell: 'text', options: { mono: true }, priority: 1 },
    { path: 'type', label: 'Type', cell: 'text', priority: 3 },
    {
      path: 'status',
      label: 'Status',
      cell: 'choice',
      choices: [
        { value: 'On Process', label: 'On Process', tone: 'info' },
        { value: 'Failed', label: 'Failed', tone: 'bad' },
      ],
      width: 120,
      priority: 1,
    },
    { path: 'created_at', label: 'Created At', cell: 'date-time', width: 160, priority: 2 },
  ],
  header: [],
  row: [
    {
      id: 'fail',
      label: 'Failed',
      danger: true,
      roles: [2, 3, 5],
      when: { field: 'status', is: 'On Process' },
      call: { endpoint: transactionFailSro, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'The goods of SRO {no} do not come back?', cancel: 'Batal', submit: 'Failed' },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No goods came back' },
};
export default screen;
