// Generated from schemas/book/book.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../../../../core/model.ts';

export const bookAuthors: Endpoint = {
  id: 'book.authors',
  method: 'GET',
  path: '/api/book/authors',
  roles: [1, 2],
  effect: 'read',
  envelope: 'list',
};

export const bookCreate: Endpoint = {
  id: 'book.create',
  method: 'POST',
  path: '/api/book',
  roles: [1, 2],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['book.list', 'book.report'],
  wire: { due: 'MM/DD/YYYY' },
};

export const bookDelete: Endpoint = {
  id: 'book.delete',
  method: 'DELETE',
  path: '/api/book/{id}',
  roles: [2],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['book.list', 'book.report'],
};

export const bookLendMany: Endpoint = {
  id: 'book.lend-many',
  method: 'POST',
  path: '/api/book/lend',
  roles: [1, 2],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
  selection: { most: 200 },
  invalidates: ['book.list'],
};

export const bookList: Endpoint = {
  id: 'book.list',
  method: 'GET',
  path: '/api/book',
  roles: [1, 2],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'size' },
  search: 'q',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'title'] },
  export: true,
  ours: ['size'],
  variants: { lent: { values: [0, 1] } },
};

/** All rows of book.list as a file. */
export const bookListExport: Endpoint = {
  id: 'book.list-export',
  method: 'POST',
  path: '/api/book/export',
  roles: [1, 2],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

export const bookReport: Endpoint = {
  id: 'book.report',
  method: 'GET',
  path: '/api/book/report',
  roles: [1, 2],
  effect: 'read',
  envelope: 'file',
};

export const bookStamp: Endpoint = {
  id: 'book.stamp',
  method: 'POST',
  path: '/api/book',
  roles: [1, 2],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'none',
};

export const bookTitles: Endpoint = {
  id: 'book.titles',
  method: 'GET',
  path: '/api/book/titles',
  roles: [1, 2],
  effect: 'read',
  envelope: 'file',
};

export const bookToggle: Endpoint = {
  id: 'book.toggle',
  method: 'GET',
  path: '/api/book/toggle/{id}',
  roles: [1, 2],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['book.list'],
  failure: { when: { field: 'message', is: 'On hold.' }, message: 'message' },
};

export const bookUpdate: Endpoint = {
  id: 'book.update',
  method: 'PUT',
  path: '/api/book/{id}',
  roles: [1, 2],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
  invalidates: ['book.list', 'book.get', 'book.report'],
  wire: { due: 'MM/DD/YYYY' },
};

export const bookGet: Endpoint = {
  id: 'book.get',
  method: 'GET',
  path: '/api/book/{id}',
  roles: [1, 2],
  effect: 'read',
  envelope: 'item',
  extension: true,
  words: { id: ['authors', 'titles', 'report'] },
  fallback: { list: bookList, match: 'id' },
};
