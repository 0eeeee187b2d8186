// Generated from schemas/book/book-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../core/model.ts';
import { bookDelete, bookLendMany, bookList, bookToggle } from '../endpoints/book.ts';

const screen: ListScreen = {
  id: 'book-list',
  file: 'schemas/book/book-list.screen.json',
  title: 'Books',
  roles: [1, 2],
  route: '/book',
  kind: 'list',
  source: { endpoint: bookList },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [
    {
      param: 'lent',
      label: 'Lent',
      field: 'flags',
      choices: [{ value: 0, label: 'No' }, { value: 1, label: 'Lent', tone: 'warn' }],
    },
  ],
  columns: [
    { path: 'title', label: 'Title', cell: 'text', priority: 1, sort: 'title' },
    { path: 'author.name', label: 'Author', cell: 'text', priority: 1 },
    {
      path: 'pages',
      label: 'Pages',
      cell: 'stamp',
      options: { ink: 'blue' },
      extension: 'book.list.pages',
      align: 'end',
      priority: 2,
    },
    {
      path: 'lent',
      label: 'Lent',
      cell: 'choice',
      choices: [{ value: 1, label: 'Lent', tone: 'bad' }],
      priority: 2,
    },
  ],
  header: [
    { id: 'add', label: 'Add book', place: 'primary', to: { screen: 'book-add', route: '/book/add' } },
  ],
  row: [
    {
      id: 'edit',
      label: 'Edit',
      to: { screen: 'book-edit', route: '/book/{id}', with: { id: { from: 'row', path: 'id' } } },
    },
    {
      id: 'lend',
      label: 'Lend',
      when: { field: 'lent', is: 0 },
      call: { endpoint: bookToggle, with: { id: { from: 'row', path: 'id' } } },
    },
    {
      id: 'delete',
      label: 'Delete',
      danger: true,
      roles: [2],
      when: { not: { field: 'id', is: { from: 'user', path: 'id' } } },
      call: { endpoint: bookDelete, with: { id: { from: 'row', path: 'id' } } },
      then: { reload: true },
      confirm: { text: 'Delete {title}?', cancel: 'No', submit: 'Yes' },
    },
  ],
  bulk: [
    {
      id: 'lend',
      label: 'Lend',
      call: { endpoint: bookLendMany, with: { lent: 1 } },
      each: {
        endpoint: bookToggle,
        with: { id: { from: 'row', path: 'id' } },
        when: { field: 'lent', is: 0 },
      },
      confirm: { text: 'Lend {count}?', cancel: 'No', submit: 'Yes' },
    },
    {
      id: 'delete',
      label: 'Delete',
      danger: true,
      roles: [2],
      each: {
        endpoint: bookDelete,
        with: { id: { from: 'row', path: 'id' } },
        when: { not: { field: 'id', is: { from: 'user', path: 'id' } } },
      },
      confirm: { text: 'Delete the selected rows ({count})?', cancel: 'No', submit: 'Delete' },
    },
  ],
  empty: { text: 'No books yet' },
};
export default screen;
