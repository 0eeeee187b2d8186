// Generated from schemas/loan/loans.screen.json by `npm run generate`. Edit that instead of this file.
import type { TabsScreen } from '../../../../../../../src/runtime/model.ts';

const screen: TabsScreen = {
  id: 'loans',
  file: 'schemas/loan/loans.screen.json',
  title: 'Loans',
  roles: [1, 9],
  route: '/loans',
  kind: 'tabs',
  bind: { place: 'query', name: 'tab' },
  tabs: [
    { key: 'all', label: 'All', roles: [1, 9], target: { screen: 'loan-list', route: '/loans/all' } },
    {
      key: 'back',
      label: 'Back',
      roles: [1, 9],
      target: { screen: 'loan-list', route: '/loans/all' },
      preset: { state: 'returned' },
    },
    { key: 'new', label: 'New book', roles: [1], target: { screen: 'book-add', route: '/books/add' } },
  ],
};

export default screen;
