// Generated from schemas/transaction/transaction-parts.screen.json by `npm run generate`. Edit that instead of this file.
import type { TabsScreen } from '../../../../core/model.ts';

const screen: TabsScreen = {
  id: 'transaction-parts',
  file: 'schemas/transaction/transaction-parts.screen.json',
  title: 'Transaction Detail',
  roles: [2, 3, 5],
  route: '/dashboard/transaction/parts/{id}',
  parent: { screen: 'transaction-list', route: '/dashboard/transaction', title: 'Transaction' },
  kind: 'tabs',
  bind: { place: 'query', name: 'tab' },
  tabs: [
    {
      key: 'items',
      label: 'Transaction Items',
      roles: [2, 3, 5],
      target: {
        screen: 'transaction-items',
        route: '/dashboard/transaction/items/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
    {
      key: 'documents',
      label: 'Transaction Documents',
      roles: [2, 3, 5],
      target: {
        screen: 'transaction-documents',
        route: '/dashboard/transaction/documents/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
    {
      key: 'sros',
      label: 'SRO',
      roles: [2, 3, 5],
      target: {
        screen: 'transaction-sros',
        route: '/dashboard/transaction/sros/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
    {
      key: 'pricing',
      label: 'Prices and promotions',
      roles: [2, 3, 5],
      target: {
        screen: 'transaction-pricing',
        route: '/dashboard/transaction/pricing/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
    {
      key: 'timeline',
      label: 'Timeline',
      roles: [2, 3, 5],
      target: {
        screen: 'transaction-timeline',
        route: '/dashboard/transaction/timeline/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  ],
};
export default screen;
