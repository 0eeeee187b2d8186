// Generated from schemas/bca-mutation/mutasi-bca.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { bcaMutationExportCsv, bcaMutationList, bcaMutationSync } from '../endpoints/bca-mutation.ts';

const screen: ListScreen = {
  id: 'mutasi-bca',
  file: 'schemas/bca-mutation/mutasi-bca.screen.json',
  title: 'Mutasi BCA',
  roles: [2, 3],
  route: '/dashboard/mutasi-bca',
  kind: 'list',
  source: { endpoint: bcaMutationList },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [
    {
      param: 'paid',
      label: 'Paid Status',
      field: 'select',
      choices: [{ value: 0, label: 'Unpaid', tone: 'warn' }, { value: 1, label: 'Paid', tone: 'good' }],
    },
    {
      param: 'start_date',
      label: 'Start Date',
      field: 'date',
      range: { end: 'end_date', label: 'End Date', days: 30, atMost: 'today' },
    },
  ],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 3, sort: 'id' },
    { path: 'user.shop_name', label: 'Shop Name', cell: 'text', priority: 1, sort: 'user.shop_name' },
    {
      path: 'nav_id',
      label: 'Nav ID',
      cell: 'text',
      options: { mono: true },
      width: 112,
      priority: 2,
      sort: 'nav_id',
    },
    {
      path: 'total_price',
      label: 'Total Price',
      cell: 'money',
      align: 'end',
      width: 152,
      priority: 1,
      sort: 'total_price',
    },
    {
      path: 'paid',
      label: 'Paid Status',
      cell: 'choice',
      choices: [{ value: 0, label: 'Unpaid', tone: 'warn' }, { value: 1, label: 'Paid', tone: 'good' }],
      priority: 1,
      sort: 'paid',
    },
    {
      path: 'created_at',
      label: 'Date',
      cell: 'date',
      options: { format: 'DD/MM/YYYY' },
      priority: 2,
      sort: 'created_at',
    },
  ],
  header: [
    {
      id: 'export',
      label: 'Export as CSV',
      icon: 'download',
      call: {
        endpoint: bcaMutationExportCsv,
        with: {
          search: { from: 'query', path: 'search' },
          paid: { from: 'query', path: 'paid' },
          start_date: { from: 'query', path: 'start_date' },
          end_date: { from: 'query', path: 'end_date' },
          sort: { from: 'query', path: 'sort' },
          dir: { from: 'query', path: 'dir' },
        },
      },
    },
    { id: 'sync', label: 'Sync', icon: 'sync', place: 'primary', call: { endpoint: bcaMutationSync } },
  ],
  row: [
    {
      id: 'detail',
      label: 'Details',
      to: {
        screen: 'mutasi-bca-detail',
        route: '/dashboard/mutasi-bca/detail/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No payments yet', hint: 'Payments come from the bank: press Sync.' },
};
export default screen;
