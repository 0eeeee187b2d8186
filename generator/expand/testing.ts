import { parseFile } from '../diagnostics/source-file.ts';
import { kindOf } from '../load/load-product.ts';
import { expandProduct } from './expand.ts';

// A small product that leaves out everything with a default, for the tests of this folder.
const app = {
  defaults: { actions: 'Action', acronyms: ['SKU'], labels: { active: 'Status' }, route: '/pages' },
};

export const entity = {
  table: 'books',
  plural: 'books',
  search: ['title'],
  label: 'title',
  fields: {
    title: { type: 'string' },
    sku_code: { type: 'string' },
    due: { type: 'string', format: 'date' },
    cover: { type: ['string', 'null'], store: { file: true } },
    active: { type: 'integer', enum: [0, 1] },
    shelf: { store: { ref: 'shelf' } },
    copies: { store: { many: 'copy' } },
  },
};
export const shelf = { table: 'shelves', fields: { name: { type: 'string' } } };
const copy = {
  table: 'copies',
  sort: ['-id'],
  fields: { code: { type: 'string' }, book: { store: { ref: 'book' } } },
};

export const endpoints = {
  roles: 'staff',
  endpoints: {
    'book.list': { path: '/api/books', sort: ['title'], resource: 'list' },
    'book.get': { path: '/api/books/{id}', resource: 'get', extension: true },
    'book.create': {
      path: 'POST /api/books',
      body: {
        required: ['title', 'shelf_id'],
        properties: { title: { notBlank: true }, shelf_id: { type: 'integer' }, due: {} },
      },
      resource: 'create',
    },
    'book.update': { extends: 'book.create', path: 'PUT /api/books', resource: 'update' },
    'book.toggle': { path: '/api/books/{id}/switch', resource: 'toggle' },
    'book.delete': { path: 'DELETE /api/books/{id}', roles: 'owners', resource: 'delete' },
    'book.sync': { path: '/api/books/sync', job: 'Sync Books' },
  },
};
const shelves = { roles: 'staff', endpoints: { 'shelf.list': { path: '/api/shelves', resource: 'list' } } };

export const list = {
  kind: 'list',
  columns: { id: {}, title: 1, sku_code: {}, due: {}, cover: {}, active: {}, 'shelf.name': {} },
  header: { add: {}, sync: {} },
  row: { edit: {}, toggle: {}, delete: {} },
  empty: 'Add the first one.',
};
export const add = { kind: 'form', fields: { title: {}, shelf_id: {}, due: {} } };
export const edit = { kind: 'form', extends: 'book-add' };

export const files: Readonly<Record<string, unknown>> = {
  'schemas/app.json': app,
  'schemas/book/book.entity.json': entity,
  'schemas/book/shelf.entity.json': shelf,
  'schemas/book/copy.entity.json': copy,
  'schemas/book/book.endpoints.json': endpoints,
  'schemas/book/shelf.endpoints.json': shelves,
  'schemas/book/book-list.screen.json': list,
  'schemas/book/book-add.screen.json': add,
  'schemas/book/book-edit.screen.json': edit,
};

export function expand(changes: Readonly<Record<string, unknown>> = {}) {
  const product = Object.entries({ ...files, ...changes }).flatMap(([path, value]) => {
    const kind = kindOf(path);
    return kind ? [{ kind, file: parseFile(path, JSON.stringify(value, null, 1)).file }] : [];
  });
  return expandProduct(product);
}

// biome-ignore lint/suspicious/noExplicitAny: tests know the content of the declaration
export function full(path: string, changes: Readonly<Record<string, unknown>> = {}): any {
  return expand(changes).find(({ file }) => file.path === `schemas/book/${path}.json`)?.file.value;
}
