// Generated from schemas/transaction/transaction-timeline.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { transactionTimeline } from '../endpoints/transaction.ts';

const screen: ListScreen = {
  id: 'transaction-timeline',
  file: 'schemas/transaction/transaction-timeline.screen.json',
  title: 'Timeline',
  roles: [2, 3, 5],
  route: '/dashboard/transaction/timeline/{id}',
  parent: { screen: 'transaction-list', route: '/dashboard/transaction', title: 'Transaction' },
  kind: 'list',
  source: { endpoint: transactionTimeline, with: { id: { from: 'route', path: 'id' } } },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 50],
  filters: [],
  columns: [
    {
      path: 'at',
      label: 'When',
      cell: 'date-time',
      options: { format: 'DD/MM/YYYY HH:mm' },
      width: 160,
      priority: 2,
    },
    { path: 'message', label: 'What', cell: 'message', options: { params: 'params' }, priority: 1 },
    { path: 'by', label: 'Who', cell: 'text', priority: 2 },
  ],
  header: [],
  row: [],
  empty: { text: 'Nothing yet' },
};
export default screen;
