// Generated from schemas by `npm run generate`. Edit that instead of this file.
import type { RecordSource } from '../../../../../../src/runtime/model.ts';

const records: readonly RecordSource[] = [
  {
    list: 'book-list',
    source: {
      endpoint: {
        id: 'book.list',
        method: 'GET',
        path: '/api/books',
        roles: [1, 9],
        effect: 'read',
        envelope: 'page',
        paging: { page: 'page', size: 'size' },
        search: 'q',
      },
    },
    key: 'id',
    shown: ['title', 'author'],
    to: { screen: 'book-detail', route: '/books/{id}', with: { id: { from: 'row', path: 'id' } } },
    get: {
      endpoint: {
        id: 'book.get',
        method: 'GET',
        path: '/api/books/{id}',
        roles: [1, 9],
        effect: 'read',
        envelope: 'item',
      },
      with: { id: { from: 'route', path: 'id' } },
    },
  },
];

export default records;
