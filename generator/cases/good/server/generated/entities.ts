// Generated from schemas/**/*.entity.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredEntity } from '../../../../../server/http/declared.ts';

export const entities = {
  author: {
    entity: 'author',
    table: 'authors',
    key: 'id',
    label: 'name',
    fields: { id: { kind: 'column', column: 'id' }, name: { kind: 'column', column: 'name' } },
    sort: [],
    search: [],
    referencedBy: [{ entity: 'book', table: 'books', column: 'author_id' }],
  },
  book: {
    entity: 'book',
    table: 'books',
    key: 'id',
    label: 'title',
    fields: {
      id: { kind: 'column', column: 'id' },
      title: { kind: 'column', column: 'title' },
      pages: { kind: 'column', column: 'pages' },
      cover: { kind: 'file', column: 'cover_file' },
      lent: { kind: 'column', column: 'lent' },
      due: { kind: 'column', column: 'due' },
      author_id: { kind: 'column', column: 'author_id' },
      author: { kind: 'ref', entity: 'author', column: 'author_id', fields: ['id', 'name'] },
      copies: {
        kind: 'many',
        entity: 'copy',
        by: 'book_id',
        fields: ['id', 'shelf'],
        sort: [{ column: 'shelf', dir: 'asc' }],
      },
      age: { kind: 'computed' },
    },
    sort: [{ column: 'id', dir: 'desc' }],
    search: ['title'],
    referencedBy: [{ entity: 'copy', table: 'copies', column: 'book_id' }],
    touched: 'changed_at',
  },
  copy: {
    entity: 'copy',
    table: 'copies',
    key: 'id',
    label: 'shelf',
    fields: { id: { kind: 'column', column: 'id' }, shelf: { kind: 'column', column: 'shelf' } },
    sort: [],
    search: [],
    referencedBy: [],
  },
} as const satisfies Readonly<Record<string, DeclaredEntity>>;
