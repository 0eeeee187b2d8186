// Generated from schemas/category/category.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

export const categoryChildren: Endpoint = {
  id: 'category.children',
  method: 'GET',
  path: '/api/admin/category/{id}/childs',
  roles: [2, 3],
  effect: 'read',
  envelope: 'list',
  export: true,
  variants: {
    file_url: { standIn: ['image_url'] },
    active: { values: [0, 1] },
    parent_category_id: { standIn: ['parent_category.id', 'parent_category'] },
  },
  words: { id: ['detail', 'status'] },
};

/** All rows of category.children as a file. */
export const categoryChildrenExport: Endpoint = {
  id: 'category.children-export',
  method: 'POST',
  path: '/api/admin/category/{id}/childs/export',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

export const categoryCreate: Endpoint = {
  id: 'category.create',
  method: 'POST',
  path: '/api/admin/category',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['category.list', 'category.children'],
};

export const categoryDelete: Endpoint = {
  id: 'category.delete',
  method: 'DELETE',
  path: '/api/admin/category/{id}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['category.list', 'category.children'],
};

/** Deletes many categories, all or none. */
export const categoryDeleteMany: Endpoint = {
  id: 'category.delete-many',
  method: 'POST',
  path: '/api/admin/category/bulk-delete',
  roles: [2, 3],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
  selection: { most: 1000 },
  invalidates: ['category.list', 'category.children'],
  extension: true,
};

export const categoryGet: Endpoint = {
  id: 'category.get',
  method: 'GET',
  path: '/api/admin/category/detail/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  variants: {
    file_url: { standIn: ['image_url'] },
    active: { values: [0, 1] },
    parent_category_id: { standIn: ['parent_category.id', 'parent_category'] },
  },
};

export const categoryList: Endpoint = {
  id: 'category.list',
  method: 'GET',
  path: '/api/admin/category',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage', all: true },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'name', 'ordering', 'active'] },
  export: true,
  variants: {
    file_url: { standIn: ['image_url'] },
    active: { values: [0, 1] },
    parent_category_id: { standIn: ['parent_category.id', 'parent_category'] },
  },
};

/** All rows of category.list as a file. */
export const categoryListExport: Endpoint = {
  id: 'category.list-export',
  method: 'POST',
  path: '/api/admin/category/export',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

export const categoryParents: Endpoint = {
  id: 'category.parents',
  method: 'GET',
  path: '/api/admin/category/parent',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  variants: {
    file_url: { standIn: ['image_url'] },
    active: { values: [0, 1] },
    parent_category_id: { standIn: ['parent_category.id', 'parent_category'] },
  },
};

/** Activates or deactivates many categories, all or none. */
export const categorySetActiveMany: Endpoint = {
  id: 'category.set-active-many',
  method: 'POST',
  path: '/api/admin/category/bulk-active',
  roles: [2, 3],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
  selection: { most: 1000 },
  invalidates: ['category.list', 'category.children', 'category.get'],
  extension: true,
};

/** Flips active. */
export const categoryToggle: Endpoint = {
  id: 'category.toggle',
  method: 'GET',
  path: '/api/admin/category/status/{id}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['category.list', 'category.children', 'category.get'],
};

export const categoryUpdate: Endpoint = {
  id: 'category.update',
  method: 'POST',
  path: '/api/admin/category/update/{id}',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['category.list', 'category.children', 'category.get', 'product.list', 'product.get'],
};
