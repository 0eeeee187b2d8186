// Generated from schemas/book/book-detail.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../../../../core/model.ts';
import { bookGet } from '../endpoints/book.ts';

const screen: DetailScreen = {
  id: 'book-detail',
  file: 'schemas/book/book-detail.screen.json',
  title: 'Book',
  roles: [1, 2],
  route: '/book/{id}/detail',
  parent: { screen: 'book-list', route: '/book', title: 'Books' },
  kind: 'detail',
  source: { endpoint: bookGet, with: { id: { from: 'route', path: 'id' } } },
  heading: { title: 'title', badges: [{ path: 'lent', label: 'Lent', cell: 'active' }] },
  actions: [
    {
      id: 'edit',
      label: 'Edit',
      to: { screen: 'book-edit', route: '/book/{id}', with: { id: { from: 'row', path: 'id' } } },
    },
  ],
  main: [
    {
      kind: 'fields',
      fields: [
        { path: 'author.name', label: 'Author', cell: 'text' },
        { path: 'age', label: 'Age', cell: 'number' },
      ],
    },
    {
      kind: 'table',
      title: 'Copies',
      rows: 'copies',
      columns: [{ path: 'shelf', label: 'Shelf', cell: 'text', priority: 1 }],
      actions: [],
    },
    { kind: 'widget', title: 'Loans', widget: 'loan-history', props: { book: { from: 'row', path: 'id' } } },
  ],
  aside: [{ kind: 'gallery', title: 'Cover', rows: 'copies', image: 'shelf', thumbnail: 'shelf' }],
};
export default screen;
