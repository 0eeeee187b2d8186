// Generated from schemas/book/shelf-tabs.screen.json by `npm run generate`. Edit that instead of this file.
import type { TabsScreen } from '../../../../../../../core/model.ts';

const screen: TabsScreen = {
  id: 'shelf-tabs',
  file: 'schemas/book/shelf-tabs.screen.json',
  title: 'Books',
  roles: [1, 2],
  route: '/shelf',
  kind: 'tabs',
  bind: { place: 'hash', name: 'tab' },
  tabs: [
    { key: '0', label: 'Books', roles: [1, 2], target: { screen: 'book-list', route: '/book' } },
    {
      key: '1',
      label: 'Lent',
      roles: [1, 2],
      target: { screen: 'book-list', route: '/book' },
      preset: { lent: 1 },
    },
    { key: '2', label: 'Add book', roles: [2], target: { screen: 'book-add', route: '/book/add' } },
  ],
};
export default screen;
