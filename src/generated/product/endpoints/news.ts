// Generated from schemas/news/news.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

/** Keeps a picture that a text is about to hold; one that no text holds is forgotten after a while. */
export const newsAddPicture: Endpoint = {
  id: 'news.add-picture',
  method: 'POST',
  path: '/api/admin/news/pictures',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'item',
  invalidates: ['news.list', 'news.get'],
  extension: true,
};

export const newsCreate: Endpoint = {
  id: 'news.create',
  method: 'POST',
  path: '/api/admin/news',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['news.list'],
};

export const newsGet: Endpoint = {
  id: 'news.get',
  method: 'GET',
  path: '/api/admin/news/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  variants: { banner: { standIn: ['filename'] } },
};

export const newsList: Endpoint = {
  id: 'news.list',
  method: 'GET',
  path: '/api/admin/news',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'title', 'start_date', 'end_date'] },
  export: true,
  variants: { banner: { standIn: ['filename'] } },
};

/** All rows of news.list as a file. */
export const newsListExport: Endpoint = {
  id: 'news.list-export',
  method: 'POST',
  path: '/api/admin/news/export',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

export const newsUpdate: Endpoint = {
  id: 'news.update',
  method: 'POST',
  path: '/api/admin/news/update',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['news.list', 'news.get'],
};
