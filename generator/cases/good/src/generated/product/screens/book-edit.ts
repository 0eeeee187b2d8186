// Generated from schemas/book/book-edit.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../core/model.ts';
import * as body from '../../compiled/forms/book-edit.ts';
import { bookAuthors, bookGet, bookUpdate } from '../endpoints/book.ts';

const screen: FormScreen = {
  id: 'book-edit',
  file: 'schemas/book/book-edit.screen.json',
  title: 'Edit book',
  roles: [1, 2],
  route: '/book/{id}',
  parent: { screen: 'book-list', route: '/book', title: 'Books' },
  kind: 'form',
  load: { endpoint: bookGet, with: { id: { from: 'route', path: 'id' } } },
  label: 'title',
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
    {
      name: 'cover',
      label: 'Cover',
      field: 'file',
      span: 12,
      remove: { flag: 'cover_remove', extension: 'book.update.cover_remove' },
      from: null,
    },
  ],
  sections: [{ title: 'Books', fields: ['title', 'author_id'] }, { fields: ['lent', 'due', 'cover'] }],
  body: body,
  submit: {
    call: { endpoint: bookUpdate, with: { id: { from: 'row', path: 'id' } } },
    label: 'Save',
    then: {
      to: { screen: 'book-detail', route: '/book/{id}/detail', with: { id: { from: 'row', path: 'id' } } },
    },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: { lent: 0 },
  lock: 800,
};
export default screen;
