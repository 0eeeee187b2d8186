// Generated from schemas by `npm run generate`. Edit that instead of this file.
import type { RecordSource } from '../../../../../../core/model.ts';

const records: readonly RecordSource[] = [
  {
    list: 'book-list',
    source: {
      endpoint: {
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
      },
    },
    key: 'id',
    shown: ['title', 'author.name'],
    to: { screen: 'book-edit', route: '/book/{id}', with: { id: { from: 'row', path: 'id' } } },
    get: {
      endpoint: {
        id: 'book.get',
        method: 'GET',
        path: '/api/book/{id}',
        roles: [1, 2],
        effect: 'read',
        envelope: 'item',
        extension: true,
        fallback: {
          list: {
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
          },
          match: 'id',
        },
      },
      with: { id: { from: 'route', path: 'id' } },
    },
  },
];

export default records;
