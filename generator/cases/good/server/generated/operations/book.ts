// Generated from schemas/book/book.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../../../../core/declared.ts';
import * as bookCreateBody from '../../../domain/generated/compiled/bodies/book-create.ts';
import * as bookLendManyBody from '../../../domain/generated/compiled/bodies/book-lend-many.ts';
import * as bookListExportBody from '../../../domain/generated/compiled/bodies/book-list-export.ts';
import * as bookStampBody from '../../../domain/generated/compiled/bodies/book-stamp.ts';
import * as bookUpdateBody from '../../../domain/generated/compiled/bodies/book-update.ts';
import * as inputs from '../compiled/inputs/book.ts';

const bookAuthorsItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'outlines'],
  properties: { id: { type: 'integer' }, name: { type: 'string' }, outlines: { type: 'integer' } },
};

export const bookAuthors: DeclaredOperation = {
  id: 'book.authors',
  roles: [1, 2],
  effect: 'read',
  validateQuery: inputs.bookAuthorsQuery,
  validateParams: inputs.bookAuthorsParams,
  answer: { envelope: 'list', item: bookAuthorsItem },
  resource: { do: 'list', entity: 'author' },
};

const bookCreateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'title', 'pages', 'cover', 'lent', 'due', 'author_id', 'author', 'copies', 'age'],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    pages: { extension: true, type: ['integer', 'null'] },
    cover: { type: ['string', 'null'] },
    lent: { type: 'integer', enum: [0, 1], choices: { 0: 'No', 1: { label: 'Lent', tone: 'warn' } } },
    due: { type: ['string', 'null'] },
    author_id: { type: ['integer', 'null'] },
    author: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'name'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
    },
    copies: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'shelf', 'tag'],
        properties: {
          id: { type: 'integer' },
          shelf: { type: 'string', format: 'uri' },
          tag: { type: ['string', 'null'], maxLength: 20 },
        },
      },
    },
    age: { type: 'integer' },
  },
};

export const bookCreate: DeclaredOperation = {
  id: 'book.create',
  roles: [1, 2],
  effect: 'write',
  bodySchema: bookCreateBody.schema,
  validateBody: bookCreateBody.validate,
  messages: bookCreateBody.messages,
  files: [{ name: 'cover', types: ['image/*'], maxBytes: 1000 }],
  validateQuery: inputs.bookCreateQuery,
  validateParams: inputs.bookCreateParams,
  answer: { envelope: 'alert', item: bookCreateItem },
  resource: {
    do: 'create',
    entity: 'book',
    set: {
      title: { from: 'body', path: 'title' },
      lent: { from: 'body', path: 'lent' },
      due: { from: 'body', path: 'due' },
      author_id: { from: 'body', path: 'author_id' },
      cover_file: { from: 'body', path: 'cover' },
    },
    message: 'Saved {title}.',
  },
};

export const bookDelete: DeclaredOperation = {
  id: 'book.delete',
  roles: [2],
  effect: 'write',
  validateQuery: inputs.bookDeleteQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.bookDeleteParams,
  answer: { envelope: 'alert' },
  resource: { do: 'delete', entity: 'book', key: { from: 'path', path: 'id' }, message: 'Gone.' },
};

export const bookGet: DeclaredOperation = {
  id: 'book.get',
  roles: [1, 2],
  effect: 'read',
  extension: true,
  validateQuery: inputs.bookGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.bookGetParams,
  answer: { envelope: 'item', item: bookCreateItem },
  resource: { do: 'get', entity: 'book', key: { from: 'path', path: 'id' } },
};

export const bookLendMany: DeclaredOperation = {
  id: 'book.lend-many',
  roles: [1, 2],
  effect: 'write',
  bodySchema: bookLendManyBody.schema,
  validateBody: bookLendManyBody.validate,
  messages: bookLendManyBody.messages,
  validateQuery: inputs.bookLendManyQuery,
  validateParams: inputs.bookLendManyParams,
  selection: { most: 200, where: { lent: { from: 'query', path: 'lent' } }, search: 'q' },
  answer: { envelope: 'alert' },
  resource: {
    do: 'update',
    entity: 'book',
    set: { lent: { from: 'body', path: 'lent' } },
    message: 'Books lent: {count}.',
  },
};

export const bookList: DeclaredOperation = {
  id: 'book.list',
  roles: [1, 2],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      size: { type: 'integer', minimum: 1, maximum: 500, extension: true },
      q: { type: 'string', maxLength: 512 },
      sort: { type: 'string', enum: ['id', 'title'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
      lent: { type: 'integer', enum: [0, 1] },
    },
  },
  validateQuery: inputs.bookListQuery,
  validateParams: inputs.bookListParams,
  paging: { page: 'page', size: 'size' },
  search: 'q',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'title'] },
  answer: { envelope: 'page', item: bookCreateItem },
  resource: { do: 'list', entity: 'book', where: { lent: { from: 'query', path: 'lent' } } },
};

export const bookListExport: DeclaredOperation = {
  id: 'book.list-export',
  roles: [1, 2],
  effect: 'read',
  extension: true,
  bodySchema: bookListExportBody.schema,
  validateBody: bookListExportBody.validate,
  messages: bookListExportBody.messages,
  validateQuery: inputs.bookListExportQuery,
  validateParams: inputs.bookListExportParams,
  answer: { envelope: 'file' },
  exports: bookList,
  summary: 'All rows of book.list as a file.',
};

export const bookReport: DeclaredOperation = {
  id: 'book.report',
  roles: [1, 2],
  effect: 'read',
  validateQuery: inputs.bookReportQuery,
  validateParams: inputs.bookReportParams,
  answer: { envelope: 'file' },
};

export const bookStamp: DeclaredOperation = {
  id: 'book.stamp',
  whenFields: ['stamp'],
  roles: [1, 2],
  effect: 'write',
  bodySchema: bookStampBody.schema,
  validateBody: bookStampBody.validate,
  messages: bookStampBody.messages,
  files: [{ name: 'pages', types: ['image/png'], maxBytes: 500, many: true }],
  validateQuery: inputs.bookStampQuery,
  validateParams: inputs.bookStampParams,
  answer: { envelope: 'none' },
};

export const bookTitles: DeclaredOperation = {
  id: 'book.titles',
  roles: [1, 2],
  effect: 'read',
  querySchema: { type: 'object', properties: { lent: { type: 'integer', enum: [0, 1] } } },
  validateQuery: inputs.bookTitlesQuery,
  validateParams: inputs.bookTitlesParams,
  answer: { envelope: 'file' },
  resource: {
    do: 'file',
    entity: 'book',
    where: { lent: { from: 'query', path: 'lent' } },
    file: {
      name: 'books',
      by: [{ from: 'query', path: 'lent' }],
      format: 'csv',
      sort: [{ column: 'pages', dir: 'desc' }],
      zone: 'Asia/Jakarta',
      locale: 'id-ID',
      columns: [
        { path: 'title', label: 'Title', as: 'text' },
        { path: 'pages', label: 'Pages', as: 'number' },
        { path: 'lent', label: 'Lent', as: 'choice', labels: { 0: 'No', 1: 'Lent' } },
        { path: 'author.name', label: 'By', as: 'text' },
      ],
    },
  },
};

export const bookToggle: DeclaredOperation = {
  id: 'book.toggle',
  roles: [1, 2],
  effect: 'write',
  failure: { when: { field: 'message', is: 'On hold.' }, message: 'message' },
  validateQuery: inputs.bookToggleQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.bookToggleParams,
  answer: { envelope: 'alert' },
  resource: {
    do: 'toggle',
    entity: 'book',
    key: { from: 'path', path: 'id' },
    toggle: 'lent',
    message: 'Done.',
    off: 'Gone.',
  },
};

export const bookUpdate: DeclaredOperation = {
  id: 'book.update',
  roles: [1, 2],
  effect: 'write',
  bodySchema: bookUpdateBody.schema,
  validateBody: bookUpdateBody.validate,
  messages: bookUpdateBody.messages,
  files: [{ name: 'cover', types: ['image/*'], maxBytes: 1000, remove: 'cover_remove' }],
  validateQuery: inputs.bookUpdateQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.bookUpdateParams,
  answer: { envelope: 'alert' },
  resource: {
    do: 'update',
    entity: 'book',
    key: { from: 'path', path: 'id' },
    set: {
      title: { from: 'body', path: 'title' },
      lent: { from: 'body', path: 'lent' },
      due: { from: 'body', path: 'due' },
      author_id: { from: 'body', path: 'author_id' },
      cover_file: { from: 'body', path: 'cover' },
    },
    message: 'Saved {title}.',
  },
};
