// Generated from schemas/book/book-hub.screen.json by `npm run generate`. Edit that instead of this file.
import type { HubScreen } from '../../../../../../../core/model.ts';

const screen: HubScreen = {
  id: 'book-hub',
  file: 'schemas/book/book-hub.screen.json',
  title: 'Books',
  roles: [1, 2],
  route: '/hub',
  parent: { screen: 'book-list', route: '/book', title: 'Books' },
  kind: 'hub',
  tiles: [
    { label: 'Books', text: 'Lent', icon: 'bookmark', target: { screen: 'book-list', route: '/book' } },
    { label: 'Add book', target: { screen: 'book-add', route: '/book/add' } },
  ],
};
export default screen;
