// Generated from schemas/book/book-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import { bookList } from '../endpoints/book.ts';

const screen: ListScreen = {
  id: 'book-list',
  file: 'schemas/book/book-list.screen.json',
  title: 'Books',
  roles: [1, 9],
  route: '/books',
  kind: 'list',
  source: { endpoint: bookList },
  key: 'id',
  paging: 'server',
  pageSizes: [20, 50],
  search: { on: 'typing' },
  filters: [
    {
      param: 'medium',
      label: 'Medium',
      field: 'select',
      choices: [{ value: 'paper', label: 'Paper' }, { value: 'audio', label: 'Audio', tone: 'info' }],
    },
  ],
  columns: [
    {
      path: 'title',
      label: 'Title',
      cell: 'text',
      priority: 1,
      to: { screen: 'book-detail', route: '/books/{id}', with: { id: { from: 'row', path: 'id' } } },
    },
    { path: 'author', label: 'Author', cell: 'text', priority: 1 },
    {
      path: 'medium',
      label: 'Medium',
      cell: 'choice',
      choices: [{ value: 'paper', label: 'Paper' }, { value: 'audio', label: 'Audio', tone: 'info' }],
      priority: 2,
    },
    { path: 'pages', label: 'Pages', cell: 'number', align: 'end', priority: 2 },
    { path: 'price', label: 'Price', cell: 'money', options: { digits: 2 }, align: 'end', priority: 3 },
  ],
  header: [
    {
      id: 'add',
      label: 'Add a book',
      icon: 'add',
      place: 'primary',
      roles: [1],
      to: { screen: 'book-add', route: '/books/add' },
    },
  ],
  row: [],
  empty: { text: 'The shelves are empty', hint: 'Add the first book.' },
};

export default screen;
