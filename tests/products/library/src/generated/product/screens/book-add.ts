// Generated from schemas/book/book-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../src/runtime/model.ts';
import { bookCreate } from '../endpoints/book.ts';
import * as body from '../forms/book-add.ts';

const screen: FormScreen = {
  id: 'book-add',
  file: 'schemas/book/book-add.screen.json',
  title: 'Add a book',
  roles: [1],
  route: '/books/add',
  parent: { screen: 'book-list', route: '/books', title: 'Books' },
  kind: 'form',
  fields: [
    { name: 'title', label: 'Title', field: 'text', required: true, span: 12 },
    { name: 'author', label: 'Author', field: 'text', required: true, span: 12 },
    {
      name: 'medium',
      label: 'Medium',
      field: 'select',
      span: 12,
      choices: [{ value: 'paper', label: 'Paper' }, { value: 'audio', label: 'Audio', tone: 'info' }],
    },
    { name: 'pages', label: 'Pages', field: 'number', span: 6 },
    { name: 'price', label: 'Price', field: 'number', span: 6 },
  ],
  sections: [{ fields: ['title', 'author', 'medium', 'pages', 'price'] }],
  body: body,
  submit: {
    call: { endpoint: bookCreate },
    label: 'Add',
    then: { to: { screen: 'book-list', route: '/books' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: { medium: 'paper' },
  lock: 800,
};

export default screen;
