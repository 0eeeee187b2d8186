// Generated from schemas/book/book-stamp.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../core/model.ts';
import * as body from '../../compiled/forms/book-stamp.ts';
import { bookCreate } from '../endpoints/book.ts';

const screen: FormScreen = {
  id: 'book-stamp',
  file: 'schemas/book/book-stamp.screen.json',
  title: 'Add book',
  roles: [1, 2],
  route: '/book/stamp',
  parent: { screen: 'book-list', route: '/book', title: 'Books' },
  kind: 'form',
  fields: [
    {
      name: 'title',
      label: 'Title',
      field: 'stamp',
      required: true,
      span: 12,
      options: { ink: 'red', word: 'Title' },
    },
    {
      name: 'lent',
      label: 'Lent',
      field: 'widget',
      widget: 'lent-lever',
      props: { title: { from: 'form', path: 'title' } },
      required: true,
      span: 12,
    },
  ],
  sections: [
    {
      fields: ['title', 'lent'],
      below: { widget: 'loan-history', props: { book: 1 }, roles: [1, 2], when: { field: 'lent', is: 1 } },
    },
  ],
  slots: { beside: { title: 'Loans', widget: 'loan-history', props: { book: 1 }, roles: [1, 2] } },
  body: body,
  submit: { call: { endpoint: bookCreate }, label: 'Save', then: { back: true } },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
