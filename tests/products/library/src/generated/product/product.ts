// Generated from schemas by `npm run generate`. Edit that instead of this file.
import type { Product } from '../../../../../../src/runtime/model.ts';
import { deskSignIn } from './endpoints/desk.ts';

export const product: Product = {
  name: 'Village Library',
  screens: [
    {
      id: 'loan-list',
      kind: 'list',
      route: '/loans',
      title: 'Loans',
      roles: [1, 9],
      load: () => import('./screens/loan-list.ts'),
    },
    {
      id: 'book-list',
      kind: 'list',
      route: '/books',
      title: 'Books',
      roles: [1, 9],
      load: () => import('./screens/book-list.ts'),
    },
    {
      id: 'book-add',
      kind: 'form',
      route: '/books/add',
      title: 'Add a book',
      roles: [1],
      parent: 'book-list',
      load: () => import('./screens/book-add.ts'),
    },
  ],
  records: () => import('./records.ts'),
  navigation: [{ label: 'Loans', screen: 'loan-list' }, { label: 'Books', screen: 'book-list' }],
  landing: 'loan-list',
  redirects: {},
  roles: { 1: 'Librarian', 9: 'Reader' },
  languages: [{ code: 'en', name: 'English', dir: 'ltr' }],
  texts: {},
  session: { signIn: deskSignIn },
  locale: { zone: 'Europe/Lisbon', numbers: 'pt-PT', currency: 'EUR' },
};
