// Generated from schemas/news/news.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as newsAddPictureBody from '../../../domain/generated/compiled/bodies/news-add-picture.ts';
import * as newsCreateBody from '../../../domain/generated/compiled/bodies/news-create.ts';
import * as newsListExportBody from '../../../domain/generated/compiled/bodies/news-list-export.ts';
import * as newsUpdateBody from '../../../domain/generated/compiled/bodies/news-update.ts';
import * as inputs from '../compiled/inputs/news.ts';

const newsAddPictureItem = {
  additionalProperties: false,
  type: 'object',
  required: ['picture'],
  properties: { picture: { type: 'string', description: 'Its address.' } },
};

export const newsAddPicture: DeclaredOperation = {
  id: 'news.add-picture',
  roles: [2, 3],
  effect: 'write',
  extension: true,
  bodySchema: newsAddPictureBody.schema,
  validateBody: newsAddPictureBody.validate,
  messages: newsAddPictureBody.messages,
  files: [{ name: 'picture', types: ['image/png', 'image/jpeg', 'image/jif'], maxBytes: 2000000 }],
  validateQuery: inputs.newsAddPictureQuery,
  validateParams: inputs.newsAddPictureParams,
  answer: { envelope: 'item', item: newsAddPictureItem },
  summary: 'Keeps a picture that a text is about to hold; one that no text holds is forgotten after a while.',
};

const newsCreateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'title', 'banner', 'start_date', 'end_date', 'content', 'version'],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    banner: { description: 'Name of the stored picture.', type: ['string', 'null'], standIn: 'filename' },
    start_date: { type: ['string', 'null'], format: 'date' },
    end_date: { type: ['string', 'null'], format: 'date' },
    content: { description: 'HTML.', type: 'string', html: true },
    version: { type: 'string' },
  },
};

export const newsCreate: DeclaredOperation = {
  id: 'news.create',
  roles: [2, 3],
  effect: 'write',
  bodySchema: newsCreateBody.schema,
  validateBody: newsCreateBody.validate,
  messages: newsCreateBody.messages,
  files: [{ name: 'banner', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 }],
  validateQuery: inputs.newsCreateQuery,
  validateParams: inputs.newsCreateParams,
  answer: { envelope: 'alert', item: newsCreateItem },
  resource: {
    do: 'create',
    entity: 'news',
    set: {
      title: { from: 'body', path: 'title' },
      banner: { from: 'body', path: 'banner' },
      start_date: { from: 'body', path: 'start_date' },
      end_date: { from: 'body', path: 'end_date' },
      content: { from: 'body', path: 'content' },
    },
    message: 'News {title} saved.',
  },
};

export const newsGet: DeclaredOperation = {
  id: 'news.get',
  roles: [2, 3],
  effect: 'read',
  validateQuery: inputs.newsGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.newsGetParams,
  answer: { envelope: 'item', item: newsCreateItem },
  resource: { do: 'get', entity: 'news', key: { from: 'path', path: 'id' } },
};

const newsListItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'title', 'banner', 'start_date', 'end_date'],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    banner: { description: 'Name of the stored picture.', type: ['string', 'null'], standIn: 'filename' },
    start_date: { type: ['string', 'null'], format: 'date' },
    end_date: { type: ['string', 'null'], format: 'date' },
  },
};

export const newsList: DeclaredOperation = {
  id: 'news.list',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
      sort: { type: 'string', enum: ['id', 'title', 'start_date', 'end_date'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
    },
  },
  validateQuery: inputs.newsListQuery,
  validateParams: inputs.newsListParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'title', 'start_date', 'end_date'] },
  answer: { envelope: 'page', item: newsListItem },
  resource: { do: 'list', entity: 'news' },
};

export const newsListExport: DeclaredOperation = {
  id: 'news.list-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: newsListExportBody.schema,
  validateBody: newsListExportBody.validate,
  messages: newsListExportBody.messages,
  validateQuery: inputs.newsListExportQuery,
  validateParams: inputs.newsListExportParams,
  answer: { envelope: 'file' },
  exports: newsList,
  summary: 'All rows of news.list as a file.',
};

export const newsUpdate: DeclaredOperation = {
  id: 'news.update',
  roles: [2, 3],
  effect: 'write',
  bodySchema: newsUpdateBody.schema,
  validateBody: newsUpdateBody.validate,
  messages: newsUpdateBody.messages,
  files: [
    {
      name: 'banner',
      types: ['image/png', 'image/jpeg', 'image/jif'],
      maxBytes: 2000000,
      remove: 'banner_remove',
    },
  ],
  validateQuery: inputs.newsUpdateQuery,
  validateParams: inputs.newsUpdateParams,
  answer: { envelope: 'alert', item: newsCreateItem },
  resource: {
    do: 'update',
    entity: 'news',
    key: { from: 'body', path: 'id' },
    set: {
      title: { from: 'body', path: 'title' },
      banner: { from: 'body', path: 'banner' },
      start_date: { from: 'body', path: 'start_date' },
      end_date: { from: 'body', path: 'end_date' },
      content: { from: 'body', path: 'content' },
    },
    message: 'News {title} saved.',
  },
};
