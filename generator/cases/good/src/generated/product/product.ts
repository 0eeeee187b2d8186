// Generated from schemas by `npm run generate`. Edit that instead of this file.
import type { Product } from '../../../../../../src/runtime/model.ts';
import { sessionSignIn } from './endpoints/session.ts';

export const product: Product = {
  name: 'Library',
  screens: [
    {
      id: 'book-list',
      kind: 'list',
      route: '/book',
      title: 'Books',
      roles: [1, 2],
      load: () => import('./screens/book-list.ts'),
    },
    {
      id: 'book-add',
      kind: 'form',
      route: '/book/add',
      title: 'Add book',
      roles: [1, 2],
      parent: 'book-list',
      load: () => import('./screens/book-add.ts'),
    },
    {
      id: 'book-detail',
      kind: 'detail',
      route: '/book/{id}/detail',
      title: 'Book',
      roles: [1, 2],
      parent: 'book-list',
      load: () => import('./screens/book-detail.ts'),
    },
    {
      id: 'book-edit',
      kind: 'form',
      route: '/book/{id}',
      title: 'Edit book',
      roles: [1, 2],
      parent: 'book-list',
      load: () => import('./screens/book-edit.ts'),
    },
    {
      id: 'book-shelves',
      kind: 'custom',
      route: '/shelves',
      title: 'Shelves',
      roles: [1, 2],
      load: () => import('./screens/book-shelves.ts'),
    },
  ],
  records: () => import('./records.ts'),
  navigation: [{ label: 'Books', icon: 'book', screen: 'book-list' }],
  landing: 'book-list',
  redirects: { '/books': '/book', '/b/{id}': '/book/{id}' },
  roles: { 1: 'Helper', 2: 'Librarian' },
  languages: [
    { code: 'en', name: 'English', dir: 'ltr' },
    { code: 'id', name: 'Bahasa Indonesia', dir: 'ltr' },
    { code: 'fr', name: 'Français', dir: 'ltr' },
  ],
  texts: { id: () => import('../../../schemas/locales/id.json') },
  session: { signIn: sessionSignIn },
  locale: { zone: 'Asia/Jakarta', numbers: 'id-ID', currency: 'IDR' },
};
