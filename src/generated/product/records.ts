// Generated from schemas by `npm run generate`. Edit that instead of this file.
import type { RecordSource } from '../../runtime/model.ts';

const records: readonly RecordSource[] = [
  {
    list: 'product-list',
    source: {
      endpoint: {
        id: 'product.list',
        method: 'GET',
        path: '/api/admin/products',
        roles: [2, 3],
        effect: 'read',
        envelope: 'page-meta',
        paging: { page: 'page', size: 'perPage' },
        search: 'search',
        sort: {
          field: 'sort',
          dir: 'dir',
          fields: ['id', 'name', 'sku_code', 'category.name', 'brand.name', 'price', 'active', 'blocked'],
        },
      },
    },
    key: 'id',
    shown: ['name', 'sku_code'],
    to: {
      screen: 'product-detail',
      route: '/dashboard/product/detail/{id}',
      with: { id: { from: 'row', path: 'id' } },
    },
    get: {
      endpoint: {
        id: 'product.get',
        method: 'GET',
        path: '/api/admin/products/{id}',
        roles: [2, 3],
        effect: 'read',
        envelope: 'item',
      },
      with: { id: { from: 'route', path: 'id' } },
    },
  },
  {
    list: 'category-list',
    source: {
      endpoint: {
        id: 'category.list',
        method: 'GET',
        path: '/api/admin/category',
        roles: [2, 3],
        effect: 'read',
        envelope: 'page',
        paging: { page: 'page', size: 'perPage' },
        search: 'search',
        sort: { field: 'sort', dir: 'dir', fields: ['id', 'name', 'ordering', 'active'] },
      },
    },
    key: 'id',
    shown: ['name', 'description'],
    to: {
      screen: 'category-edit',
      route: '/dashboard/category/edit/{id}',
      with: { id: { from: 'row', path: 'id' } },
    },
    get: {
      endpoint: {
        id: 'category.get',
        method: 'GET',
        path: '/api/admin/category/detail/{id}',
        roles: [2, 3],
        effect: 'read',
        envelope: 'item',
      },
      with: { id: { from: 'route', path: 'id' } },
    },
  },
  {
    list: 'brand-list',
    source: {
      endpoint: {
        id: 'brand.list',
        method: 'GET',
        path: '/api/admin/brand',
        roles: [2, 3],
        effect: 'read',
        envelope: 'page',
        paging: { page: 'page', size: 'perPage' },
        search: 'search',
        sort: { field: 'sort', dir: 'dir', fields: ['id', 'name', 'active'] },
      },
    },
    key: 'id',
    shown: ['name'],
    to: {
      screen: 'brand-edit',
      route: '/dashboard/brand/edit/{id}',
      with: { id: { from: 'row', path: 'id' } },
    },
    get: {
      endpoint: {
        id: 'brand.get',
        method: 'GET',
        path: '/api/admin/brand/{id}',
        roles: [2, 3],
        effect: 'read',
        envelope: 'item',
        extension: true,
      },
      with: { id: { from: 'route', path: 'id' } },
    },
  },
  {
    list: 'admin-list',
    source: {
      endpoint: {
        id: 'user-admin.list',
        method: 'GET',
        path: '/api/admin/user-admin',
        roles: [2, 3],
        effect: 'read',
        envelope: 'page',
        paging: { page: 'page', size: 'perPage' },
        search: 'search',
        sort: { field: 'sort', dir: 'dir', fields: ['id', 'username', 'role'] },
      },
    },
    key: 'id',
    shown: ['username'],
    to: {
      screen: 'admin-edit',
      route: '/dashboard/admin/edit/{id}',
      with: { id: { from: 'row', path: 'id' } },
    },
    get: {
      endpoint: {
        id: 'user-admin.get',
        method: 'GET',
        path: '/api/admin/user-admin/{id}',
        roles: [2, 3],
        effect: 'read',
        envelope: 'item',
      },
      with: { id: { from: 'route', path: 'id' } },
    },
  },
  {
    list: 'approval-list',
    source: {
      endpoint: {
        id: 'approval.list',
        method: 'GET',
        path: '/api/admin/master/approval',
        roles: [2, 3],
        effect: 'read',
        envelope: 'page',
        paging: { page: 'page', size: 'perPage' },
        search: 'search',
      },
    },
    key: 'id',
    shown: ['user.username', 'role_string'],
    to: {
      screen: 'approval-edit',
      route: '/dashboard/master-approval/edit/{id}',
      with: { id: { from: 'row', path: 'id' } },
    },
    get: {
      endpoint: {
        id: 'approval.get',
        method: 'GET',
        path: '/api/admin/master/approval/{id}',
        roles: [2, 3],
        effect: 'read',
        envelope: 'item',
        extension: true,
      },
      with: { id: { from: 'route', path: 'id' } },
    },
  },
];

export default records;
