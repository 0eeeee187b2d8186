// Generated from schemas/bundle/bundle.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

export const bundleActivate: Endpoint = {
  id: 'bundle.activate',
  method: 'GET',
  path: '/api/admin/products/bundle/{id}/active',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['bundle.list', 'bundle.get', 'promotion.list', 'promotion-approval.list'],
  words: { id: ['deleted-item'] },
};

export const bundleCreate: Endpoint = {
  id: 'bundle.create',
  method: 'POST',
  path: '/api/admin/products/bundle',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['bundle.list', 'bundle.get', 'promotion.list', 'promotion-approval.list'],
  wire: { detail: 'columns' },
  ours: ['detail.discount'],
};

export const bundleDeactivate: Endpoint = {
  id: 'bundle.deactivate',
  method: 'GET',
  path: '/api/admin/products/bundle/{id}/deactive',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['bundle.list', 'bundle.get', 'promotion.list', 'promotion-approval.list'],
  words: { id: ['deleted-item'] },
};

/** Takes one product out: while the bundle is approved, an edit that waits for approval. */
export const bundleDeleteItem: Endpoint = {
  id: 'bundle.delete-item',
  method: 'GET',
  path: '/api/admin/products/bundle/deleted-item/{itemId}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['bundle.list', 'bundle.get', 'promotion.list', 'promotion-approval.list'],
};

/** Takes one picture out: while the bundle is approved, an edit that waits for approval. */
export const bundleDeleteThumbnail: Endpoint = {
  id: 'bundle.delete-thumbnail',
  method: 'DELETE',
  path: '/api/admin/products/bundle/deleted-thumbnail/{thumbnailId}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['bundle.get', 'bundle.list', 'promotion.list', 'promotion-approval.list'],
};

export const bundleGet: Endpoint = {
  id: 'bundle.get',
  method: 'GET',
  path: '/api/admin/products/bundle/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  ours: ['edit'],
  variants: { active: { values: [0, 1] } },
};

export const bundleList: Endpoint = {
  id: 'bundle.list',
  method: 'GET',
  path: '/api/admin/products/bundle',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'name', 'price', 'start_date', 'end_date', 'active'] },
  export: true,
  variants: { active: { values: [0, 1] } },
};

/** All rows of bundle.list as a file. */
export const bundleListExport: Endpoint = {
  id: 'bundle.list-export',
  method: 'POST',
  path: '/api/admin/products/bundle/export',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

/** Changes one; its new pictures are added to those that are stored. */
export const bundleUpdate: Endpoint = {
  id: 'bundle.update',
  method: 'POST',
  path: '/api/admin/products/bundle/update',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['bundle.list', 'bundle.get', 'promotion.list', 'promotion-approval.list'],
  wire: { detail: 'columns' },
  ours: ['detail.discount'],
};
