// Generated from schemas/transaction/transaction-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { TabsScreen } from '../../../../core/model.ts';
import { transactionCounts } from '../endpoints/transaction.ts';

const screen: TabsScreen = {
  id: 'transaction-list',
  file: 'schemas/transaction/transaction-list.screen.json',
  title: 'Transaction',
  roles: [2, 3, 5],
  route: '/dashboard/transaction',
  kind: 'tabs',
  bind: { place: 'query', name: 'state' },
  tabs: [
    {
      key: '0',
      label: 'Order Accepted',
      roles: [2, 3, 5],
      target: {
        screen: 'transaction-orders',
        route: '/dashboard/transaction/state/{state}',
        with: { state: '0' },
      },
    },
    {
      key: '1',
      label: 'Waiting for Delivery',
      roles: [2, 3, 5],
      target: {
        screen: 'transaction-orders',
        route: '/dashboard/transaction/state/{state}',
        with: { state: '1' },
      },
    },
    {
      key: '2',
      label: 'Delivered',
      roles: [2, 3, 5],
      target: {
        screen: 'transaction-orders',
        route: '/dashboard/transaction/state/{state}',
        with: { state: '2' },
      },
    },
    {
      key: '3',
      label: 'Done',
      roles: [2, 3, 5],
      target: {
        screen: 'transaction-orders',
        route: '/dashboard/transaction/state/{state}',
        with: { state: '3' },
      },
    },
  ],
  counts: { call: { endpoint: transactionCounts }, tab: 'state', count: 'total', live: 'transaction' },
};
export default screen;
