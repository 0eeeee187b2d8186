// Generated from schemas/**/*.entity.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredEntity } from '../../../../../server/http/declared.ts';

export const entities = {
  book: {
    entity: 'book',
    table: 'books',
    key: 'id',
    label: 'title',
    fields: {
      id: { kind: 'column', column: 'id' },
      title: { kind: 'column', column: 'title' },
      author: { kind: 'column', column: 'author' },
      pages: { kind: 'column', column: 'pages' },
      medium: { kind: 'column', column: 'medium' },
      price: { kind: 'column', column: 'price' },
    },
    sort: [{ column: 'title', dir: 'asc' }],
    search: ['title', 'author'],
    referencedBy: [{ entity: 'loan', table: 'loans', column: 'book_id' }],
  },
  loan: {
    entity: 'loan',
    table: 'loans',
    key: 'id',
    label: 'borrower',
    fields: {
      id: { kind: 'column', column: 'id' },
      book: { kind: 'ref', entity: 'book', column: 'book_id', fields: ['id', 'title'] },
      borrower: { kind: 'column', column: 'borrower' },
      due: { kind: 'column', column: 'due' },
      state: { kind: 'column', column: 'state' },
    },
    sort: [{ column: 'due', dir: 'asc' }],
    search: ['borrower', 'book.title'],
    referencedBy: [],
  },
} as const satisfies Readonly<Record<string, DeclaredEntity>>;
