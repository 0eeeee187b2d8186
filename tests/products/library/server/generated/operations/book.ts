// Generated from schemas/book/book.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../../../../server/http/declared.ts';
import * as bookCreateBody from '../../../src/generated/product/bodies/book-create.ts';
import {
  bookCreateParams,
  bookCreateQuery,
  bookGetParams,
  bookGetQuery,
  bookListParams,
  bookListQuery,
} from '../inputs/book.ts';

const bookCreateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'title', 'author', 'pages', 'medium', 'price'],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    author: { type: 'string' },
    pages: { type: ['integer', 'null'] },
    medium: {
      type: 'string',
      enum: ['paper', 'audio'],
      choices: { paper: 'Paper', audio: { label: 'Audio', tone: 'info' } },
    },
    price: { type: ['number', 'null'], description: 'Euro.' },
  },
};

export const bookCreate: DeclaredOperation = {
  id: 'book.create',
  roles: [1],
  effect: 'write',
  bodySchema: bookCreateBody.schema,
  validateBody: bookCreateBody.validate,
  messages: bookCreateBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: bookCreateQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: bookCreateParams,
  answer: { envelope: 'alert', item: bookCreateItem },
  resource: {
    do: 'create',
    entity: 'book',
    set: {
      title: { from: 'body', path: 'title' },
      author: { from: 'body', path: 'author' },
      pages: { from: 'body', path: 'pages' },
      medium: { from: 'body', path: 'medium' },
      price: { from: 'body', path: 'price' },
    },
    message: '{title} stands on the shelf.',
  },
};

export const bookGet: DeclaredOperation = {
  id: 'book.get',
  roles: [1, 9],
  effect: 'read',
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: bookGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: bookGetParams,
  answer: { envelope: 'item', item: bookCreateItem },
  resource: { do: 'get', entity: 'book', key: { from: 'path', path: 'id' }, message: '' },
};

export const bookList: DeclaredOperation = {
  id: 'book.list',
  roles: [1, 9],
  effect: 'read',
  files: [],
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, default: 1 },
      size: { type: 'integer', minimum: 1, maximum: 500 },
      q: { type: 'string', maxLength: 512 },
      medium: { type: 'string', enum: ['paper', 'audio'] },
    },
  },
  validateQuery: bookListQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: bookListParams,
  paging: { page: 'page', size: 'size' },
  search: 'q',
  answer: { envelope: 'page', item: bookCreateItem },
  resource: { do: 'list', entity: 'book', where: { medium: { from: 'query', path: 'medium' } }, message: '' },
};
