// Generated from schemas by `npm run generate`. Edit that instead of this file.
import type { Product } from '../../../../../../src/runtime/model.ts';
import { deskSignIn } from './endpoints/desk.ts';

export const product: Product = {
  name: 'Village Library',
  screens: [
    {
      id: 'loans',
      kind: 'tabs',
      route: '/loans',
      title: 'Loans',
      roles: [1, 9],
      load: () => import('./screens/loans.ts'),
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
    {
      id: 'book-detail',
      kind: 'detail',
      route: '/books/{id}',
      title: 'Book',
      roles: [1, 9],
      parent: 'book-list',
      load: () => import('./screens/book-detail.ts'),
    },
    {
      id: 'loan-list',
      kind: 'list',
      route: '/loans/all',
      title: 'Loans',
      roles: [1, 9],
      parent: 'loans',
      load: () => import('./screens/loan-list.ts'),
    },
  ],
  records: () => import('./records.ts'),
  navigation: [{ label: 'Loans', screen: 'loans' }, { label: 'Books', screen: 'book-list' }],
  landing: 'loans',
  redirects: {},
  roles: { 1: 'Librarian', 9: 'Reader' },
  languages: [{ code: 'en', name: 'English', dir: 'ltr' }],
  texts: {},
  session: { signIn: deskSignIn },
  locale: { zone: 'Europe/Lisbon', numbers: 'pt-PT', currency: 'EUR' },
};
