// Generated from schemas/book/book-shelves.screen.json by `npm run generate`. Edit that instead of this file.
import type { CustomScreen } from '../../../../../../../core/model.ts';

const screen: CustomScreen = {
  id: 'book-shelves',
  file: 'schemas/book/book-shelves.screen.json',
  title: 'Shelves',
  roles: [1, 2],
  route: '/shelves',
  kind: 'custom',
  component: 'shelf-map',
  props: { floor: 1, row: { from: 'query', path: 'row' } },
  query: ['shelf'],
};
export default screen;
