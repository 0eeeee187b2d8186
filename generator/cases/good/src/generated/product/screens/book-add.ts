// Generated from schemas/book/book-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../core/model.ts';
import * as body from '../../compiled/forms/book-add.ts';
import { bookAuthors, bookCreate } from '../endpoints/book.ts';

const screen: FormScreen = {
  id: 'book-add',
  file: 'schemas/book/book-add.screen.json',
  title: 'Add book',
  roles: [1, 2],
  route: '/book/add',
  parent: { screen: 'book-list', route: '/book', title: 'Books' },
  kind: 'form',
  fields: [
    { name: 'title', label: 'Title', field: 'text', required: true, span: 12 },
    {
      name: 'author_id',
      label: 'Author',
      field: 'picker',
      span: 12,
      options: { value: 'id', label: 'name', current: 'author.name', clears: ['title'] },
      source: { endpoint: bookAuthors },
    },
    { name: 'lent', label: 'Lent', field: 'switch', required: true, span: 12 },
    {
      name: 'due',
      label: 'Due',
      field: 'date',
      requiredWhen: { field: 'lent', is: 1 },
      span: 12,
      when: { field: 'lent', is: 1 },
    },
    { name: 'cover', label: 'Cover', field: 'file', help: 'A picture of the front.', span: 12 },
  ],
  sections: [{ title: 'Books', fields: ['title', 'author_id'] }, { fields: ['lent', 'due', 'cover'] }],
  body: body,
  submit: { call: { endpoint: bookCreate }, label: 'Save', then: { back: true } },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: { lent: 0 },
  lock: 800,
};
export default screen;
