// Generated from schemas/transaction/transaction-pricing.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { transactionGet } from '../endpoints/transaction.ts';

const screen: ListScreen = {
  id: 'transaction-pricing',
  file: 'schemas/transaction/transaction-pricing.screen.json',
  title: 'Prices and promotions',
  roles: [2, 3, 5],
  route: '/dashboard/transaction/pricing/{id}',
  parent: { screen: 'transaction-list', route: '/dashboard/transaction', title: 'Transaction' },
  kind: 'list',
  source: { endpoint: transactionGet, with: { id: { from: 'route', path: 'id' } } },
  rows: 'pricing',
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 50],
  filters: [],
  columns: [
    {
      path: 'product',
      label: 'Product Name',
      cell: 'text',
      extension: 'transaction.get.pricing',
      priority: 1,
    },
    {
      path: 'pieces',
      label: 'Quantity',
      cell: 'number',
      extension: 'transaction.get.pricing',
      align: 'end',
      width: 96,
      priority: 2,
    },
    {
      path: 'message',
      label: 'What',
      cell: 'message',
      options: { params: 'params' },
      extension: 'transaction.get.pricing',
      priority: 1,
    },
    { path: 'rule', label: 'Promotion', cell: 'text', extension: 'transaction.get.pricing', priority: 1 },
    {
      path: 'amount',
      label: 'Amount',
      cell: 'money',
      extension: 'transaction.get.pricing',
      align: 'end',
      priority: 1,
    },
  ],
  header: [],
  row: [
    {
      id: 'why',
      label: 'Why',
      roles: [2, 3],
      when: { field: 'promotion_id', exists: true },
      to: {
        screen: 'new-promo-detail',
        route: '/dashboard/promotion/detail-promotion/{id}?order={order}',
        with: { id: { from: 'row', path: 'promotion_id' }, order: { from: 'route', path: 'id' } },
      },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'This order was priced elsewhere.' },
};
export default screen;
