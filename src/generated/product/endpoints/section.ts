// Generated from schemas/section/section.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

/** Adds products by their SKU codes, or categories or brands by their numbers, at the end; ids names records that were picked. */
export const sectionAddItems: Endpoint = {
  id: 'section.add-items',
  method: 'POST',
  path: '/api/admin/sections/items',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['section.items'],
  ours: ['ids'],
};

export const sectionCreate: Endpoint = {
  id: 'section.create',
  method: 'POST',
  path: '/api/admin/sections',
  roles: [2, 3],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
  invalidates: ['section.list'],
};

/** Deletes a section with all its items. */
export const sectionDelete: Endpoint = {
  id: 'section.delete',
  method: 'DELETE',
  path: '/api/admin/sections/{id}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['section.list'],
};

/** Empties a section. */
export const sectionDeleteAllItems: Endpoint = {
  id: 'section.delete-all-items',
  method: 'DELETE',
  path: '/api/admin/sections/items/all/{sectionId}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['section.items'],
};

/** Takes one item out; those behind it move up. */
export const sectionDeleteItem: Endpoint = {
  id: 'section.delete-item',
  method: 'DELETE',
  path: '/api/admin/sections/items/{itemId}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['section.items'],
};

/** Deletes many sections with all their items, all or none. */
export const sectionDeleteMany: Endpoint = {
  id: 'section.delete-many',
  method: 'POST',
  path: '/api/admin/sections/bulk-delete',
  roles: [2, 3],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
  selection: { most: 1000 },
  invalidates: ['section.list'],
  extension: true,
};

/** What a section shows, in its order. */
export const sectionItems: Endpoint = {
  id: 'section.items',
  method: 'GET',
  path: '/api/admin/sections/items/{sectionId}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
};

export const sectionList: Endpoint = {
  id: 'section.list',
  method: 'GET',
  path: '/api/admin/sections',
  roles: [2, 3],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['id', 'title', 'type', 'active'] },
  export: true,
  variants: { active: { values: [0, 1] } },
};

/** All rows of section.list as a file. */
export const sectionListExport: Endpoint = {
  id: 'section.list-export',
  method: 'POST',
  path: '/api/admin/sections/export',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

/** Gives items of one section other places: id_items and ordering name them side by side. The other items keep their order and make room. */
export const sectionOrderItems: Endpoint = {
  id: 'section.order-items',
  method: 'POST',
  path: '/api/admin/sections/items/ordering',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['section.items'],
};

/** Activates or deactivates many sections, all or none. */
export const sectionSetActiveMany: Endpoint = {
  id: 'section.set-active-many',
  method: 'POST',
  path: '/api/admin/sections/bulk-active',
  roles: [2, 3],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
  selection: { most: 1000 },
  invalidates: ['section.list', 'section.get'],
  extension: true,
};

/** Flips active. */
export const sectionToggle: Endpoint = {
  id: 'section.toggle',
  method: 'GET',
  path: '/api/admin/sections/status/{id}',
  roles: [2, 3],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['section.list', 'section.get'],
};

/** Renames a section; its type is that with which it was made. */
export const sectionUpdate: Endpoint = {
  id: 'section.update',
  method: 'PUT',
  path: '/api/admin/sections',
  roles: [2, 3],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
  invalidates: ['section.list', 'section.get'],
};

/** One section, so that its screens survive a reload. */
export const sectionGet: Endpoint = {
  id: 'section.get',
  method: 'GET',
  path: '/api/admin/sections/{id}',
  roles: [2, 3],
  effect: 'read',
  envelope: 'item',
  extension: true,
  fallback: { list: sectionList, match: 'id' },
};
