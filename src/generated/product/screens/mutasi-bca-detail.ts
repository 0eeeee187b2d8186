// Generated from schemas/bca-mutation/mutasi-bca-detail.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import { bcaMutationDetail } from '../endpoints/bca-mutation.ts';

const screen: DetailScreen = {
  id: 'mutasi-bca-detail',
  file: 'schemas/bca-mutation/mutasi-bca-detail.screen.json',
  title: 'Mutasi BCA Detail',
  roles: [2, 3],
  route: '/dashboard/mutasi-bca/detail/{id}',
  parent: { screen: 'mutasi-bca', route: '/dashboard/mutasi-bca', title: 'Mutasi BCA' },
  kind: 'detail',
  source: { endpoint: bcaMutationDetail, with: { id: { from: 'route', path: 'id' } } },
  heading: { title: 'duser.shop_name', badges: [] },
  actions: [],
  main: [
    {
      kind: 'fields',
      fields: [
        { path: 'duser.shop_name', label: 'Customer', cell: 'text' },
        { path: 'virtual_account', label: 'Virtual Account', cell: 'text', options: { mono: true } },
      ],
    },
    {
      kind: 'table',
      title: 'Invoices',
      rows: 'transaction',
      columns: [
        { path: 'invoice_no', label: 'Invoice No', cell: 'text', options: { mono: true }, priority: 1 },
        { path: 'total_price', label: 'Total Price', cell: 'money', align: 'end', width: 152, priority: 1 },
        {
          path: 'created_at',
          label: 'Created At',
          cell: 'date-time',
          options: { format: 'DD/MM/YYYY HH:mm' },
          priority: 2,
        },
        {
          path: 'transaction_date',
          label: 'Transaction Date',
          cell: 'date',
          options: { format: 'DD/MM/YYYY' },
          priority: 2,
        },
      ],
      actions: [],
      empty: 'No invoices',
    },
  ],
  aside: [],
};
export default screen;
