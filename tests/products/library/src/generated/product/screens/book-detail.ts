// Generated from schemas/book/book-detail.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../../../../src/runtime/model.ts';
import { bookGet } from '../endpoints/book.ts';

const screen: DetailScreen = {
  id: 'book-detail',
  file: 'schemas/book/book-detail.screen.json',
  title: 'Book',
  roles: [1, 9],
  route: '/books/{id}',
  parent: { screen: 'book-list', route: '/books', title: 'Books' },
  kind: 'detail',
  source: { endpoint: bookGet, with: { id: { from: 'route', path: 'id' } } },
  heading: { title: { path: 'title', label: '', cell: 'text' }, badges: [] },
  actions: [
    {
      id: 'time',
      label: 'How long?',
      place: 'inline',
      roles: [1, 9],
      widget: 'reading-time',
      props: { pages: { from: 'row', path: 'pages' }, speed: 20 },
    },
  ],
  main: [
    {
      kind: 'fields',
      fields: [
        { path: 'author', label: 'Author', cell: 'text' },
        { path: 'pages', label: 'Pages', cell: 'number' },
      ],
    },
    {
      kind: 'widget',
      title: 'Reading time',
      widget: 'reading-time',
      props: { pages: { from: 'row', path: 'pages' }, speed: 40 },
    },
  ],
  aside: [],
};

export default screen;
