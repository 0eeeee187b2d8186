// Generated from schemas/book/book.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../../../../src/runtime/model.ts';

export const bookCreate: Endpoint = {
  id: 'book.create',
  method: 'POST',
  path: '/api/books',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['book.list'],
};

export const bookGet: Endpoint = { id: 'book.get', method: 'GET', path: '/api/books/{id}', roles: [1, 9], effect: 'read', envelope: 'item' };

export const bookList: Endpoint = {
  id: 'book.list',
  method: 'GET',
  path: '/api/books',
  roles: [1, 9],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'size' },
  search: 'q',
};
